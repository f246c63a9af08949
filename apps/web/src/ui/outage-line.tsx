import { CloudOff } from 'lucide-react';
import { useOutage } from '../api/outage.ts';

/** Says that the server is in trouble, and that the learner need not do anything about it. */
export function OutageLine() {
  if (!useOutage()) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-md bg-gold-tint px-4 py-3 font-bold text-gold-text text-sm"
    >
      <CloudOff aria-hidden size={20} strokeWidth={2.25} className="shrink-0" />
      Hajde can't reach its data right now. Your lessons stay safe on this device.
    </p>
  );
}
