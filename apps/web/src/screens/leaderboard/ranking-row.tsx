import type { Answer } from '@hajde/contract/types';
import { Crown, Medal } from 'lucide-react';
import type { Board } from '../../learner/leaderboard-reads.ts';
import { Chip } from '../../ui/chip.tsx';
import { BoltIcon, FlameIcon } from '../../ui/reward-icons.tsx';
import { initials } from './initials.ts';

type Entry = Answer<'GET /api/leaderboards/streak/:period'>[number];

/** On the XP board the XP is the period's; on the streak board it is all the learner has. */
export function RankingRow({
  entry: { rank, value, user },
  board,
  you,
}: {
  entry: Entry;
  board: Board;
  you: boolean;
}) {
  return (
    <li
      aria-current={you ? 'true' : undefined}
      className={`flex min-h-18 items-center gap-3 rounded-lg border-2 px-3 py-2 ${
        you ? 'border-red bg-red-tint' : 'border-line bg-surface'
      }`}
    >
      <RankIcon rank={rank} />
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-pill bg-blue font-bold font-display text-on-blue"
      >
        {initials(user.username)}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className="min-w-0 wrap-anywhere font-bold">{user.username}</span>
        {you && <Chip tone="blue">You</Chip>}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5 font-bold text-sm tabular-nums sm:flex-row sm:items-center sm:gap-4">
        <span className="flex items-center gap-1">
          <BoltIcon size={18} />
          {board === 'xp' ? value : user.xp} XP
        </span>
        <span className="flex items-center gap-1">
          <FlameIcon size={18} />
          {board === 'streak' ? value : user.streak} <span className="sr-only">day streak</span>
        </span>
      </span>
    </li>
  );
}

const MEDALS = ['text-gold-text', 'text-muted', 'text-wrong-text'];

function RankIcon({ rank }: { rank: number }) {
  const medal = MEDALS[rank - 1];
  const Icon = rank === 1 ? Crown : Medal;
  return (
    <span className="grid w-9 shrink-0 place-items-center font-bold font-display text-muted">
      {medal ? <Icon aria-hidden className={medal} size={28} strokeWidth={2.25} /> : null}
      <span className={medal ? 'sr-only' : ''}>
        <span className="sr-only">Rank </span>
        {rank}
      </span>
    </span>
  );
}
