import { type RefObject, useEffect } from 'react';

/** Enter goes on, wherever the focus is, unless it stands on something with a meaning of its own. */
export function useEnterKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const submit = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest(WITH_ITS_OWN)) return;
      form.current?.requestSubmit();
    };
    addEventListener('keydown', submit);
    return () => removeEventListener('keydown', submit);
  }, [form]);
}

/** A button that keeps the focus though it does nothing any more has none. */
const WITH_ITS_OWN = 'a, button:not([aria-disabled=true]), input, textarea, dialog';
