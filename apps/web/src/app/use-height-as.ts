import { type RefObject, useLayoutEffect } from 'react';
import { onSize } from '../ui/on-size.ts';

/** Keeps an element's height in a CSS property of the page, for those who must leave room for it. */
export function useHeightAs(property: `--${string}`, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const page = document.documentElement;
    const stop = onSize(measured, () => {
      const height = `${measured.offsetHeight}px`;
      // Everything on the page inherits it: as the style sheet says already, it stays untouched.
      if (getComputedStyle(page).getPropertyValue(property) !== height) {
        page.style.setProperty(property, height);
      }
    });
    return () => {
      stop();
      page.style.removeProperty(property);
    };
  }, [property, element]);
}
