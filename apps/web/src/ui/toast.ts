import { newStore, useStore } from '../base/store.ts';

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

const shown = newStore<ShownToast | null>(null);

/** Shows a toast. There is one at a time: a new one takes the place of the old. */
export function toast(next: Toast): void {
  shown.set({ ...next, id: (shown.get()?.id ?? 0) + 1, open: true });
}

/** Closes this toast, unless another has taken its place. */
export function closeToast(id: number): void {
  const current = shown.get();
  if (current?.id === id) shown.set({ ...current, open: false });
}

export const shownToast = shown.get;
export const useToast = () => useStore(shown);
