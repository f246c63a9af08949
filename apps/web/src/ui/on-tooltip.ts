import {
  TOOLTIP_OPENS_AFTER_MS,
  TOOLTIP_OPENS_UNDER_FINGER_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from './tooltip-times.ts';

export interface ShownTooltip {
  readonly text: string;
  readonly over: HTMLElement;
}

/**
 * Tells what tooltip to show, and null when it closes: on leave, Escape, scroll or a press. Right
 * after one, the next comes without the wait. With the keyboard, the focus shows it; a finger that
 * stays does, too, and then it is no tap.
 */
export function onTooltip(show: (shown: ShownTooltip | null) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLElement | null = null;
  let open = false;
  let finger = false;
  let held = false;
  let closedAt = Number.NEGATIVE_INFINITY;

  const close = () => {
    clearTimeout(timer);
    if (open) {
      open = false;
      closedAt = performance.now();
      show(null);
    }
  };
  const openNow = (thing: HTMLElement, text: string) => {
    clearTimeout(timer);
    open = true;
    held = finger;
    show({ text, over: thing });
  };
  const pointAt = (target: EventTarget | null) => {
    const next = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (next === at) return;
    close();
    at = next;
    const text = next?.dataset.tooltip;
    if (!next || !text) return;
    const justClosed = performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
    const wait = justClosed ? 0 : TOOLTIP_OPENS_AFTER_MS;
    timer = setTimeout(() => openNow(next, text), finger ? TOOLTIP_OPENS_UNDER_FINGER_MS : wait);
  };
  // The page may come to rest under the pointer, which then is not told again what it stands on.
  const onScroll = () => {
    const resting = open || finger ? null : at;
    close();
    at = null;
    pointAt(resting);
  };

  const on = <E extends keyof WindowEventMap>(
    event: E,
    listener: (event: WindowEventMap[E]) => void,
  ) => addEventListener(event, listener, { signal: stop.signal, capture: true });
  on('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && pointAt(target));
  // A finger that is lifted is out as well, and what it has opened stays.
  on('pointerout', ({ relatedTarget, pointerType }) => {
    if (relatedTarget === null && pointerType === 'mouse') pointAt(null);
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) pointAt(target);
  });
  on('focusout', () => pointAt(null));
  on('keydown', ({ key }) => key === 'Escape' && close());
  on('pointerdown', ({ target, pointerType }) => {
    close();
    held = false;
    finger = pointerType === 'touch';
    if (!finger) return;
    at = null;
    pointAt(target);
  });
  // What a finger has opened stays until the next touch, so that it can be read.
  const lift = () => {
    if (finger && !open) pointAt(null);
    finger = false;
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('contextmenu', (event) => {
    const text = at?.dataset.tooltip;
    if (!(finger || held) || !at || !text) return;
    event.preventDefault();
    if (!open) openNow(at, text);
  });
  on('click', (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on('scroll', onScroll);
  return () => {
    stop.abort();
    close();
  };
}
