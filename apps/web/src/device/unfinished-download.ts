const CACHE = 'downloads';

/** The parts of a file that have come so far. Numbered from 0, so that a gap ends what can be used. */
export interface UnfinishedDownload {
  all(): Promise<ArrayBuffer[]>;
  put(at: number, part: ArrayBuffer): Promise<void>;
  drop(): Promise<void>;
}

export async function unfinishedDownload(url: string): Promise<UnfinishedDownload> {
  const cache = await caches.open(CACHE);
  const nameOf = (at: number) => `${url}?piece=${at}`;
  return {
    async all() {
      const all: ArrayBuffer[] = [];
      for (;;) {
        const part = await cache.match(nameOf(all.length));
        if (!part) return all;
        all.push(await part.arrayBuffer());
      }
    },
    async put(at, part) {
      try {
        await cache.put(nameOf(at), new Response(part));
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
export async function dropUnfinishedExcept(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!urls.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}
