import { useKeydown } from '../../ui/use-keydown.ts';

/** 1 and 2 choose; the space bar plays it again, unless a button has it. */
export function useEarKeys(choose: (answer: 0 | 1) => void, listen: () => void): void {
  useKeydown((event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof Element && target.closest('dialog')) return;
    if (key === '1') choose(0);
    else if (key === '2') choose(1);
    else if (key === ' ' && !(target instanceof Element && target.closest('a, button'))) {
      // It would scroll the page.
      event.preventDefault();
      listen();
    }
  });
}
