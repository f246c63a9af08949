const CACHE = 'downloads';

/** What has come of a file so far, in order. Numbered from 0, so that a gap ends what can be used. */
export interface Pieces {
  all(): Promise<ArrayBuffer[]>;
  put(at: number, piece: ArrayBuffer): Promise<void>;
  drop(): Promise<void>;
}

export async function piecesOf(url: string): Promise<Pieces> {
  const cache = await caches.open(CACHE);
  const nameOf = (at: number) => `${url}?piece=${at}`;
  return {
    async all() {
      const all: ArrayBuffer[] = [];
      for (;;) {
        const piece = await cache.match(nameOf(all.length));
        if (!piece) return all;
        all.push(await piece.arrayBuffer());
      }
    },
    async put(at, piece) {
      try {
        await cache.put(nameOf(at), new Response(piece));
      } catch (error) {
        // A full device can still finish the download; only going on later gets lost.
        console.warn('A piece of the download could not be put aside.', error);
      }
    },
    async drop() {
      await cache.delete(url, { ignoreSearch: true });
    },
  };
}

/** A file that the course no longer has will never be finished. */
export async function dropPiecesExcept(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!urls.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}
