const DEFAULT_PROGRESS_MAX = 100;

type ProgressState = 'indeterminate' | 'loading' | 'complete';

interface ProgressBar {
  readonly max: number;
  readonly value: number | null;
  readonly state: ProgressState;
}

/** Indeterminate unless max > 0 and 0 <= value <= max. */
export function progressBar(
  value: number | null | undefined,
  max: number = DEFAULT_PROGRESS_MAX,
): ProgressBar {
  if (typeof value === 'number' && Number.isFinite(max) && max > 0 && value >= 0 && value <= max) {
    return { max, value, state: value === max ? 'complete' : 'loading' };
  }
  return { max: DEFAULT_PROGRESS_MAX, value: null, state: 'indeterminate' };
}
