import type { ShellFile } from './scope.ts';

const PREFIX = 'shell ';
/** Written last: a cache without it was left by an installation that was cut. */
const WHOLE = '/whole';

/** So many versions before the current one stay: a tab that was open over them is still complete. */
const OLDER_KEPT = 3;

/**
 * The files of one version of the app. Each version has a cache of its own, and those just before it
 * are kept: a tab that still runs one of them finds the parts it has yet to load.
 */
export function appShell(entries: readonly (ShellFile | string)[]) {
  const files = entries.map((entry) => {
    const { url, revision } = typeof entry === 'string' ? { url: entry, revision: null } : entry;
    return { url: `/${url}`, revision };
  });
  const urls = new Set(files.map(({ url }) => url));
  const page = files.find(({ url }) => url === '/index.html');
  if (!page) throw new Error('The app has no index.html');
  const name = `${PREFIX}${page.revision}`;

  return {
    /** Whole or not at all: the version before goes on until everything is here. */
    async install(): Promise<void> {
      const cache = await caches.open(name);
      await Promise.all(
        files.map(async ({ url, revision }) => {
          // A file named by its content is the same in every version that has it.
          const known = revision === null ? await caches.match(url) : undefined;
          await cache.put(url, known ?? (await fetched(url, revision)));
        }),
      );
      await cache.put(WHOLE, new Response());
    },

    async dropOlder(): Promise<void> {
      const names = (await caches.keys()).filter((each) => each.startsWith(PREFIX));
      // They come in the order in which they were made; a version after this one may be on its way.
      const older = names.slice(0, names.indexOf(name));
      const whole: string[] = [];
      for (const each of older) {
        if (await caches.match(WHOLE, { cacheName: each })) whole.push(each);
      }
      const kept = whole.slice(-OLDER_KEPT);
      for (const each of older) if (!kept.includes(each)) await caches.delete(each);
    },

    async page(request: Request): Promise<Response> {
      return (await caches.match('/index.html', { cacheName: name })) ?? fetch(request);
    },

    has: (path: string) => urls.has(path) || path.startsWith('/assets/'),

    async file(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const here = await caches.match(pathname, { cacheName: name });
      return here ?? (await caches.match(pathname)) ?? fetch(request);
    },
  };
}

async function fetched(url: string, revision: string | null): Promise<Response> {
  const response = await fetch(url, { cache: revision === null ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}
