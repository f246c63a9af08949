import type { Answer } from '@hajde/contract/types';
import { Lock } from 'lucide-react';
import { BadgeMedal } from './badge-medal.tsx';

export type Badge = Answer<'GET /api/users/:id/badges'>[number];

/** Badges side by side: when they were earned, or how far they have come. */
export function BadgeGrid({
  badges,
  explained = false,
}: {
  badges: readonly Badge[];
  /** With what each one is given for. */
  explained?: boolean;
}) {
  return (
    <ul className={`grid gap-x-2 gap-y-5 ${explained ? 'grid-cols-2 sm:grid-cols-3' : FITTED}`}>
      {badges.map((badge) => (
        <li key={badge.id} className="flex min-w-0 flex-col items-center text-center">
          <Picture badge={badge} />
          <h3 className="mt-2 font-body font-bold text-sm leading-tight">{badge.name}</h3>
          {explained && <p className="mt-1 text-muted text-xs">{badge.requirement}</p>}
          <p className="mt-1 text-muted text-xs tabular-nums">
            {badge.earned ? <Earned at={badge.earnedAt} /> : <Progress badge={badge} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** As many as fit; at 200% text, fewer. */
const FITTED = 'grid-cols-[repeat(auto-fit,minmax(min(100%,5.75rem),1fr))]';

function Picture({ badge }: { badge: Badge }) {
  const locked = !badge.earned && badge.progress === 0;
  return (
    <span className="relative w-17">
      <BadgeMedal {...badge} share={badge.progress / badge.maxProgress} />
      {locked && (
        <span className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-pill border-2 border-line-strong bg-surface text-muted">
          <Lock aria-hidden size={14} strokeWidth={2.75} />
          <span className="sr-only">Locked</span>
        </span>
      )}
    </span>
  );
}

function Earned({ at }: { at: string | null }) {
  if (at === null) return 'Earned';
  return (
    <>
      <span className="sr-only">Earned </span>
      <time dateTime={at}>{dateOf(at)}</time>
    </>
  );
}

/** Not prepared in advance: the locales that it loads would hold up the page that wakes. */
const dateOf = (at: string) =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

function Progress({ badge: { progress, maxProgress } }: { badge: Badge }) {
  return `${progress}/${maxProgress} · ${Math.round((100 * progress) / maxProgress)}%`;
}
