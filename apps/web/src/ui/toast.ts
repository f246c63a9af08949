import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly title: string;
  /** Set where the title is Albanian, so that it is pronounced so. */
  readonly titleLang?: 'sq';
  readonly description?: string;
  readonly destructive?: boolean;
}

export interface ShownToast extends Toast {
  readonly id: number;
  /** A closed toast stays until the next one comes, so that it can leave with a movement. */
  readonly open: boolean;
}

const listeners = new Set<() => void>();
let shown: ShownToast | null = null;

/** Shows a toast. There is one at a time: a new one takes the place of the old. */
export function toast(next: Toast): void {
  show({ ...next, id: (shown?.id ?? 0) + 1, open: true });
}

/** Closes this toast, unless another has taken its place. */
export function closeToast(id: number): void {
  if (shown?.id === id) show({ ...shown, open: false });
}

export function shownToast(): ShownToast | null {
  return shown;
}

export function useToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, shownToast);
}

function show(next: ShownToast): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
