import type { ReactNode } from 'react';

const TONES = {
  blue: 'bg-blue-tint text-blue-text',
  gold: 'bg-gold-tint text-gold-text',
  red: 'bg-red-tint text-red-text',
  ok: 'bg-ok-tint text-ok-text',
  wrong: 'bg-wrong-tint text-wrong-text',
  quiet: 'bg-sunk text-muted',
};

/** A small label: a level, a reward, a state. */
export function Chip({
  tone = 'blue',
  className = '',
  children,
}: {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-pill px-3 py-1 font-bold text-xs ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
