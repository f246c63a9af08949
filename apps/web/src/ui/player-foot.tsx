import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';

export interface FootProps {
  /** Null until there is a verdict. */
  right?: boolean | null;
  verdict?: ReactNode;
  /** The keys, told in the verdict's place before, where there is room. */
  hint: string;
  /** Before the button. */
  beside?: ReactNode;
  label: string;
  /** There is nothing yet to check or to go on from. */
  disabled?: boolean;
  /** Locked for a moment. It stays focusable: a disabled button would drop the focus. */
  resting?: boolean;
}

/**
 * The foot of every player: the verdict with what there is to learn from it, and the one button that
 * goes on. Held across, the verdict stands below the task and the button below the answers; enlarged
 * on a low screen it scrolls with the page.
 */
export function PlayerFoot({
  right = null,
  verdict,
  hint,
  beside,
  label,
  disabled = false,
  resting = false,
  button,
}: FootProps & { button: Ref<HTMLButtonElement> }) {
  const tint = right ? 'bg-ok-tint' : 'bg-wrong-tint';
  const answered = right !== null;
  return (
    <div
      data-foot
      className={`sticky bottom-(--nav) z-20 low:static across:contents ${answered ? tint : 'border-line border-t-2 bg-bg'}`}
    >
      <div className="mx-auto flex w-full max-w-[760px] flex-col px-4 py-2 sm:flex-row sm:items-center sm:justify-between sm:gap-6 roomy:py-4 across:contents 2xl:max-w-[960px]">
        <div
          role="status"
          className={`min-w-0 flex-1 across:col-start-1 across:row-start-5 across:self-start across:rounded-lg ${answered ? `${tint} across:p-3` : ''}`}
        >
          {answered ? (
            verdict
          ) : (
            <p className="hidden text-muted text-sm sm:block across:hidden">{hint}</p>
          )}
        </div>
        <div
          data-bar
          className="flex shrink-0 items-center gap-3 across:sticky across:bottom-(--nav) across:z-20 across:col-start-2 across:row-start-2 across:row-end-6 across:self-end across:bg-bg across:pt-1"
        >
          {beside}
          <Button
            ref={button}
            type="submit"
            disabled={disabled}
            aria-disabled={resting}
            kind={!answered ? 'go' : right ? 'ok' : 'wrong'}
            className="min-w-0 flex-1 short:min-h-12 sm:w-56 sm:flex-none across:w-auto across:flex-1"
          >
            {label}
          </Button>
        </div>
      </div>
    </div>
  );
}
