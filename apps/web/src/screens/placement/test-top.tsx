import { CloseLink } from '../../ui/close-link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SkipButton, type Skipping } from './skip-button.tsx';

/** How far the test has come. Those who have a result already may also leave without another. */
export function TestTop({
  at,
  of,
  answered,
  retaken,
  skipping,
}: {
  at: number;
  of: number;
  answered: boolean;
  retaken: boolean;
  skipping: Skipping;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 across:col-span-2 across:row-start-1">
      {retaken && <CloseLink href="/" />}
      <ProgressBar
        label="Test progress"
        tone="red"
        value={at + (answered ? 1 : 0)}
        max={of}
        className="min-w-20 flex-1"
      />
      <p className="font-bold text-muted text-sm tabular-nums">
        {at + 1}/{of}
      </p>
      <div className="-mr-3">
        <SkipButton {...skipping}>Skip Test</SkipButton>
      </div>
    </div>
  );
}
