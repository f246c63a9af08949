import type { ReactNode } from 'react';
import { Link } from 'wouter';
import head from './art/mascot-head-rim.svg';
import { PlainIcon } from './plain-icons.tsx';
import { closeToast, type ShownToast } from './toast.ts';

export function toastCardClass({ destructive }: ShownToast): string {
  return `toast-card pointer-events-auto flex w-full items-center gap-3 rounded-lg border-2 py-3 pr-2 pl-4 shadow-float short:py-1.5 ${
    destructive ? 'border-wrong-line bg-wrong-tint' : 'border-line bg-surface'
  }`;
}

/** What stands in a toast; the frame around it differs. */
export function ToastCard({
  shown,
  title,
  description,
  close,
}: {
  shown: ShownToast;
  title: ReactNode;
  description: ReactNode;
  close: ReactNode;
}) {
  return (
    <>
      {shown.destructive ? (
        <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-wrong text-on-wrong">
          <PlainIcon d={ALERT} size={22} strokeWidth={2.5} />
        </span>
      ) : (
        <img src={head} alt="" width={44} height={40} className="@2xs:block hidden shrink-0" />
      )}
      <div className="toast-text min-w-0 flex-1">
        <div
          lang={shown.titleLang}
          className="font-bold font-display text-md leading-tight text-ink"
        >
          {title}
        </div>
        {shown.description && (
          <div
            className={`text-sm leading-snug ${shown.destructive ? 'text-wrong-text' : 'text-muted'}`}
          >
            {description}
          </div>
        )}
        {shown.ways?.map(({ href, name }) => (
          <Link
            key={href}
            href={href}
            onClick={() => closeToast(shown.id)}
            className="me-4 inline-block py-1 font-bold text-red-text text-sm underline underline-offset-4"
          >
            {name}
          </Link>
        ))}
      </div>
      {close}
    </>
  );
}

const ALERT =
  'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h.01';

/**
 * At the top, where neither the keyboard nor the navigation covers it, and below what leads out of the
 * screen and says where the learner stands.
 */
export const toastPlaceClass =
  'toast-place @container pointer-events-none fixed right-0 z-50 m-0 flex w-full list-none flex-col px-3 outline-none';

export const toastCloseClass =
  'grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink';
