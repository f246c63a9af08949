import { LevelChip } from '../learner/level-chip.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Ending } from './ending.tsx';
import type { Piece } from './reads.ts';

/** A piece to read; at its end it is finished, which pays the first time. */
export function Reading({
  userId,
  piece,
  isRead,
  onClose,
}: {
  userId: string;
  piece: Piece;
  isRead: boolean;
  onClose: () => void;
}) {
  const { emoji, title, difficulty, category, content } = piece;
  return (
    <Dialog
      title={
        <>
          <span aria-hidden>{emoji}</span> {title}
        </>
      }
      onClose={onClose}
    >
      <p className="-mt-2 flex flex-wrap gap-1.5">
        <LevelChip level={difficulty} />
        <Chip tone="quiet" className="capitalize">
          {category}
        </Chip>
      </p>
      {paragraphsOf(content).map((paragraph) => (
        <p key={paragraph} className="leading-relaxed">
          {paragraph}
        </p>
      ))}
      <Ending userId={userId} piece={piece} isRead={isRead} />
    </Dialog>
  );
}

const paragraphsOf = (content: string) => content.split(/\n+/).filter((line) => line.trim() !== '');
