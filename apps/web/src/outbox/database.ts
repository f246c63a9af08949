import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deviceStorage } from '../base/browser-storage.ts';
import type { KeptRecord } from './current-record.ts';

interface OutboxDatabase extends DBSchema {
  records: {
    key: [userId: string, idempotencyKey: string];
    value: KeptRecord;
    indexes: { userId: string };
  };
}

const NAME = 'hajde outbox';
const VERSION = 1;

let opened: Promise<IDBPDatabase<OutboxDatabase>> | undefined;

/** Every kind but lessons: the specification's database has three stores, and nothing else. */
export function outboxDatabase(): Promise<IDBPDatabase<OutboxDatabase>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase<OutboxDatabase>> {
  const database = await openDB<OutboxDatabase>(NAME, VERSION, {
    upgrade(it) {
      const records = it.createObjectStore('records', { keyPath: ['userId', 'idempotencyKey'] });
      records.createIndex('userId', 'userId');
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
  await takeOlder((record) => database.put('records', record));
  return database;
}

/** Loaded only where an older app may have left something; what cannot be moved now is the next time. */
async function takeOlder(keep: (record: KeptRecord) => Promise<unknown>): Promise<void> {
  try {
    const { practice, heard } = await olderPlaces();
    if (!practice && !heard) return;
    const { moveOlderRecords } = await import('./older-records.ts');
    await moveOlderRecords(keep, { practice });
  } catch (error) {
    console.warn('Older records could not be moved.', error);
  }
}

async function olderPlaces(): Promise<{ practice: boolean; heard: boolean }> {
  const known = await indexedDB.databases?.();
  return {
    // A browser that does not name its databases has to look.
    practice: known?.some(({ name }) => name === 'hajde practice') ?? true,
    heard: deviceStorage.keys().some((key) => /^(conversations waiting$|heard sounds )/.test(key)),
  };
}
