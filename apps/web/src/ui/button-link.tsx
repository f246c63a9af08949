import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonKind, buttonClass } from './button.tsx';

/** A way to another screen that looks like the big button. It is a link: it opens in a new tab, too. */
export function ButtonLink({
  href,
  kind = 'go',
  label,
  className = '',
  children,
}: {
  href: string;
  kind?: ButtonKind;
  /** For screen readers, where the visible words do not say enough; it begins with those words. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link href={href} aria-label={label} className={`${buttonClass(kind)} ${className}`}>
      {children}
    </Link>
  );
}
