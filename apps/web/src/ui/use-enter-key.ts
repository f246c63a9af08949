import type { RefObject } from 'react';
import { useKeydown } from './use-keydown.ts';

/** Enter goes on, wherever the focus is, unless it stands on something with a meaning of its own. */
export function useEnterKey(form: RefObject<HTMLFormElement | null>): void {
  useKeydown((event) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
    const { target } = event;
    if (target instanceof Element && target.closest(WITH_ITS_OWN)) return;
    form.current?.requestSubmit();
  });
}

/** A button that keeps the focus though it does nothing any more has none. */
const WITH_ITS_OWN = 'a, button:not([aria-disabled=true]), input, textarea, dialog';
