import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userOf } from '../learner/reads.ts';
import { useHearts } from '../learner/use-hearts.ts';
import { HeartIcon } from './heart-icon.tsx';
import { Logo } from './logo.tsx';
import { NotYetSynced } from './not-yet-synced.tsx';
import { FlameIcon, GemIcon } from './reward-icons.tsx';

/** The logo, and how many hearts, gems and days the learner has; marked while some is not synced. */
export function StatusHeader({ userId }: { userId: string }) {
  const { data } = useQuery(userOf(userId));
  const hearts = useHearts(data);
  return (
    <header className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <Logo className="h-9 w-auto sm:h-10" />
        <ul className="flex items-center gap-4 sm:gap-7">
          <Count name="hearts" icon={<HeartIcon size={26} />} value={hearts} />
          <Count name="gems" icon={<GemIcon size={26} />} value={data?.gems} />
          <Count name="day streak" icon={<FlameIcon size={26} />} value={data?.streak} />
        </ul>
      </div>
      <NotYetSynced userId={userId} />
    </header>
  );
}

function Count({
  name,
  icon,
  value,
}: {
  name: string;
  icon: ReactNode;
  value: number | undefined;
}) {
  return (
    <li className="flex items-center gap-1.5 font-bold font-display text-md">
      {icon}
      <span className="min-w-[2ch] tabular-nums">{value ?? '–'}</span>{' '}
      <span className="sr-only">{value === 1 ? name.replace(/s$/, '') : name}</span>
    </li>
  );
}
