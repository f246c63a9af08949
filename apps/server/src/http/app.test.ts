import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { api } from '@hajde/contract/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hajde, startHajde } from '../testing/hajde.ts';

let hajde: Hajde;
let folder: string;
const PAGE = `<!doctype html><title>Hajde</title>${'<p>Mirë se erdhe</p>'.repeat(100)}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hajde-web-'));
  const [web, course] = [join(folder, 'web'), join(folder, 'course')];
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(course);
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'index.html.br'), brotliCompressSync(PAGE));
  await writeFile(join(web, 'assets/index-a1b2c3d4.js'), 'export {};');
  await writeFile(join(course, 'unit-one.0123456789ab.json'), '{}');
  await writeFile(join(course, 'unit-one.0123456789ab.json.br'), brotliCompressSync('{}'));
  await writeFile(join(course, 'course-manifest.json'), '{}');
  hajde = await startHajde({ folders: { web, course } });
});
afterAll(async () => {
  await hajde.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${hajde.url}${path}`, { headers });

test('every call of the contract is answered', async () => {
  const { paths } = await (await get('/api/docs/json')).json();
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(described.sort()).toEqual(Object.keys(api).sort());
});

test('health says that the database answers', async () => {
  const response = await get('/api/health');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', database: 'ok' }]);
});

describe('pages', () => {
  test('what is shared where no service worker answers is left unread, and leads to the reader', async () => {
    const shared = new FormData();
    shared.set('text', 'kanarinazi qysh je');
    for (const body of [shared, new URLSearchParams({ text: 'kanarinazi' }), 'x'.repeat(200_000)]) {
      const answer = await fetch(`${hajde.url}/read`, { method: 'POST', body, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/read']);
      expect(await answer.text()).not.toContain('kanarinazi');
    }
    const foreign = await fetch(`${hajde.url}/read`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      redirect: 'manual',
    });
    expect(foreign.status).toBe(403);
  });

  test('are the app at every path that is neither a file nor a call', async () => {
    for (const path of ['/', '/learn', '/lesson/basics-hello', '/no/such/page?x=.y']) {
      const response = await get(path);
      expect([path, response.status, await response.text()]).toEqual([path, 200, PAGE]);
    }
    expect((await get('/assets/gone-00000000.js')).status).toBe(404);
    expect((await get('/api/gone')).headers.get('content-type')).toMatch('application/json');
  });

  test('come out of their own folder, however the path is written', async () => {
    await writeFile(join(folder, 'secret.txt'), 'secret');
    const { hostname, port } = new URL(hajde.url);
    for (const path of [
      '/../secret.txt',
      '/course/../../secret.txt',
      '/course/%2e%2e/%2e%2e/secret.txt',
      '/course/..%2f..%2fsecret.txt',
      '/assets/..\\..\\secret.txt',
      '//secret.txt',
    ]) {
      // fetch would tidy the path up before it is sent.
      const asked = request({ hostname, port, path }).end();
      const [answer] = await once(asked, 'response');
      expect([path, await text(answer)]).not.toEqual([path, 'secret']);
      expect([path, answer.statusCode]).not.toEqual([path, 500]);
    }
  });

  test('come compressed ahead, and only files named by their content may be kept', async () => {
    const page = await get('/', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const immutable = 'public, max-age=31536000, immutable';
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/assets/index-a1b2c3d4.js')).toBe(immutable);
    expect(await kept('/course/unit-one.0123456789ab.json')).toBe(immutable);
    const unit = await get('/course/unit-one.0123456789ab.json', { 'accept-encoding': 'br' });
    expect(unit.headers.get('content-encoding')).toBe('br');
    expect(unit.headers.get('content-type')).toMatch(/^application\/json/);
    expect(unit.headers.get('cache-control')).toBe(immutable);
    expect(await unit.json()).toEqual({});
    expect(await kept('/course/course-manifest.json')).toBe('no-cache');
  });

  test('may load nothing foreign, run nothing inline and be framed by nobody', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

test('an answer shown as a page could load nothing and be framed by nobody; the docs are a page', async () => {
  const { headers } = await get('/api/shop/items');
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const spelt of ['/%61pi/shop/items', '/api', '/api?x', '/api/docsx']) {
    const answer = (await get(spelt)).headers;
    expect([spelt, answer.get('cache-control')]).toEqual([spelt, 'no-store']);
    expect(answer.get('content-security-policy')).toMatch(/^default-src 'none'/);
  }
  const docs = await get('/api/docs/');
  expect(docs.headers.get('x-frame-options')).toBe('DENY');
  expect(docs.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

describe('a call that changes something', () => {
  const logout = (headers: Record<string, string>) =>
    fetch(`${hajde.url}/api/auth/logout`, { method: 'POST', headers });

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is refused from %j', async (headers) => {
    const response = await logout(headers);
    expect([response.status, (await response.json()).code]).toEqual([403, 'foreign_origin']);
  });

  test('passes from our own pages and from programs', async () => {
    expect((await logout({})).status).toBe(200);
    expect((await logout({ origin: hajde.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});
