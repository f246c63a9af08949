import { memo } from 'react';
import { CloseLink } from '../../ui/close-link.tsx';
import { HeartIcon } from '../../ui/heart-icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export const LessonTop = memo(function LessonTop({
  at,
  done,
  of,
  hearts,
}: {
  at: number;
  /** How many questions are behind the learner. */
  done: number;
  of: number;
  hearts: number;
}) {
  return (
    <div className="flex items-center gap-3 across:col-span-2 across:row-start-1">
      <CloseLink href="/learn" />
      <ProgressBar label="Lesson progress" tone="red" value={done} max={of} className="flex-1" />
      <p className="whitespace-nowrap font-bold text-muted text-sm tabular-nums">
        {at + 1} of {of}
      </p>
      <p className="flex items-center gap-1.5 font-bold font-display text-md tabular-nums">
        <HeartIcon size={26} />
        {hearts} <span className="sr-only">hearts</span>
      </p>
    </div>
  );
});
