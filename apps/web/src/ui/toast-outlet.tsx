import { type ComponentType, useEffect, useState } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { type ShownToast, useToast } from './toast.ts';

/**
 * The place of the toasts, above the gate. The toaster is loaded at the first touch or key, which comes
 * before any toast does; where that failed (no network), a plain one says the same.
 */
export function ToastOutlet() {
  const shown = useToast();
  const [Toaster, setToaster] = useState<ComponentType<{ shown: ShownToast | null }>>();
  const [missing, setMissing] = useState(false);
  const wanted = shown?.open ?? false;

  useEffect(() => {
    if (Toaster) return;
    const load = () =>
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.Toaster),
        () => setMissing(true),
      );
    if (wanted) load();
    const events = ['pointerdown', 'keydown', 'focusin'];
    for (const event of events) addEventListener(event, load, { once: true });
    return () => {
      for (const event of events) removeEventListener(event, load);
    };
  }, [Toaster, wanted]);

  if (Toaster) return <Toaster shown={shown} />;
  return missing && shown?.open ? <PlainToast key={shown.id} shown={shown} /> : null;
}
