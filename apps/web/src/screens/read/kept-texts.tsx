import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { useKeptTexts } from './kept-texts-reads.ts';

/** What the learner kept on this device, to be read again or deleted. */
export function KeptTexts({ userId, onOpen }: { userId: string; onOpen: (text: string) => void }) {
  const { texts, remove } = useKeptTexts(userId);
  const [deleted, setDeleted] = useState<string | null>(null);
  return (
    <>
      {deleted && <Deleted key={deleted} />}
      {texts.length > 0 && (
        <Card aria-labelledby="kept-texts" className="flex flex-col gap-2">
          <h2 id="kept-texts" className="text-lg">
            Saved texts
          </h2>
          <ul className="flex flex-col">
            {texts.map(({ id, text }) => (
              <li
                key={id}
                className="flex items-center gap-2 border-line border-t first:border-t-0"
              >
                <button
                  type="button"
                  onClick={() => onOpen(text)}
                  className="min-h-12 min-w-0 flex-1 truncate text-start font-semibold"
                >
                  <span lang="sq">{text}</span>
                </button>
                <button
                  type="button"
                  aria-label={`Delete ${text.slice(0, 40)}`}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(id, { onSuccess: () => setDeleted(id) })}
                  className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-wrong-text"
                >
                  <Trash2 aria-hidden size={20} strokeWidth={2.25} />
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Takes the focus of the button that went away, so that the keyboard goes on from here. */
function Deleted() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className="sr-only">
      Text deleted
    </p>
  );
}
