import { Mic, Square } from 'lucide-react';
import { Button } from '../ui/button.tsx';

/** Record, and Stop while it runs. */
export function RecordButton({
  recording,
  again,
  onRecord,
  onStop,
}: {
  recording: boolean;
  /** Something is recorded already, so that the button for what comes next is the prominent one. */
  again: boolean;
  onRecord: () => void;
  onStop: () => void;
}) {
  const Icon = recording ? Square : Mic;
  return (
    <Button kind={again && !recording ? 'quiet' : 'go'} onClick={recording ? onStop : onRecord}>
      <Icon aria-hidden size={24} strokeWidth={2.5} className="shrink-0" />
      {recording ? 'Stop' : 'Record'}
    </Button>
  );
}
