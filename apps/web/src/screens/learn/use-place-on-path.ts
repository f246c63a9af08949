import { useLayoutEffect } from 'react';
import { finishedLesson } from '../../learner/finished-lesson.ts';

/**
 * Opens the path, once it is drawn so far, where the learner left it when they come back to it, else with
 * the current lesson in sight. The place is kept with the entry of the history, as a unit and how far from the window's top
 * it stood: heights above it may be guesses until they have been drawn once.
 */
export function usePlaceOnPath(isThere: boolean): void {
  // A layout effect runs again where the path was hidden while another screen loaded, and given up for.
  useLayoutEffect(() => {
    if (!isThere) return;
    // After the app has begun the new screen at its top, and before anything is painted; not in the turn
    // that has just put the path there, since it needs where everything stands.
    const opening = requestAnimationFrame(open);
    // The browser would put back a number of pixels, and later than this.
    history.scrollRestoration = 'manual';
    const stop = new AbortController();
    // What is written to the history on `pagehide`, a reload in Chromium does not find; older Safaris find it
    // and know no `scrollend`.
    for (const moment of ['click', 'scrollend', 'pagehide']) {
      addEventListener(moment, keepPlace, { capture: true, signal: stop.signal });
    }
    return () => {
      cancelAnimationFrame(opening);
      stop.abort();
      // By now the next screen's entry is the current one.
      history.scrollRestoration = 'auto';
    };
  }, [isThere]);
}

/** The unit at which the learner left the path when they come back to it. */
export const unitLeft = (): string | null =>
  typeof history === 'undefined' ? null : (placeIn(history.state)?.unit ?? null);

function open(): void {
  const left = placeIn(history.state);
  if (left) putBack(left);
  else if (scrollY === 0 && finishedLesson() === null) showCurrentLesson();
}

interface Place {
  readonly unit: string;
  readonly top: number;
}

const unitsOnPage = () => [...document.querySelectorAll<HTMLElement>('[data-unit]')];

function keepPlace(): void {
  const first = unitsOnPage().find((unit) => unit.getBoundingClientRect().bottom > 0);
  const unit = first?.dataset.unit;
  if (!first || unit === undefined) return;
  const place: Place = { unit, top: first.getBoundingClientRect().top };
  history.replaceState(place, '');
}

function placeIn(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('unit' in state && 'top' in state))
    return null;
  const { unit, top } = state;
  return typeof unit === 'string' && typeof top === 'number' ? { unit, top } : null;
}

function putBack({ unit, top }: Place): void {
  const there = unitsOnPage().find((each) => each.dataset.unit === unit);
  if (!there) return;
  there.scrollIntoView({ block: 'start', behavior: 'instant' });
  scrollBy({ top: there.getBoundingClientRect().top - top, behavior: 'instant' });
}

function showCurrentLesson(): void {
  const current = document.querySelector('[data-unit] [aria-current=step]');
  const tabs = document.querySelector('nav[aria-label=Main]');
  if (!current || !tabs) return;
  const inSight = current.getBoundingClientRect().bottom < tabs.getBoundingClientRect().top;
  if (!inSight) current.scrollIntoView({ block: 'center', behavior: 'instant' });
}
