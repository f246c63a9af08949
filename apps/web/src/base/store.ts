import { useSyncExternalStore } from 'react';

/** One value that lives outside React, with listeners to its changes. */
interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly onChange: (listener: () => void) => () => void;
}

export function newStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>({ get, onChange }: Store<T>): T {
  return useSyncExternalStore(onChange, get, get);
}
