import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';

/** The way back from a screen that is no tab. It has a name of its own, since a tab may lead there, too. */
export function BackLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      className="-mb-3 inline-flex min-h-11 items-center gap-2 self-start rounded-sm font-bold text-muted text-sm hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden size={20} strokeWidth={2.5} />
      Back
    </Link>
  );
}
