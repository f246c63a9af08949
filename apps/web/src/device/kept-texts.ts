import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A text that the learner chose to keep on this device. */
interface KeptText {
  readonly id: string;
  readonly userId: string;
  readonly text: string;
  readonly keptAt: string;
}

/** The sentence in which the learner met a word that they added to their own. */
interface MetIn {
  readonly userId: string;
  readonly wordId: string;
  readonly sentence: string;
}

interface TextDatabase extends DBSchema {
  metIn: { key: [userId: string, wordId: string]; value: MetIn };
  texts: { key: string; value: KeptText; indexes: { userId: string } };
}

/** Beside the database of the specification; what lies here is nobody else's business. */
const NAME = 'hajde-texts';

/** The newest first. */
export async function keptTexts(userId: string): Promise<KeptText[]> {
  const texts = await within((database) => database.getAllFromIndex('texts', 'userId', userId));
  return texts.sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

export async function keepText(text: KeptText): Promise<void> {
  await within((database) => database.put('texts', text));
}

export async function deleteText(id: string): Promise<void> {
  await within((database) => database.delete('texts', id));
}

export async function metIn(userId: string, wordId: string): Promise<string | null> {
  const met = await within((database) => database.get('metIn', [userId, wordId]));
  return met?.sentence ?? null;
}

export async function keepMetIn(met: MetIn): Promise<void> {
  await within((database) => database.put('metIn', met));
}

/** Opened for each use: it is seldom, and so nothing stands in the way of deleting the whole. */
async function within<T>(use: (database: IDBPDatabase<TextDatabase>) => Promise<T>): Promise<T> {
  const database = await openDB<TextDatabase>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('texts', { keyPath: 'id' }).createIndex('userId', 'userId');
      fresh.createObjectStore('metIn', { keyPath: ['userId', 'wordId'] });
    },
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}
