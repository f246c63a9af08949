import { offlineDatabase, type StoredAudio, type StoredPack, type StoredUnit } from './database.ts';

/** A pack on this device, without its units. */
export type DownloadedPack = Omit<StoredPack, 'units'>;

export async function downloadedPacks(): Promise<DownloadedPack[]> {
  const database = await offlineDatabase();
  const packs = await database.getAll('languagePacks');
  return packs.map(({ units: _, ...pack }) => pack);
}

/**
 * Puts a whole pack in the place of its older version, in one transaction: the old one serves until
 * the new one is there, and whatever fails on the way leaves everything as it was.
 */
export async function storePack(pack: StoredPack, audio: readonly StoredAudio[]): Promise<void> {
  const database = await offlineDatabase();
  const tx = database.transaction(['languagePacks', 'audioCache'], 'readwrite');
  const packs = tx.objectStore('languagePacks');
  const sounds = tx.objectStore('audioCache');
  const older = await packs.get(pack.id);
  const writes = [
    ...lessonIdsOf(older).map((id) => sounds.delete(id)),
    ...audio.map((sound) => sounds.put(sound)),
    packs.put(pack),
  ];
  // A write that fails ends the transaction, whose own promise then rejects with the same error.
  await Promise.all([Promise.allSettled(writes), tx.done]);
}

export async function removePack(id: string): Promise<void> {
  const database = await offlineDatabase();
  const tx = database.transaction(['languagePacks', 'audioCache'], 'readwrite');
  const pack = await tx.objectStore('languagePacks').get(id);
  const writes = lessonIdsOf(pack).map((lesson) => tx.objectStore('audioCache').delete(lesson));
  writes.push(tx.objectStore('languagePacks').delete(id));
  await Promise.all([Promise.allSettled(writes), tx.done]);
}

/** The server knows of this download now. */
export const markReported = (id: string) => change(id, { syncStatus: 'synced' });

export const markUsed = (id: string) => change(id, { lastUsed: new Date().toISOString() });

/** The first unit in any pack that fits, and the pack it is in. */
export async function findUnit(
  fits: (unit: StoredUnit) => boolean,
): Promise<{ unit: StoredUnit; packId: string; courseVersion: string | undefined } | undefined> {
  const database = await offlineDatabase();
  for await (const { value: pack } of database.transaction('languagePacks').store) {
    const unit = pack.units.find(fits);
    if (unit) return { unit, packId: pack.id, courseVersion: pack.courseVersion };
  }
  return undefined;
}

export async function audioOf(lessonId: string): Promise<StoredAudio | undefined> {
  return (await offlineDatabase()).get('audioCache', lessonId);
}

async function change(id: string, to: Partial<StoredPack>): Promise<void> {
  const database = await offlineDatabase();
  const tx = database.transaction('languagePacks', 'readwrite');
  const pack = await tx.store.get(id);
  if (pack) await tx.store.put({ ...pack, ...to });
  await tx.done;
}

function lessonIdsOf(pack: StoredPack | undefined): string[] {
  return pack?.units.flatMap(({ lessons }) => lessons.map(({ id }) => id)) ?? [];
}
