import type { ComponentProps, ReactNode } from 'react';

/** The card that the task is about: a sentence, its sound beside it and its English below. */
export function LineCard({
  beside,
  english,
  children,
  ...rest
}: {
  beside?: ReactNode;
  english?: string;
} & ComponentProps<'div'>) {
  return (
    <div
      className="relative flex items-center gap-3 rounded-lg border-2 border-line-strong bg-surface p-2.5 roomy:gap-4 roomy:p-4"
      {...rest}
    >
      {beside}
      <div className="min-w-0 flex-1">
        <p lang="sq" className="font-bold font-display text-lg leading-relaxed">
          {children}
        </p>
        {english && <p className="text-muted text-sm leading-snug">{english}</p>}
      </div>
    </div>
  );
}

/** The word in it that is asked for. */
export const MARKED = 'rounded-[4px] bg-gold-tint px-1 text-gold-text';
