import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { keepLearn } from '../device.ts';
import { ask, finishLesson, type Person, signUp } from '../person.ts';
import { lessonOf } from '../play.ts';
import { expect, test } from './flight.ts';
import { wakeForSync } from './wake-for-sync.ts';

test.use({ timezoneId: 'UTC' });

const LESSON = 'basics-hello';
const PRACTICE = /^POST \/api\/practice\/complete/;
const GATEWAY = { status: 502 };
const minutesAgo = (minutes: number) => new Date(Date.now() - 60_000 * minutes).toISOString();

test('with the app closed, the browser hands in practice, conversations and ear sessions by itself', async ({
  page,
  world,
}) => {
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', LESSON);
  await keepLearn(page);
  await put(page, 'hajde outbox', 'records', [
    await practice(page, me),
    conversation(me),
    earSession(me),
  ]);
  // A page of the same place that is not the app.
  await page.goto('/manifest.webmanifest');
  await wakeForSync(page, world.front.url);
  await expectHandedIn(page, me);
  await expect.poll(() => count(page, 'hajde outbox', 'records')).toBe(0);
});

test.describe('without a service worker, which would fetch all of the app beside', () => {
  test.use({ serviceWorkers: 'block' });

  test('what older versions of the app have kept is taken in and counts', async ({ page }) => {
    const me = await signUp(page);
    await finishLesson(page, me, 'basics', LESSON);
    await page.goto('/manifest.webmanifest');
    const {
      idempotencyKey: practiceId,
      at: startedAt,
      kind: _,
      ...session
    } = await practice(page, me);
    await put(page, 'hajde practice', 'sessions', [{ ...session, practiceId, startedAt }]);
    const { idempotencyKey: completionId, at: completedAt, kind: __, ...heard } = conversation(me);
    await put(page, 'hajde-companions', 'heardConversations', [
      { ...heard, completionId, completedAt },
    ]);
    const { idempotencyKey: sessionId, at, kind: ___, ...told } = earSession(me);
    const settings = {
      'conversations waiting': 'yes',
      [`heard sounds ${me.id} ${sessionId}`]: JSON.stringify({
        ...told,
        sessionId,
        completedAt: at,
      }),
    };
    await page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, settings);
    await page.goto('/learn');
    await expectHandedIn(page, me);
    const left = () =>
      page.evaluate(async () => [await indexedDB.databases(), { ...localStorage }]);
    await expect
      .poll(async () => JSON.stringify(await left()))
      .not.toMatch(/hajde practice|heard sounds|conversations waiting/);
    expect(await count(page, 'hajde-companions', 'heardConversations')).toBe(0);
  });

  test('practice that waits moves the streak and the XP that are shown', async ({
    page,
    world,
  }) => {
    const me = await signUp(page);
    await openLearn(page);
    await expect(page.getByText('0 day streak')).toBeVisible();
    world.front.meddle(PRACTICE, GATEWAY);
    await put(page, 'hajde outbox', 'records', [await practice(page, me)]);
    await page.reload();
    await expect(page.getByText('1 day streak')).toBeVisible();
    await expect(page.getByText('10 XP', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('link', { name: '1 practice session not yet synced' }),
    ).toBeVisible();
  });

  test('refused practice is named with its reason, and can be dismissed', async ({ page }) => {
    const me = await signUp(page);
    await finishLesson(page, me, 'basics', LESSON);
    await openLearn(page);
    await put(page, 'hajde outbox', 'records', [await practice(page, me)]);
    await ask(page, me, 'POST /api/users/:id/fresh-start');
    await ask(page, me, 'POST /api/placement-test/submit', {
      body: { userId: me.id, score: 0, level: 'beginner', answers: [] },
    });
    await page.goto('/offline-packs');
    const refused = page.getByRole('list', { name: 'Not counted' }).getByRole('listitem');
    await expect(refused).toHaveText([
      'Practice sessionNot counted: This was practised before your fresh start.',
    ]);
    await expectAccessible(page);
    await refused.getByRole('button', { name: 'Dismiss Practice session' }).click();
    await expect(page.getByText('Practice session dismissed')).toBeFocused();
    await expect.poll(() => count(page, 'hajde outbox', 'records')).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Available Packs' })).toBeVisible();
    await expect(refused).toHaveCount(0);
  });
});

/** Opens Learn, and the app has made its outbox. */
async function openLearn(page: Page): Promise<void> {
  await page.goto('/learn');
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
  await expect.poll(() => page.evaluate(databases)).toContain('hajde outbox');
}

/** A lesson's XP, ten of practice, fifteen of the conversation and five of the ear session. */
async function expectHandedIn(page: Page, me: Person): Promise<void> {
  await expect.poll(async () => (await ask(page, me, 'GET /api/users/:id')).xp).toBe(40);
  expect(await ask(page, me, 'GET /api/users/:id/practice')).toMatchObject({ paidToday: 1 });
  expect(await ask(page, me, 'GET /api/users/:id/conversations')).toHaveLength(1);
  expect((await ask(page, me, 'GET /api/users/:id/sounds')).results).toHaveLength(1);
}

const common = (me: Person) => ({
  userId: me.id,
  idempotencyKey: randomUUID(),
  at: minutesAgo(1),
  timeZone: 'UTC',
});

async function practice(page: Page, me: Person) {
  const words = (await lessonOf(page, LESSON)).newWords;
  const reviews = Array.from({ length: 12 }, (_, i) => ({
    reviewId: randomUUID(),
    wordId: words[i % words.length],
    kind: 'fill',
    verdict: 'right',
    at: minutesAgo(1),
  }));
  return { ...common(me), kind: 'practice', finished: true, reviews };
}

const conversation = (me: Person) => ({
  ...common(me),
  kind: 'conversation',
  conversationId: 'basics-airport',
  answers: [],
});

const earSession = (me: Person) => ({
  ...common(me),
  kind: 'ear',
  results: [{ contrastId: 'l-ll', right: 15, wrong: 5 }],
});

/** Puts records into a store of a database as this version or an older one has it. */
function put(page: Page, database: string, store: string, records: readonly object[]) {
  return page.evaluate(
    ([name, of, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onerror = () => reject(opening.error);
        // Where the app has not been yet, it finds the stores that an older one had made.
        opening.onupgradeneeded = () => {
          if (name === 'hajde practice') {
            opening.result.createObjectStore(of, { keyPath: ['userId', 'practiceId'] });
          } else {
            opening.result.createObjectStore('files', { keyPath: 'name' });
            opening.result.createObjectStore(of, { keyPath: 'completionId' });
          }
        };
        opening.onsuccess = () => {
          const tx = opening.result.transaction(of, 'readwrite');
          for (const each of all) tx.objectStore(of).put(each);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [database, store, records] as const,
  );
}

function count(page: Page, database: string, store: string): Promise<number> {
  return page.evaluate(
    ([name, of]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction(of).objectStore(of).count();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
    [database, store] as const,
  );
}
