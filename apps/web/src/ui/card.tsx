import type { ComponentProps } from 'react';

/** A piece of a screen on its own ground. */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={`rounded-lg border-2 border-line bg-surface p-4 shadow-card sm:p-5 ${className}`}
      {...rest}
    />
  );
}
