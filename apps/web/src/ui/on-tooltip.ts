import { TOOLTIP_OPENS_AFTER_MS, TOOLTIP_SKIP_DELAY_MS } from '@hajde/rules/tooltips';

export interface ShownTooltip {
  readonly text: string;
  readonly over: DOMRect;
}

/**
 * Tells what tooltip to show, and null when it closes: on leave, Escape, scroll or a press. Right
 * after one, the next comes without the wait. With the keyboard, the focus shows it.
 */
export function onTooltip(show: (shown: ShownTooltip | null) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLElement | null = null;
  let open = false;
  let closedAt = Number.NEGATIVE_INFINITY;

  const close = () => {
    clearTimeout(timer);
    if (open) {
      open = false;
      closedAt = performance.now();
      show(null);
    }
  };
  const pointAt = (target: EventTarget | null) => {
    const next = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (next === at) return;
    close();
    at = next;
    const text = next?.dataset.tooltip;
    if (!next || !text) return;
    const justClosed = performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
    timer = setTimeout(
      () => {
        open = true;
        show({ text, over: next.getBoundingClientRect() });
      },
      justClosed ? 0 : TOOLTIP_OPENS_AFTER_MS,
    );
  };

  const on = <E extends keyof WindowEventMap>(
    event: E,
    listener: (event: WindowEventMap[E]) => void,
  ) => addEventListener(event, listener, { signal: stop.signal, capture: true });
  on('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && pointAt(target));
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && pointAt(null));
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) pointAt(target);
  });
  on('focusout', () => pointAt(null));
  on('keydown', ({ key }) => key === 'Escape' && close());
  on('pointerdown', close);
  on('scroll', close);
  return () => {
    stop.abort();
    close();
  };
}
