import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A file of a guide or a conversation, or of what is heard of it, under its name in the course. */
interface StoredCompanion {
  readonly name: string;
  readonly body: ArrayBuffer;
}

/** A conversation finished on this device that the server does not have yet. */
interface HeardConversation {
  readonly completionId: string;
  readonly userId: string;
  readonly conversationId: string;
  readonly answers: string[];
  readonly completedAt: string;
  readonly timeZone: string;
  /** Why the server refused it for good; it is shown, and not sent again. */
  readonly refusal?: string;
}

interface CompanionDatabase extends DBSchema {
  files: { key: string; value: StoredCompanion };
  heardConversations: { key: string; value: HeardConversation; indexes: { userId: string } };
}

const NAME = 'hajde-companions';
const VERSION = 1;

let opened: Promise<IDBPDatabase<CompanionDatabase>> | undefined;

/** Beside the database of the specification, which has its three stores and nothing else. */
export function companionDatabase(): Promise<IDBPDatabase<CompanionDatabase>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBPDatabase<CompanionDatabase>> {
  return openDB<CompanionDatabase>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('files', { keyPath: 'name' });
      const heard = database.createObjectStore('heardConversations', { keyPath: 'completionId' });
      heard.createIndex('userId', 'userId');
    },
    blocking(_current, _blocked, event) {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated() {
      opened = undefined;
    },
  });
}
