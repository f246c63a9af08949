import { CloudUpload } from 'lucide-react';
import { Link } from 'wouter';
import { useUnsentLessons } from '../learner/pending-lessons.ts';

/** Says how many finished lessons only this device has so far. */
export function NotYetSynced({ userId }: { userId: string }) {
  const { length } = useUnsentLessons(userId);
  if (length === 0) return null;
  return (
    <Link
      href="/offline-packs"
      className="flex min-h-11 items-center justify-center gap-2 rounded-md bg-blue-tint px-4 py-2 text-center font-bold text-blue-text text-sm"
    >
      <CloudUpload aria-hidden size={20} strokeWidth={2.25} className="shrink-0" />
      {length === 1 ? '1 lesson not yet synced' : `${length} lessons not yet synced`}
    </Link>
  );
}
