import { Crown, PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '../../base/use-today.ts';
import { Chip } from '../../ui/chip.tsx';
import { BoltIcon, FlameIcon } from '../../ui/reward-icons.tsx';
import { CheerDialog } from './cheer-dialog.tsx';
import type { Circle, Member } from './circle-reads.ts';
import { whenLearnt } from './when-learnt.ts';

export function MemberRow({
  circle,
  member,
  userId,
  unit,
}: {
  circle: Circle;
  member: Member;
  userId: string;
  unit: string | undefined;
}) {
  const [cheering, setCheering] = useState(false);
  const today = useToday();
  const { id, username, rank, weekXp, streak, learntToday } = member;
  const you = id === userId;
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-2 px-3 py-2.5 ${
        you ? 'border-red bg-red-tint' : 'border-line bg-surface'
      }`}
    >
      <span className="w-7 shrink-0 text-center font-bold font-display text-muted">
        <span className="sr-only">Rank </span>
        {rank}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere font-bold">{username}</span>
          {you && <Chip tone="blue">You</Chip>}
          {circle.ownerId === id && (
            <Crown aria-label="Owner" role="img" size={18} className="text-gold-text" />
          )}
        </p>
        <p className={`text-sm ${learntToday ? 'font-semibold text-ok-text' : 'text-muted'}`}>
          {whenLearnt(member, today)}
          {unit && <span className="text-muted"> · {unit}</span>}
        </p>
      </div>
      <div className="ml-10 flex items-center gap-4 font-bold text-sm tabular-nums sm:ml-0">
        <span className="flex items-center gap-1">
          <BoltIcon size={18} />
          {weekXp} XP
        </span>
        <span className="flex items-center gap-1">
          <FlameIcon size={18} />
          {streak}
          <span className="sr-only">day streak</span>
        </span>
      </div>
      {!you && (
        <button
          type="button"
          onClick={() => setCheering(true)}
          aria-label={`Cheer ${username}`}
          data-tooltip="Cheer"
          className="ml-auto grid size-11 shrink-0 place-items-center rounded-md border-2 border-line-strong bg-surface text-red-text hover:bg-bg"
        >
          <PartyPopper aria-hidden size={22} strokeWidth={2.25} />
        </button>
      )}
      {cheering && (
        <CheerDialog circleId={circle.id} member={member} onClose={() => setCheering(false)} />
      )}
    </li>
  );
}
