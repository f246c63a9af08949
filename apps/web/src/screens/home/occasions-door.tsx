import { HandHeart } from 'lucide-react';
import { Link } from 'wouter';

/** The way to what to say when it matters. */
export function OccasionsDoor() {
  return (
    <Link
      href="/occasions"
      className="flex items-center gap-3 rounded-lg border-2 border-line bg-surface px-4 py-3 text-ink shadow-card hover:border-line-strong active:translate-y-0.5"
    >
      <HandHeart aria-hidden size={26} strokeWidth={2.25} className="shrink-0 text-red-text" />
      <span className="min-w-0">
        <span className="block font-bold font-display text-md leading-tight">Occasions</span>
        <span className="block text-muted text-sm leading-snug">
          A birth, a wedding, a loss: what to say, and how to answer.
        </span>
      </span>
    </Link>
  );
}
