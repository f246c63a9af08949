import { TOAST_CLOSES_AFTER_MS, TOAST_MAX_WIDTH_PX } from '@hajde/rules/toasts';
import { useEffect } from 'react';
import { CloseIcon } from './plain-icons.tsx';
import { closeToast, type ShownToast } from './toast.ts';
import { ToastCard, toastCardClass, toastCloseClass, toastPlaceClass } from './toast-card.tsx';

/** A toast without the toaster, for when that could not be loaded. */
export function PlainToast({ shown }: { shown: ShownToast }) {
  useEffect(() => {
    const timer = setTimeout(() => closeToast(shown.id), TOAST_CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown.id]);

  return (
    <div className={toastPlaceClass} style={{ maxWidth: TOAST_MAX_WIDTH_PX }}>
      <div role="alert" className={`${toastCardClass(shown)} animate-toast-in`}>
        <ToastCard
          shown={shown}
          title={shown.title}
          description={shown.description}
          close={
            <button
              type="button"
              aria-label="Close"
              className={toastCloseClass}
              onClick={() => closeToast(shown.id)}
            >
              <CloseIcon size={20} strokeWidth={2.5} />
            </button>
          }
        />
      </div>
    </div>
  );
}
