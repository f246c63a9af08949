import type { Period } from '@hajde/rules/days/periods';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Board } from '../../learner/leaderboard-reads.ts';
import { Ranking } from './ranking.tsx';

const TABS: readonly { board: Board; name: string }[] = [
  { board: 'xp', name: 'XP Rankings' },
  { board: 'streak', name: 'Streak Rankings' },
];

/** Two boards in one place: arrow keys move between the tabs. */
export function Rankings({ userId, period }: { userId: string; period: Period }) {
  const [board, setBoard] = useState<Board>('xp');
  const id = useId();
  const move = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = TABS.find((tab) => tab.board !== board);
    if (!other) return;
    setBoard(other.board);
    currentTarget.querySelector<HTMLElement>(`[id="${id}-${other.board}"]`)?.focus();
  };
  return (
    <section className="flex flex-col gap-3">
      <div role="tablist" aria-label="Rankings" onKeyDown={move} className="flex gap-2">
        {TABS.map((tab) => (
          <button
            key={tab.board}
            type="button"
            role="tab"
            id={`${id}-${tab.board}`}
            aria-selected={tab.board === board}
            aria-controls={`${id}-panel`}
            tabIndex={tab.board === board ? 0 : -1}
            onClick={() => setBoard(tab.board)}
            className="min-h-11 flex-1 rounded-t-md border-transparent border-b-4 px-2 font-bold text-muted text-sm hover:text-ink aria-selected:border-red aria-selected:text-red-text"
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${board}`}>
        <Ranking userId={userId} board={board} period={period} />
      </div>
    </section>
  );
}
