import { ChevronRight, Users } from 'lucide-react';
import { Link } from 'wouter';

export function WayToCircles() {
  return (
    <Link
      href="/circles"
      className="flex min-h-18 items-center gap-4 rounded-lg border-2 border-line bg-surface p-4 shadow-card hover:border-line-strong sm:p-5"
    >
      <span className="octagon grid size-12 shrink-0 place-items-center bg-gold-tint text-gold-text">
        <Users aria-hidden size={26} strokeWidth={2.25} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold font-display text-lg">Circles</span>
        <span className="block text-muted text-sm">A streak with people you know.</span>
      </span>
      <ChevronRight aria-hidden size={22} strokeWidth={2.5} className="shrink-0 text-muted" />
    </Link>
  );
}
