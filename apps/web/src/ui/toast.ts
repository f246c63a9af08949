import { newStore, useStore } from '../base/store.ts';
import { TOAST_LIMIT } from './toast-settings.ts';

export interface Toast {
  readonly title: string;
  /** Set where the title is Albanian, so that it is pronounced so. */
  readonly titleLang?: 'sq';
  readonly description?: string;
  readonly destructive?: boolean;
  /** What helps, each one press away. */
  readonly ways?: readonly { readonly href: string; readonly name: string }[];
}

export interface ShownToast extends Toast {
  readonly id: number;
  /** A closed toast stays until the next one comes, so that it can leave with a movement. */
  readonly open: boolean;
}

/** The newest first. */
const shown = newStore<readonly ShownToast[]>([]);

/** Shows a toast, in the place of the oldest where there are as many as may be shown. */
export function toast(next: Toast): void {
  const newest = { ...next, id: (shownToast()?.id ?? 0) + 1, open: true };
  shown.set([newest, ...shown.get()].slice(0, TOAST_LIMIT));
}

/** Closes this toast, unless another has taken its place. */
export function closeToast(id: number): void {
  shown.set(shown.get().map((each) => (each.id === id ? { ...each, open: false } : each)));
}

export const shownToast = (): ShownToast | null => shown.get()[0] ?? null;
export const useToast = (): ShownToast | null => useStore(shown)[0] ?? null;
