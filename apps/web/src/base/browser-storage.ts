import { newStore } from './store.ts';

/** Which of the browser's storages could not keep something in this visit. */
type Kept = 'device' | 'tab';

/** What was to be kept and is only in this page's memory, since the storage is full or forbidden. */
export const forgottenLater = newStore<ReadonlySet<Kept>>(new Set());

/** A storage that always works: what the browser does not take stays in memory for the visit. */
export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

export const deviceStorage = lenient('device', () => localStorage);
export const tabStorage = lenient('tab', () => sessionStorage);

function lenient(kind: Kept, open: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      // Forbidden by the learner or full: the visit goes on, and `forgottenLater` says so where it matters.
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else {
        memory.set(key, value);
        if (!forgottenLater.get().has(kind)) {
          forgottenLater.set(new Set([...forgottenLater.get(), kind]));
        }
      }
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}
