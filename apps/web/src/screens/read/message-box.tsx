import { ClipboardPaste } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';

/** Longer than any message; what is longer is cut by the box itself. */
const LONGEST_TEXT = 20_000;

/** Where a message is pasted or written. */
export function MessageBox({
  text,
  onText,
  onRead,
  isReady,
}: {
  text: string;
  onText: (text: string) => void;
  onRead: (text: string) => void;
  isReady: boolean;
}) {
  const id = useId();
  const canPaste = 'clipboard' in navigator && 'readText' in navigator.clipboard;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      <label htmlFor={id} className="font-bold text-sm">
        Message
      </label>
      <textarea
        id={id}
        lang="sq"
        rows={4}
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={({ target }) => onText(target.value)}
        autoComplete="off"
        spellCheck={false}
        className={TEXT_AREA}
      />
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button type="submit" disabled={!isReady || text.trim() === ''}>
          {isReady ? 'Read it' : 'Getting ready…'}
        </Button>
        {canPaste && (
          <Button kind="quiet" disabled={!isReady} onClick={() => paste(onRead)}>
            <ClipboardPaste aria-hidden size={20} strokeWidth={2.25} />
            Paste
          </Button>
        )}
      </div>
    </form>
  );
}

/** Checked by no speller: those of some browsers ask a server. */
export const TEXT_AREA =
  'min-h-24 w-full rounded-md border-2 border-control-line bg-surface px-4 py-3 text-md leading-relaxed outline-hidden focus:border-blue-line focus:ring-4 focus:ring-blue-tint';

async function paste(onRead: (text: string) => void): Promise<void> {
  try {
    const text = await navigator.clipboard.readText();
    onRead(text.slice(0, LONGEST_TEXT));
  } catch {
    // The learner did not allow it; the box can be pasted into by hand.
  }
}
