import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './hajde.ts';
import { finishLesson, signUp } from './person.ts';

const DIST = join(import.meta.dirname, '../apps/web/dist');

/** What a page really loads, in kB: scripts and styles as gzip makes them, fonts as they are. */
async function loadedBy(page: Page, path: string, ready: () => Promise<void>) {
  const urls = new Set<string>();
  page.on('request', (request) => urls.add(new URL(request.url()).pathname));
  await page.goto(path);
  await ready();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    [...urls]
      .filter((url) => url.startsWith('/assets/'))
      .map(async (url) => ({ url, content: await readFile(join(DIST, url)) })),
  );
  const kilobytes = (ending: string, measure: (content: Buffer) => number) =>
    files
      .filter(({ url }) => url.endsWith(ending))
      .reduce((sum, { content }) => sum + measure(content), 0) / 1000;
  return {
    js: kilobytes('.js', (content) => gzipSync(content).length),
    css: kilobytes('.css', (content) => gzipSync(content).length),
    fonts: kilobytes('.woff2', (content) => content.length),
  };
}

test('sign-in loads at most 93 kB of JavaScript, 15 of CSS and 60 of fonts', async ({ page }) => {
  const loaded = await loadedBy(page, '/', () =>
    expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible(),
  );
  console.log('sign-in', loaded);
  expect(loaded.js).toBeLessThanOrEqual(93);
  expect(loaded.css).toBeLessThanOrEqual(15);
  expect(loaded.fonts).toBeLessThanOrEqual(60);
});

test('practice loads at most 135 kB of JavaScript in all', async ({ page }) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  const loaded = await loadedBy(page, '/practice', () =>
    expect(page.locator('h1[data-kind]')).toBeVisible(),
  );
  console.log('practice', loaded);
  expect(loaded.js).toBeLessThanOrEqual(135);
});

test('a guide, a conversation and the ear trainer load at most 125 kB of JavaScript each', async ({
  page,
  context,
}) => {
  await signUp(page);
  for (const { path, heading } of [
    { path: '/guide/basics', heading: /^Basics/ },
    { path: '/conversations', heading: 'Conversations' },
    { path: '/conversations/basics-airport', heading: 'Arrivals' },
    { path: '/sounds', heading: 'Sounds' },
    { path: '/sounds/l-ll', heading: 'l and ll' },
  ]) {
    const opened = await context.newPage();
    const loaded = await loadedBy(opened, path, () =>
      expect(opened.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
    );
    console.log(path, loaded);
    expect(loaded.js, path).toBeLessThanOrEqual(125);
    await opened.close();
  }
});

test('no file of the app brings zod along', async () => {
  const names = (await readdir(DIST, { recursive: true })).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(1);
  const withZod = [];
  for (const name of names) {
    if ((await readFile(join(DIST, name))).includes('ZodError')) withZod.push(name);
  }
  expect(withZod).toEqual([]);
});

test('a lesson loads at most 124 kB of JavaScript in all, and of the course the opened unit alone', async ({
  page,
}) => {
  await signUp(page);
  const units: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname;
    if (name.startsWith('/course/unit-')) units.push(name);
  });
  await page.goto('/learn');
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  expect(units).toEqual([]);
  const loaded = await loadedBy(page, '/lesson/basics-hello', () =>
    expect(page.getByRole('button', { name: 'Check' })).toBeVisible(),
  );
  console.log('lesson', loaded);
  expect(loaded.js).toBeLessThanOrEqual(124);
  expect(units).toHaveLength(1);
});
