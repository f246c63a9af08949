import { WifiOff } from 'lucide-react';
import { useOnline } from '../base/use-online.ts';

/** On a screen that can do little without the network: why. */
export function OfflineLine() {
  if (useOnline()) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-md bg-gold-tint px-4 py-3 font-bold text-gold-text text-sm"
    >
      <WifiOff aria-hidden size={20} strokeWidth={2.25} className="shrink-0" />
      You're offline. This screen needs a connection.
    </p>
  );
}
