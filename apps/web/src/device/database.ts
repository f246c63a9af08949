import type { LanguagePack } from '@hajde/rules/course/course';
import type { UnitFile } from '@hajde/rules/course/course-files';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A lesson finished on this device, in the fields that the server takes. */
export interface OfflineProgress {
  id?: number;
  userId: string;
  lessonId: string;
  unitId: string;
  perfect: boolean;
  xpEarned: number;
  gemsEarned: number;
  completionId: string;
  answers: string[];
  /** The release that was played, where the device knows it. */
  courseVersion?: string;
  /** Not sent, since the server counts them by the answers. Here they lower the hearts that are shown. */
  mistakes: number;
  timeZone: string;
  syncStatus: 'pending' | 'synced';
  savedAt: string;
  syncedAt?: string;
  /** Refused for good, and why: it stays pending, is shown, and is not sent again. */
  refusedAt?: string;
  refusal?: string;
}

/** A unit as the pack brought it, under the name that the course's manifest has for it. */
export type StoredUnit = UnitFile & { readonly file: string };

export interface StoredPack extends LanguagePack {
  readonly units: readonly StoredUnit[];
  /** The release that it came with; packs of older apps do not say. */
  readonly courseVersion?: string;
  readonly downloadedAt: string;
  readonly lastUsed: string;
  /** Pending until the server has been told of the download. */
  readonly syncStatus: 'pending' | 'synced';
}

/** The sound of one lesson, kept under the lesson's id. */
export interface StoredAudio {
  readonly id: string;
  readonly lessonId: string;
  readonly audioBuffer: ArrayBuffer;
  readonly file: string;
}

interface OfflineDatabase extends DBSchema {
  languagePacks: {
    key: string;
    value: StoredPack;
    indexes: { name: string; version: string };
  };
  offlineProgress: {
    key: number;
    value: OfflineProgress;
    indexes: { userId: string; lessonId: string; unitId: string; syncStatus: string };
  };
  audioCache: {
    key: string;
    value: StoredAudio;
  };
}

const NAME = 'hajde';
const VERSION = 1;

let opened: Promise<IDBPDatabase<OfflineDatabase>> | undefined;

/** The local database of the specification: three stores, and nothing else. */
export function offlineDatabase(): Promise<IDBPDatabase<OfflineDatabase>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase<OfflineDatabase>> {
  return openDB<OfflineDatabase>(NAME, VERSION, {
    upgrade(database) {
      const packs = database.createObjectStore('languagePacks', { keyPath: 'id' });
      packs.createIndex('name', 'name');
      packs.createIndex('version', 'version');
      const progress = database.createObjectStore('offlineProgress', {
        keyPath: 'id',
        autoIncrement: true,
      });
      progress.createIndex('userId', 'userId');
      progress.createIndex('lessonId', 'lessonId');
      progress.createIndex('unitId', 'unitId');
      progress.createIndex('syncStatus', 'syncStatus');
      database.createObjectStore('audioCache', { keyPath: 'id' });
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
