import { X } from 'lucide-react';
import { Link } from 'wouter';

/** The cross that leads out of a screen that fills the whole view. */
export function CloseLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      aria-label="Close"
      data-tooltip="Close"
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
    >
      <X aria-hidden size={28} strokeWidth={2.5} />
    </Link>
  );
}
