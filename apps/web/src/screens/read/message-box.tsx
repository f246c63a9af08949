import { ClipboardPaste } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { AlbanianTextArea } from './albanian-text-area.tsx';

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
  const canPaste = 'clipboard' in navigator && 'readText' in navigator.clipboard;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      <AlbanianTextArea
        label="Message"
        rows={4}
        maxLength={LONGEST_TEXT}
        value={text}
        onText={onText}
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

async function paste(onRead: (text: string) => void): Promise<void> {
  try {
    const text = await navigator.clipboard.readText();
    onRead(text.slice(0, LONGEST_TEXT));
  } catch {
    // The learner did not allow it; the box can be pasted into by hand.
  }
}
