import { progressBar } from '@hajde/rules/progress-bar';
import * as Radix from '@radix-ui/react-progress';

const TONES = { gold: 'bg-gold', blue: 'bg-blue', red: 'bg-red', ok: 'bg-ok' };

/** How far something has come: indeterminate without a value, loading while partial, complete at max. */
export function ProgressBar({
  label,
  value,
  max,
  tone = 'gold',
  className = '',
}: {
  label: string;
  value?: number | null;
  max?: number;
  tone?: keyof typeof TONES;
  className?: string;
}) {
  const bar = progressBar(value, max);
  const share = bar.value === null ? 0.3 : bar.value / bar.max;
  return (
    <Radix.Root
      aria-label={label}
      value={bar.value}
      max={bar.max}
      className={`h-3.5 w-full overflow-hidden rounded-pill border-2 border-line-strong bg-sunk ${className}`}
    >
      <Radix.Indicator
        className={`block h-full rounded-pill transition-[width] duration-400 ease-out data-[state=indeterminate]:animate-breathe ${TONES[tone]}`}
        style={{ width: `${100 * share}%` }}
      />
    </Radix.Root>
  );
}
