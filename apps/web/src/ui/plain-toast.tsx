import { useEffect } from 'react';
import { CloseIcon } from './plain-icons.tsx';
import { closeToast, type ShownToast } from './toast.ts';
import { TOAST_CLOSES_AFTER_MS, TOAST_MAX_WIDTH_PX } from './toast-settings.ts';

/** A toast without the toaster and its pictures, for when those could not be loaded. */
export function PlainToast({ shown }: { shown: ShownToast }) {
  useEffect(() => {
    const timer = setTimeout(() => closeToast(shown.id), TOAST_CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown.id]);

  return (
    <div
      role="alert"
      className="toast-place fixed right-0 z-50 w-full animate-toast-in px-3"
      style={{ maxWidth: TOAST_MAX_WIDTH_PX }}
    >
      <div className="flex items-center gap-3 rounded-lg border-2 border-line bg-surface py-3 pr-2 pl-4 shadow-float">
        <p className="flex-1 text-sm">
          <b lang={shown.titleLang}>{shown.title}</b> {shown.description}
        </p>
        <button
          type="button"
          aria-label="Close"
          className="grid size-11 place-items-center"
          onClick={() => closeToast(shown.id)}
        >
          <CloseIcon size={20} strokeWidth={2.5} />
        </button>
      </div>
    </div>
  );
}
