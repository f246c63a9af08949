import { useLayoutEffect, useRef } from 'react';
import { progressBar } from './progress-value.ts';

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
  const { state, ...bar } = progressBar(value, max);
  const share = bar.value === null ? 0.3 : bar.value / bar.max;
  const indicator = useRef<HTMLDivElement>(null);
  // Not as an attribute: in a page that is drawn ahead, the CSP forbids styles.
  useLayoutEffect(() => {
    indicator.current?.style.setProperty('translate', `${100 * (share - 1)}%`);
  }, [share]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={bar.max}
      aria-valuenow={bar.value ?? undefined}
      aria-valuetext={bar.value === null ? undefined : `${Math.round(100 * share)}%`}
      data-state={state}
      className={`h-3.5 w-full overflow-hidden rounded-pill border-2 border-line-strong bg-sunk ${className}`}
    >
      <div
        ref={indicator}
        data-state={state}
        className={`block h-full w-full -translate-x-full rounded-pill transition-[translate] duration-400 ease-out data-[state=indeterminate]:animate-breathe ${TONES[tone]}`}
      />
    </div>
  );
}
