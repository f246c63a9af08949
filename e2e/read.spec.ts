import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { readyForOffline } from './device.ts';
import { expect, test } from './hajde.ts';
import { signUp } from './person.ts';
import { expectNoSidewaysScroll } from './small-screen.ts';

// What is shared to Hajde, and what works offline, is the service worker's.
test.use({ serviceWorkers: 'allow' });

const MESSAGE = 'qysh je spo muj me ardh sot';

test('a message is pasted by touch, every word is tapped, its full spelling stands below, an answer is copied, and all without a network', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 664 },
  });
  const page = await context.newPage();
  await signUp(page);
  const later = Promise.withResolvers<void>();
  await page.route(/\/added-words$|\/assets\/word-definition-/, async (route) => {
    await later.promise;
    await route.continue();
  });
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Read', exact: true }).tap();
  await expect(page).toHaveURL(/\/read$/);
  await read(page, MESSAGE);
  await expect(inFull(page)).toHaveText("qysh je s'po muj me ardhë sot");
  await expect(inFull(page).locator('u')).toHaveText(["'", 'ë']);

  await word(page, 'spo').tap();
  const card = page.getByRole('group', { name: 'What spo means' });
  await expect(card).toContainText('not');
  await expect(card).toContainText('it is happening now');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  const roomBelow = async () => {
    const [shown, bar] = [await card.boundingBox(), await tabs.boundingBox()];
    return shown && bar ? bar.y - shown.y - shown.height : undefined;
  };
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
  // What comes into the card later is in sight as well.
  later.resolve();
  await expect(card.getByRole('button', { name: /^Add to my words/ })).toBeVisible();
  await expect(card.getByText("This doesn't sound right").first()).toBeVisible();
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
  await word(page, 'ardh').tap();
  await expect(card).toBeHidden();
  await expect(page.getByRole('group', { name: 'What ardh means' })).toContainText('come');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reply = page.getByRole('region', { name: 'Reply' });
  await reply.getByLabel('Your reply').fill('une shkon shume xyzzyq');
  await expect(reply.getByText("une and shkon don't go together.")).toBeVisible();
  await expectAccessible(page);
  // At the end of a short page there is room for the card above its word alone.
  await reply.getByLabel('Your reply').fill('me jep librin');
  await reply.getByRole('button', { name: 'me', exact: true }).tap();
  await reply
    .getByRole('group', { name: 'What me means' })
    .getByRole('button', { name: /^me / })
    .tap();
  await reply.getByRole('button', { name: 'Copy full spelling' }).tap();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('me jep librin');

  await readyForOffline(page);
  const kept = async () => (await caches.match('/course/course-manifest.json')) !== undefined;
  await expect.poll(() => page.evaluate(kept)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await read(page, MESSAGE);
  await expect(inFull(page)).toHaveText("qysh je s'po muj me ardhë sot");
  await context.close();
});

/** A word that nobody has, so that whatever holds a part of the text is found. */
const CANARY = 'kanarinazi';

test('no request, log, address or storage holds any part of a text, whichever way it came in', async ({
  page,
  context,
  server,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    const isShare = request.method() === 'POST' && request.url().endsWith('/read');
    sent.push(request.url(), ...(isShare ? [] : [request.postData() ?? '']));
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await page.goto('/read');
  await readyForOffline(page);

  await read(page, `${CANARY} qysh je`);
  await word(page, CANARY).click();
  await word(page, 'qysh').click();
  await page.getByRole('button', { name: 'Listen to qysh' }).click();
  await page.getByLabel('Your reply').fill(`${CANARY} mir`);
  await expect(page.getByText(`Hajde doesn't know ${CANARY}.`)).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${CANARY} tung`);
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(inFull(page)).toHaveText(`${CANARY} tung`);

  await page.evaluate((text) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/read';
    form.enctype = 'multipart/form-data';
    const field = document.createElement('textarea');
    field.name = 'text';
    field.value = text;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, `${CANARY} shum`);
  await expect(inFull(page)).toHaveText(`${CANARY} shumë`);
  await expect(page).toHaveURL(/\/read$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Read it' })).toBeVisible();
  await expect(inFull(page)).toHaveCount(0);

  expect(sent.filter((each) => each.includes(CANARY))).toEqual([]);
  expect(logged.filter((each) => each.includes(CANARY))).toEqual([]);
  expect(server.log()).not.toContain(CANARY);
  expect(await page.evaluate(everythingStored)).not.toContain(CANARY);
});

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a text of 20,000 characters is drawn a little with every frame, and read beside the page', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/read');
    const text = 'Qysh je spo muj me ardh sot se kom shum pun. A po vin neser te nona?\n'
      .repeat(300)
      .slice(0, 20_000);
    await page.getByLabel('Message').fill(text);
    await expect(page.getByRole('button', { name: 'Read it' })).toBeEnabled();
    const drawn = await page.evaluateHandle(countParagraphsPerTask);
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect
      .poll(() => inFull(page).locator('p').count(), { timeout: 60_000, intervals: [1000] })
      .toBeGreaterThan(250);
    const perTask = await drawn.evaluate(({ perTask }) => perTask);
    expect(perTask.reduce((sum, each) => sum + each)).toBeGreaterThan(500);
    // Two lines of each of the two texts: how long that takes, `bench -- --only long-text` tells.
    expect(Math.max(...perTask)).toBeLessThanOrEqual(4);
    expect(page.workers()).toHaveLength(1);
  });
});

/** Runs in the page: an observer is told of a task's changes, and of no other's, when the task ends. */
function countParagraphsPerTask(): { readonly perTask: readonly number[] } {
  const perTask: number[] = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const elements = added.filter((node) => node instanceof HTMLElement);
    const paragraphs = elements.flatMap((each) => [
      ...(each.matches('[lang=sq] p') ? [each] : []),
      ...each.querySelectorAll('[lang=sq] p'),
    ]);
    if (paragraphs.length > 0) perTask.push(paragraphs.length);
  }).observe(document.body, { childList: true, subtree: true });
  return { perTask };
}

async function read(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(inFull(page)).toBeVisible();
}

const inFull = (page: Page) =>
  page.getByRole('region', { name: 'In full spelling' }).locator('[lang=sq]');
const word = (page: Page, typed: string) =>
  page
    .getByRole('region', { name: 'Tap a word' })
    .getByRole('button', { name: typed, exact: true });

/** All that this site keeps in the browser, as one text. */
async function everythingStored(): Promise<string> {
  const found: unknown[] = [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    JSON.stringify(history.state),
  ];
  for (const { name = '', version } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        all.onsuccess = resolve;
      });
      found.push(all.result);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      found.push(request.url, await (await cache.match(request))?.text());
    }
  }
  return JSON.stringify(found);
}
