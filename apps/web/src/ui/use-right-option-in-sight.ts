import { type RefObject, useLayoutEffect } from 'react';

const MARGIN = 8;

/**
 * After Check the page scrolls, as far as it must, so that nothing covers the right option. Where the
 * verdict scrolls with the page, as much of it as possible comes into sight with the option.
 */
export function useRightOptionInSight(
  form: RefObject<HTMLFormElement | null>,
  checked: boolean,
): void {
  useLayoutEffect(() => {
    if (!checked) return;
    const show = () => form.current && scrollToRightOption(form.current);
    show();
    // A phone may be turned.
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [form, checked]);
}

function scrollToRightOption(form: HTMLFormElement): void {
  const option = form.querySelector('[data-verdict=right]');
  const foot = form.querySelector('[data-foot]');
  if (!option || !foot) return;
  const { top, bottom } = option.getBoundingClientRect();
  const stands = isSticky(foot);
  const covered = bottom - (stands ? topOf(foot) : floorBeside(foot));
  const hidden = (stands ? covered : Math.max(covered, endOf(foot) - topOfTabs())) + MARGIN;
  const room = top - MARGIN;
  const by = room < 0 ? room : Math.max(0, Math.min(hidden, room));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (by !== 0) scrollBy({ top: by, behavior: still ? 'instant' : 'smooth' });
}

const isSticky = (element: Element) => getComputedStyle(element).position === 'sticky';
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Held across, nothing of the foot stands still but its button. */
function floorBeside(foot: Element): number {
  const bar = foot.querySelector('[data-bar]');
  return bar && isSticky(bar) ? topOf(bar) : topOfTabs();
}

/** Of its parts, since held across it is no box of its own. */
function endOf(foot: Element): number {
  const parts = [...foot.querySelectorAll('[role=status], [type=submit]')];
  return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
}

function topOfTabs(): number {
  const tabs = getComputedStyle(document.documentElement).getPropertyValue('--nav');
  return innerHeight - Number.parseFloat(tabs);
}
