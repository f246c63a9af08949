import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/**
 * A window over the page. The browser's own dialog traps the focus, closes on Escape and gives the
 * focus back; a click beside it closes it too. It stands outside the page's own elements: Enter in it
 * must not submit a form that happens to be around the button which opened it.
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Taken off the page without being closed, it would not give the focus back.
    return () => shown?.close();
  }, []);
  // In development React runs effects twice: a dialog that is open again was not closed by anyone.
  const closed = () => dialog.current?.open || onClose();
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={closed}
      // React sends events on to the parents in its own tree, which may be a form.
      onSubmit={(event) => event.stopPropagation()}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      className="m-auto max-h-[calc(100svh-32px)] w-[calc(100%-32px)] max-w-[560px] overflow-auto rounded-lg border-2 border-line bg-surface p-0 text-ink shadow-float backdrop:bg-[rgb(27_18_21/0.6)]"
    >
      <div className="flex flex-col gap-4 p-5">
        <header className="sticky top-0 z-10 -mx-5 -mt-5 flex items-start justify-between gap-3 bg-surface px-5 pt-5 pb-2">
          <h2 id={titleId} className="pt-2 text-xl">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
          >
            <X aria-hidden size={24} strokeWidth={2.5} />
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
