import { CloseLink } from '../../ui/close-link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export function PracticeTop({
  at,
  done,
  of,
}: {
  at: number;
  /** How many exercises are behind the learner. */
  done: number;
  of: number;
}) {
  return (
    <div className="flex items-center gap-3">
      <CloseLink href="/" />
      <ProgressBar label="Practice progress" tone="blue" value={done} max={of} className="flex-1" />
      <p className="whitespace-nowrap font-bold text-muted text-sm tabular-nums">
        {at + 1} of {of}
      </p>
    </div>
  );
}
