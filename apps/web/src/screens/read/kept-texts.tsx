import { Trash2 } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { useKeptTexts } from './kept-texts-reads.ts';

/** What the learner kept on this device, to be read again or deleted. */
export function KeptTexts({ userId, onOpen }: { userId: string; onOpen: (text: string) => void }) {
  const { texts, remove } = useKeptTexts(userId);
  if (texts.length === 0) return null;
  return (
    <Card aria-labelledby="kept-texts" className="flex flex-col gap-2">
      <h2 id="kept-texts" className="text-lg">
        Saved texts
      </h2>
      <ul className="flex flex-col">
        {texts.map(({ id, text }) => (
          <li key={id} className="flex items-center gap-2 border-line border-t first:border-t-0">
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
              onClick={() => remove(id)}
              className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-wrong-text"
            >
              <Trash2 aria-hidden size={20} strokeWidth={2.25} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
