import type { ComponentProps } from 'react';

export type ButtonKind = 'go' | 'quiet' | 'ok' | 'wrong';

const KINDS: Record<ButtonKind, string> = {
  go: 'bg-red text-on-red [--edge:var(--red-edge)] hover:bg-[color-mix(in_srgb,var(--red),var(--red-edge)_25%)]',
  quiet: 'border-2 border-line-strong bg-surface text-ink [--edge:var(--line-strong)] hover:bg-bg',
  ok: 'bg-ok text-on-ok [--edge:var(--ok-edge)]',
  wrong: 'bg-wrong text-on-wrong [--edge:var(--wrong-edge)]',
};

/** The big friendly button: 52 px high on a 4 px edge, which goes down when it is pressed. */
export function Button({
  kind = 'go',
  className = '',
  ...rest
}: { kind?: ButtonKind } & ComponentProps<'button'>) {
  return <button type="button" className={`${buttonClass(kind)} ${className}`} {...rest} />;
}

/** For what looks like a button and is a link. */
export const buttonClass = (kind: ButtonKind) => `${SHAPE} ${KINDS[kind]} ${PRESSED} ${DISABLED}`;

const SHAPE =
  'mb-1 flex min-h-13 w-full forced-colors:border-2 items-center justify-center gap-2 rounded-md px-5 py-2 text-center font-bold font-display text-md leading-tight shadow-[0_4px_0_var(--edge)]';
const PRESSED = 'active:translate-y-1 active:shadow-[0_0_0_var(--edge)]';
const DISABLED =
  'disabled:translate-y-0 disabled:border-transparent disabled:bg-sunk disabled:text-muted disabled:shadow-[0_4px_0_var(--line)]';
