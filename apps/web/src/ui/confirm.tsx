import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before something is lost. */
export function Confirm({
  title,
  text,
  yes,
  no = 'Cancel',
  onYes,
  onClose,
}: {
  title: string;
  text: string;
  yes: string;
  no?: string;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {yes}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
