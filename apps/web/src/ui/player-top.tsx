import { memo } from 'react';
import { CloseLink } from './close-link.tsx';
import { HeartIcon } from './heart-icon.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** The head of a player: the way out, and how far it is. */
export const PlayerTop = memo(function PlayerTop({
  closesTo,
  label,
  tone,
  counts,
  at,
  done,
  of,
  hearts,
}: {
  closesTo: string;
  label: string;
  tone: 'red' | 'blue';
  /** What is counted, for who does not see it. */
  counts?: string;
  at: number;
  /** How many questions or exercises are behind the learner. */
  done: number;
  of: number;
  /** Where mistakes cost some. */
  hearts?: number;
}) {
  return (
    <div className="flex items-center gap-3 across:col-span-2 across:row-start-1">
      <CloseLink href={closesTo} />
      <ProgressBar label={label} tone={tone} value={done} max={of} className="flex-1" />
      <p className="whitespace-nowrap font-bold text-muted text-sm tabular-nums">
        {counts && <span className="sr-only">{counts} </span>}
        {at + 1} of {of}
      </p>
      {hearts !== undefined && (
        <p className="flex items-center gap-1.5 font-bold font-display text-md tabular-nums">
          <HeartIcon size={26} />
          {hearts} <span className="sr-only">{hearts === 1 ? 'heart' : 'hearts'}</span>
        </p>
      )}
    </div>
  );
});
