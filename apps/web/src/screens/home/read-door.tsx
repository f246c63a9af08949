import { MessageSquareText } from 'lucide-react';
import { Link } from 'wouter';

/** The way to the family's messages. */
export function ReadDoor() {
  return (
    <Link
      href="/read"
      className="flex items-center gap-3 rounded-lg border-2 border-line bg-surface px-4 py-3 text-ink shadow-card hover:border-line-strong active:translate-y-0.5"
    >
      <MessageSquareText
        aria-hidden
        size={26}
        strokeWidth={2.25}
        className="shrink-0 text-red-text"
      />
      <span className="min-w-0">
        <span className="block font-bold font-display text-md leading-tight">Read</span>
        <span className="block text-muted text-sm leading-snug">
          A message from your family, explained word by word.
        </span>
      </span>
    </Link>
  );
}
