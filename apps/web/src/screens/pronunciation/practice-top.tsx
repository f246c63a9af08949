import { EXCELLENT_FROM } from '@hajde/rules/play/pronunciation';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** What to do, and how far it is. */
export function PracticeTop({
  at,
  of,
  instruction = `Listen to the word, then say it. Aim for ${EXCELLENT_FROM}% or higher.`,
}: {
  at: number;
  of: number;
  instruction?: string;
}) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{instruction}</p>
      <div className="flex items-center gap-3">
        <ProgressBar label="Words in this session" value={at} max={of} tone="red" />
        <p className="whitespace-nowrap font-bold text-muted text-sm tabular-nums">
          {at + 1}/{of}
        </p>
      </div>
    </div>
  );
}
