import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OutboxRecord } from '../outbox/records.ts';

/** Something finished offline that the server refused for good. */
export interface Refused {
  readonly record: OutboxRecord;
  readonly title: string;
}

export interface NotCountedProps {
  readonly refused: readonly Refused[];
  /** Forgets it for good. */
  readonly onDismiss: (refused: Refused) => void;
}

/** Says what was not counted and why, until the learner has seen enough of it. */
export function NotCountedList({ refused, onDismiss }: NotCountedProps) {
  /** Gone from the screen at once, and not only when the device has been read anew. */
  const [dismissed, setDismissed] = useState<readonly Refused[]>([]);
  const last = dismissed.at(-1);
  const shown = refused.filter((it) => !dismissed.some((each) => keyOf(each) === keyOf(it)));
  return (
    <>
      {last && <Dismissed key={keyOf(last)} title={last.title} />}
      {shown.length > 0 && (
        <ul aria-label="Not counted" className="flex flex-col gap-3">
          {shown.map((each) => (
            <li
              key={keyOf(each)}
              className="flex items-start gap-3 rounded-md bg-wrong-tint p-3 text-wrong-text"
            >
              <div className="min-w-0 flex-1">
                <p className="font-bold">{each.title}</p>
                <p className="text-sm">Not counted: {each.record.refusal}</p>
              </div>
              <button
                type="button"
                aria-label={`Dismiss ${each.title}`}
                data-tooltip="Dismiss"
                onClick={() => {
                  setDismissed([...dismissed, each]);
                  onDismiss(each);
                }}
                className="-my-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-md"
              >
                <X aria-hidden size={22} strokeWidth={2.5} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const keyOf = ({ record }: Refused) => record.idempotencyKey;

/** Takes the focus of the button that went away, so that the keyboard goes on from here. */
function Dismissed({ title }: { title: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className="sr-only">
      {title} dismissed
    </p>
  );
}
