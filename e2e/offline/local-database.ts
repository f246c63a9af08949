import type { Page } from '@playwright/test';

/** In the page: how each store of the database is keyed and indexed. */
export async function storesOf(database: string) {
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const names = [...opened.objectStoreNames];
  const within = opened.transaction(names);
  const stores = names.map((name) => {
    const store = within.objectStore(name);
    const indexes = [...store.indexNames].map((index) => [index, store.index(index).keyPath]);
    const { keyPath: key, autoIncrement: numbered } = store;
    return [name, { key, numbered, indexes: Object.fromEntries(indexes) }];
  });
  opened.close();
  return Object.fromEntries(stores);
}

/** The pack on the device becomes one of an older course. */
export async function makeOlder(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hajde', 1);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('languagePacks', 'readwrite');
          const packs = tx.objectStore('languagePacks');
          const reading = packs.get('essentials');
          reading.onsuccess = () => {
            const pack = { ...reading.result, version: 'older' };
            pack.units[0].file = 'unit-basics.000000000000.json';
            pack.units[0].lessons[0].questions[0].question = 'An older question';
            packs.put(pack);
          };
          tx.oncomplete = () => resolve();
          tx.onerror = () => reject(tx.error);
        };
      }),
  );
}
