import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** The way back to an answer that was a slip. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <div className="w-18 shrink-0">
      <Button
        kind="quiet"
        aria-label="Previous question"
        data-tooltip="Previous question"
        onClick={onBack}
        className="short:min-h-12"
      >
        <ArrowLeft aria-hidden size={24} strokeWidth={2.5} className="shrink-0" />
      </Button>
    </div>
  );
}
