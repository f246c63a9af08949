import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hajde, type SignedIn, startHajde } from '../../testing/hajde.ts';

let hajde: Hajde;
let folder: string;
const PLAIN = '<!doctype html><title>Hajde</title><div id="root"></div>';

/** Stands for what the web app's build leaves: the browser tests draw the real screens. */
const DRAWING = `
export async function draw({ path, userId, wide, zone, ask, outlineFile, outline, unit }) {
  if (path === '/nothing-to-draw') return null;
  if (path === '/breaks') throw new Error('No such screen');
  if (path === '/never-ends') return new Promise(() => {});
  if (userId === null) return '<p>Sign in</p>';
  const user = await ask('GET /api/users/:id');
  const { units } = await outline();
  const { title } = await unit(units[0].id);
  return '<p>' + [user.username, wide, zone, outlineFile, title].join(' ') + '</p>';
}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hajde-pages-'));
  const folders = {
    web: join(folder, 'web'),
    course: join(folder, 'course'),
    drawing: join(folder, 'drawing'),
  };
  for (const each of Object.values(folders)) await mkdir(each);
  const write = (name: string, content: unknown) =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  await write('web/index.html', PLAIN);
  await write('drawing/draw.js', DRAWING);
  await write('drawing/package.json', { type: 'module' });
  await write('course/course-manifest.json', {
    outline: 'outline.1.json',
    units: { basics: 'unit-basics.1.json' },
  });
  await write('course/outline.1.json', { units: [{ id: 'basics' }] });
  await write('course/unit-basics.1.json', { title: 'Basics', lessons: [] });
  hajde = await startHajde({ folders });
});
afterAll(async () => {
  await hajde.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${hajde.url}${path}`, { headers });
const cookieOf = ({ id, token }: SignedIn) => ({ cookie: `authToken=${token}; userId=${id}` });

test('a visitor gets the sign-in screen in the page, at the address where people arrive', async () => {
  expect(await (await get('/')).text()).toBe(PLAIN.replace(/<div.*/, '<p>Sign in</p>'));
  expect(await (await get('/learn')).text()).toBe(PLAIN);
  expect(await (await get('/?create-account')).text()).toBe(PLAIN);
});

test('a learner gets their own first screen, which no cache may keep', async () => {
  const arta = await hajde.newLearner('arta');
  const page = await get('/learn', { ...cookieOf(arta), 'sec-ch-ua-mobile': '?0' });
  expect(await page.text()).toContain('<p>arta true UTC outline.1.json Basics</p>');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('vary')).toContain('cookie');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('days are counted in the zone that the browser keeps beside the session', async () => {
  const era = await hajde.newLearner('era');
  const inZone = async (timeZone: string) => {
    const { cookie } = cookieOf(era);
    return (await get('/learn', { cookie: `${cookie}; timeZone=${timeZone}` })).text();
  };
  expect(await inZone('Pacific/Auckland')).toContain('<p>era false Pacific/Auckland');
  expect(await inZone('No/Where')).toContain('<p>era false UTC');
});

test.each(['br', 'gzip', 'identity'])('it comes as %s where that is accepted', async (encoding) => {
  const drita = await hajde.newLearner();
  const page = await get('/learn', { ...cookieOf(drita), 'accept-encoding': encoding });
  expect(page.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(await page.text()).toContain(`<p>${drita.username} false`);
});

test('the plain page comes where nothing can be drawn: a session that has ended, an error, a delay', async () => {
  const besa = await hajde.newLearner();
  for (const path of ['/nothing-to-draw', '/breaks', '/never-ends', '/learn?from=mail']) {
    const page = await get(path, cookieOf(besa));
    expect([path, page.status, await page.text()]).toEqual([path, 200, PLAIN]);
    expect(page.headers.get('cache-control')).toBe('no-cache');
  }
  const ended = await get('/learn', { cookie: `authToken=${'x'.repeat(43)}; userId=${besa.id}` });
  expect([ended.status, await ended.text()]).toEqual([200, PLAIN]);
});

test("another's id beside one's own token shows nothing of that other", async () => {
  const agim = await hajde.newLearner('agim');
  const blerta = await hajde.newLearner('blerta');
  const page = await get('/learn', { cookie: `authToken=${agim.token}; userId=${blerta.id}` });
  expect(await page.text()).not.toContain('blerta');
});
