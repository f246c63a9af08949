import { MicOff } from 'lucide-react';
import type { RecognitionFailure } from './recogniser.ts';
import { FAILURE_SENTENCES, isPermanent } from './recognition-failures.ts';

/** What went wrong with the recording, and ways on. */
export function RecordingTrouble({
  failure,
  onRetry,
  onWithoutChecking,
}: {
  failure: RecognitionFailure;
  onRetry: () => void;
  onWithoutChecking?: () => void;
}) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md bg-wrong-tint p-4 text-wrong-text">
      <p className="flex gap-3">
        <MicOff aria-hidden size={24} className="mt-0.5 shrink-0" />
        {FAILURE_SENTENCES[failure]}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {!isPermanent(failure) && <WayOn onClick={onRetry}>Try again</WayOn>}
        {onWithoutChecking && <WayOn onClick={onWithoutChecking}>Practise without a score</WayOn>}
      </div>
    </div>
  );
}

function WayOn({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-sm font-bold text-sm underline underline-offset-4"
    >
      {children}
    </button>
  );
}
