import type { ReactNode } from 'react';

export interface Skipping {
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** There for everyone, and quieter than the way through the test. */
export function SkipButton({ disabled, onClick, children }: Skipping & { children: ReactNode }) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="min-h-11 self-center rounded-md px-3 py-1 font-bold text-muted text-sm underline decoration-line-strong decoration-2 underline-offset-4 hover:text-ink hover:decoration-current disabled:no-underline"
    >
      {children}
    </button>
  );
}
