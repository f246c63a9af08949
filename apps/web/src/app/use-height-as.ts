import { type RefObject, useLayoutEffect } from 'react';

/** Keeps an element's height in a CSS property of the page, for those who must leave room for it. */
export function useHeightAs(property: `--${string}`, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${measured.offsetHeight}px`),
    );
    observer.observe(measured);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property, element]);
}
