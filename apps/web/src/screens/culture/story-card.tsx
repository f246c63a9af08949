import { Check } from 'lucide-react';
import { useId } from 'react';
import { LevelChip } from '../../course/level-chip.tsx';
import type { Story } from '../../learner/culture-reads.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AlbanianText } from './albanian-text.tsx';

/** A story as it is offered: what it is about, how it begins, and what it pays. */
export function StoryCard({
  story: { emoji, title, difficulty, category, content, albanian, xpReward },
  isRead,
  onOpen,
}: {
  story: Story;
  isRead: boolean;
  onOpen: () => void;
}) {
  const titleId = useId();
  return (
    <li className="flex">
      <Card className="flex w-full flex-col gap-3">
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            className="octagon grid size-14 shrink-0 place-items-center bg-sunk text-[30px] leading-none"
          >
            {emoji}
          </span>
          <div className="min-w-0">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <p className="mt-1.5 flex flex-wrap gap-1.5">
              <LevelChip level={difficulty} />
              <Chip tone="quiet" className="capitalize">
                {category}
              </Chip>
            </p>
          </div>
        </div>
        <p className="line-clamp-3 text-sm">
          <AlbanianText text={beginningOf(content)} albanian={albanian} />
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <p className="flex flex-wrap gap-1.5">
            <Chip tone="gold">+{xpReward} XP</Chip>
            {isRead && (
              <Chip tone="ok">
                <Check aria-hidden size={14} strokeWidth={3} />
                Read
              </Chip>
            )}
          </p>
          <div>
            <Button kind="quiet" aria-describedby={titleId} onClick={onOpen}>
              Learn More
            </Button>
          </div>
        </div>
      </Card>
    </li>
  );
}

const beginningOf = (content: string) => content.split('\n', 1)[0] ?? '';
