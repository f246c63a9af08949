import type { Review } from '@hajde/contract/practice';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A session of practice on this device, with everything that was answered in it so far. */
export interface PendingPractice {
  readonly userId: string;
  readonly practiceId: string;
  readonly finished: boolean;
  readonly reviews: readonly Review[];
  readonly timeZone: string;
  readonly startedAt: string;
  /** Refused for good, and why: it is not sent again. */
  readonly refusedAt?: string;
  readonly refusal?: string;
}

interface PracticeDatabase extends DBSchema {
  sessions: {
    key: [userId: string, practiceId: string];
    value: PendingPractice;
    indexes: { userId: string };
  };
}

const NAME = 'hajde practice';
const VERSION = 1;

let opened: Promise<IDBPDatabase<PracticeDatabase>> | undefined;

/** Practice has a database of its own: the specification's has three stores, and nothing else. */
export function practiceDatabase(): Promise<IDBPDatabase<PracticeDatabase>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBPDatabase<PracticeDatabase>> {
  return openDB<PracticeDatabase>(NAME, VERSION, {
    upgrade(database) {
      const sessions = database.createObjectStore('sessions', {
        keyPath: ['userId', 'practiceId'],
      });
      sessions.createIndex('userId', 'userId');
    },
    // Somebody deletes the database: an open connection would keep them waiting.
    blocking(_current, _blocked, event) {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    // A browser that clears its storage closes the database under us: the next use opens it anew.
    terminated() {
      opened = undefined;
    },
  });
}
