import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../../testing/hajde.ts';

let hajde: Hajde;
let folder: string;
const DRAWING = `
let atOnce = 0;
export async function draw({ path, userId, ask }) {
  atOnce += 1;
  globalThis.mostAtOnce = Math.max(globalThis.mostAtOnce ?? 0, atOnce);
  try {
    if (path === '/slow') await globalThis.untilDrawn;
    if (userId !== null) await ask('GET /api/users/:id');
    return '<p>drawn</p>';
  } finally {
    atOnce -= 1;
  }
}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hajde-pages-'));
  const folders = {
    web: join(folder, 'web'),
    course: join(folder, 'course'),
    drawing: join(folder, 'drawing'),
  };
  for (const each of Object.values(folders)) await mkdir(each);
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('web/index.html', '<!doctype html><div id="root"></div>');
  await write('web/start.js', 'start()');
  await write('drawing/draw.js', DRAWING);
  await write('drawing/package.json', '{"type":"module"}');
  await write('course/course-manifest.json', '{"outline":"outline.json","units":{}}');
  await write('course/unit.json', '{}');
  hajde = await startHajde({ folders });
});
afterAll(async () => {
  await hajde.close();
  await rm(folder, { recursive: true });
});

const text = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(hajde.url + path, { headers })).text();

test('a page, a script and a file of the course do not wait behind 200 sign-ins', async () => {
  let verified = 0;
  const signIns = Array.from({ length: 200 }, async (_, i) => {
    const { status } = await hajde.visitor.call('POST /api/auth/login', {
      body: { username: `nobody-${i}`, password: 'guess' },
    });
    if (status === 401) verified += 1;
    return status;
  });
  // Once the first has been answered, all the others have arrived.
  const first = await Promise.race(signIns);
  const before = await Promise.all(
    ['/learn', '/start.js', '/course/unit.json'].map(async (path) => {
      await text(path);
      return { path, verified };
    }),
  );
  const statuses = await Promise.all(signIns);
  expect([401, 429]).toContain(first);
  expect(before.filter((each) => each.verified >= verified / 2)).toEqual([]);
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
});

test('one session in a loop of pages gets the plain one after a while, and others are drawn', async () => {
  const [loop, other] = [await hajde.newLearner(), await hajde.newLearner()];
  const page = ({ id, token }: typeof loop) =>
    text('/', { cookie: `authToken=${token}; userId=${id}` });
  const since = performance.now();
  let drawn = 0;
  for (let i = 0; i < 100; i += 1) if ((await page(loop)).includes('drawn')) drawn += 1;
  expect(drawn).toBeGreaterThanOrEqual(30);
  expect(drawn).toBeLessThanOrEqual(31 + (performance.now() - since) / 1_000);
  expect(await page(other)).toContain('drawn');
});

test('a session is known by its token, whatever cookies come beside it', async () => {
  const { id, token } = await hajde.newLearner();
  const since = performance.now();
  let drawn = 0;
  for (let i = 0; i < 100; i += 1) {
    const cookie = `authToken=${String(i).padStart(43, 'x')}; userId=${id}`;
    const page = await text('/', { authorization: `Bearer ${token}`, cookie });
    if (page.includes('drawn')) drawn += 1;
  }
  expect(drawn).toBeGreaterThanOrEqual(30);
  expect(drawn).toBeLessThanOrEqual(31 + (performance.now() - since) / 1_000);
});

test('pages that are drawn too slowly keep their places until they are drawn', async () => {
  const { id, token } = await hajde.newLearner();
  const page = (path: string) => text(path, { cookie: `authToken=${token}; userId=${id}` });
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(globalThis, { untilDrawn: promise });
  const slow = await Promise.all(Array.from({ length: 4 }, () => page('/slow')));
  expect(slow.some((each) => each.includes('drawn'))).toBe(false);
  expect(await page('/')).not.toContain('drawn');
  resolve();
  await expect.poll(() => page('/')).toContain('drawn');
});

test('many at once are not all drawn, but all are pages', async () => {
  const learners = await Promise.all(Array.from({ length: 12 }, () => hajde.newLearner()));
  // None is drawn before one came plain, however slowly they arrive.
  const { promise, resolve } = Promise.withResolvers<void>();
  const drawing = Object.assign(globalThis, { untilDrawn: promise, mostAtOnce: 0 });
  const pages = await Promise.all(
    learners.map(async ({ id, token }) => {
      const page = await text('/slow', { cookie: `authToken=${token}; userId=${id}` });
      if (!page.includes('drawn')) resolve();
      return page;
    }),
  );
  const drawn = pages.filter((page) => page.includes('drawn')).length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(12);
  expect(drawing.mostAtOnce).toBe(4);
  expect(pages.every((page) => page.startsWith('<!doctype html>'))).toBe(true);
});

test('a file of the web app is not sent again to who has it', async () => {
  const first = await fetch(`${hajde.url}/start.js`);
  const etag = first.headers.get('etag') ?? '';
  expect([first.headers.get('content-type'), await first.text()]).toEqual([
    'text/javascript; charset=utf-8',
    'start()',
  ]);
  const again = await fetch(`${hajde.url}/start.js`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(`${hajde.url}/start.js`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '7']);
});
