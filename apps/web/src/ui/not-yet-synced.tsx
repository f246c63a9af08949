import { CloudUpload } from 'lucide-react';
import { Link } from 'wouter';
import { useWaiting } from '../learner/use-waiting.ts';
import { inAll, waitingInWords } from '../outbox/waiting.ts';

/** Says how much of what was finished only this device has so far. */
export function NotYetSynced({ userId }: { userId: string }) {
  const waiting = useWaiting(userId);
  if (inAll(waiting) === 0) return null;
  return (
    <Link
      href="/offline-packs"
      className="flex min-h-11 items-center justify-center gap-2 rounded-md bg-blue-tint px-4 py-2 text-center font-bold text-blue-text text-sm"
    >
      <CloudUpload aria-hidden size={20} strokeWidth={2.25} className="shrink-0" />
      {waitingInWords(waiting)} not yet synced
    </Link>
  );
}
