import { CloseLink } from '../../ui/close-link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export function PracticeTop({ done, of }: { done: number; of: number }) {
  return (
    <div className="flex items-center gap-3">
      <CloseLink href="/" />
      <ProgressBar label="Practice progress" tone="blue" value={done} max={of} className="flex-1" />
      <p className="whitespace-nowrap font-bold text-muted text-sm tabular-nums">
        {Math.min(done + 1, of)} of {of}
      </p>
    </div>
  );
}
