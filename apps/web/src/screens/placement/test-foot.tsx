import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** The one button that goes on, and the way back to an answer that was a slip. */
export function TestFoot({
  label,
  disabled,
  onBack,
}: {
  label: string;
  disabled: boolean;
  onBack: (() => void) | undefined;
}) {
  return (
    <div className="sticky bottom-0 z-20 border-line border-t-2 bg-bg pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex w-full max-w-[760px] items-center gap-3 px-4 py-4">
        <p className="hidden flex-1 text-muted text-sm sm:block">
          Press 1 to 4 to choose, Enter to go on
        </p>
        {onBack && (
          <div className="w-18 shrink-0">
            <Button
              kind="quiet"
              aria-label="Previous question"
              data-tooltip="Previous question"
              onClick={onBack}
            >
              <ArrowLeft aria-hidden size={24} strokeWidth={2.5} className="shrink-0" />
            </Button>
          </div>
        )}
        <Button type="submit" disabled={disabled} className="sm:w-56">
          {label}
        </Button>
      </div>
    </div>
  );
}
