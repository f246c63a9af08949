import type { Page } from '@playwright/test';
import { atTheEndOf, complete, notYetSynced, readyForOffline, stored } from '../device.ts';
import type { Front } from '../front.ts';
import { madeDaysAgo } from '../older-account.ts';
import { ask, PASSWORD, type Person, signUp } from '../person.ts';
import { lessonOf } from '../play.ts';
import { expectToast } from '../toast.ts';
import { expectCountedOnce } from './counted-once.ts';
import { expect, test } from './flight.ts';
import { wakeForSync } from './wake-for-sync.ts';

const FIRST = 'basics-hello';
const SECOND = 'basics-you-and-me';
const THIRD = 'basics-what-is-this';
const SYNC = /^POST \/api\/offline-progress\/sync/;
const USER = /^GET \/api\/users\/[^/]+$/;
const COMPLETE = /^POST \/api\/lessons\/complete/;
const GATEWAY = { status: 502 };
const DAY_MS = 24 * 60 * 60 * 1000;

// The learner's days are those of the server's answers that the tests compare.
test.use({ timezoneId: 'UTC', serviceWorkers: 'block' });

test('an answer that is lost, and a retry after it, pay once', async ({ page, world }) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await atTheEndOf(page, lesson, me);
  world.front.meddle(COMPLETE, { loseAnswer: true });
  world.front.meddle(SYNC, { loseAnswer: true });
  await complete(page).click();
  await expect(page).toHaveURL(`/lesson/${SECOND}`);
  await page.goto('/offline-packs');
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(
    page,
    'Sync Failed',
    'Failed to sync offline progress. Will retry when online.',
  );
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(lesson.xpReward);

  world.front.leaveAlone();
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'Progress Synced', 'Your offline progress has been synchronized.');
  const { xpReward: xp, gemsReward } = lesson;
  await expectCountedOnce(page, me, { xp, gems: 100 + gemsReward, lessons: 1 });
});

test('lessons of two days in the air count for the days they were learnt on', async ({
  page,
  world,
}) => {
  const me = await signUp(page);
  await madeDaysAgo(world.dataDir, me, 3);
  const lessons = await Promise.all([FIRST, SECOND].map((id) => lessonOf(page, id)));
  const rewards = lessons.map(({ xpReward }) => xpReward);
  const now = Date.now();
  await page.clock.setFixedTime(now - DAY_MS);
  await finishUnsent(page, world.front, me);
  await page.clock.setFixedTime(now);
  await atTheEndOf(page, lessons[1]!, me);
  await complete(page).click();
  await expect(page).toHaveURL(`/lesson/${THIRD}`);
  await page.goto('/learn');
  await expect(notYetSynced(page, 2)).toBeVisible();
  await expect(page.getByText('2 day streak')).toBeVisible();

  world.front.leaveAlone();
  await page.reload();
  await expect.poll(async () => (await ask(page, me, 'GET /api/users/:id')).streak).toBe(2);
  const { xp } = await ask(page, me, 'GET /api/users/:id/weekly-progress');
  expect(xp.slice(-2)).toEqual(rewards);
});

test('two tabs that come back at once send each lesson once', async ({ page, context, world }) => {
  const me = await signUp(page);
  await finishUnsent(page, world.front, me);
  const other = await context.newPage();
  world.front.leaveAlone();
  await Promise.all([page.goto('/learn'), other.goto('/learn')]);
  await expect
    .poll(() => stored(page, 'offlineProgress'))
    .toMatchObject([{ syncStatus: 'synced' }]);
  for (const tab of [page, other]) {
    await expect(tab.getByText('10 XP', { exact: true })).toBeVisible();
    await expect(notYetSynced(tab, 1)).toBeHidden();
  }
  expect(world.front.requestsTo(SYNC).filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(10);
});

test('a read that is under way while another tab syncs does not count the lesson twice', async ({
  page,
  context,
  world,
}) => {
  const me = await signUp(page);
  await finishUnsent(page, world.front, me);
  await page.goto('/offline-packs');
  await expect(page.getByRole('heading', { name: 'Not yet synced' })).toBeVisible();
  const synced = Promise.withResolvers<void>();
  world.front.meddle(USER, { holdUntil: synced.promise });
  world.front.passed.length = 0;
  const other = await context.newPage();
  await other.goto('/learn');
  await expect.poll(() => world.front.requestsTo(USER).length).toBe(1);

  world.front.leaveAlone();
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'Progress Synced');
  synced.resolve();
  await expect(other.getByText('10 XP', { exact: true })).toBeVisible();
  await expect(notYetSynced(other, 1)).toBeHidden();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the browser by itself hands a lesson in once, with the app closed and between it and the open app', async ({
    page,
    world,
  }) => {
    const me = await signUp(page);
    await page.goto('/learn');
    await readyForOffline(page);
    await finishUnsent(page, world.front, me);
    await test.step('with the app closed', async () => {
      // A page of the same place that is not the app.
      await page.goto('/manifest.webmanifest');
      world.front.leaveAlone();
      world.front.passed.length = 0;
      await wakeForSync(page, world.front.url);
      await expect.poll(async () => (await ask(page, me, 'GET /api/users/:id')).xp).toBe(10);
      expect(world.front.requestsTo(SYNC)).toHaveLength(1);
      await expect
        .poll(() => stored(page, 'offlineProgress'))
        .toMatchObject([{ syncStatus: 'synced' }]);
    });

    await test.step('with the app open', async () => {
      const second = await lessonOf(page, SECOND);
      await atTheEndOf(page, second, me);
      world.front.meddle(COMPLETE, GATEWAY);
      world.front.meddle(SYNC, GATEWAY);
      await complete(page).click();
      await expect(page).toHaveURL(`/lesson/${THIRD}`);
      const answered = Promise.withResolvers<void>();
      world.front.meddle(SYNC, { holdUntil: answered.promise });
      world.front.passed.length = 0;
      await page.goto('/offline-packs');
      await expect.poll(() => world.front.requestsTo(SYNC).length).toBe(1);
      await wakeForSync(page, world.front.url);
      answered.resolve();
      await expect
        .poll(() => stored(page, 'offlineProgress'))
        .toMatchObject([{ syncStatus: 'synced' }, { syncStatus: 'synced' }]);
      expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(10 + second.xpReward);
      expect(world.front.requestsTo(SYNC)).toHaveLength(1);
    });
  });
});

test('what the server refuses for good is kept, shown with its reason, and not sent again', async ({
  page,
  world,
}) => {
  const me = await signUp(page);
  // Clearly before the fresh start, however long the lesson is on its way.
  const now = Date.now();
  await page.clock.setFixedTime(now - 60_000);
  await finishUnsent(page, world.front, me);
  await page.clock.setFixedTime(now);
  await ask(page, me, 'POST /api/users/:id/fresh-start');
  await ask(page, me, 'POST /api/placement-test/submit', {
    body: { userId: me.id, score: 0, level: 'beginner', answers: [] },
  });
  world.front.leaveAlone();
  await page.goto('/offline-packs');
  const list = page.getByRole('list', { name: 'Not counted' });
  await expect(list).toContainText(
    'Not counted: This lesson was finished before your fresh start.',
  );
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'Progress Synced');
  await page.reload();
  await expect(list).toContainText('Not counted:');
  expect(world.front.requestsTo(SYNC).filter(({ status }) => status === 409)).toHaveLength(1);
  expect(await stored(page, 'offlineProgress')).toMatchObject([
    { syncStatus: 'pending', refusedAt: expect.any(String) },
  ]);
  await page.goto('/learn');
  await expect(page.getByText('0 XP', { exact: true })).toBeVisible();
});

test('on a shared device logging out asks first, and nothing is sent as somebody else', async ({
  page,
  world,
}) => {
  const arta = await signUp(page);
  await finishUnsent(page, world.front, arta);
  await page.goto('/learn');
  // The device has been read: a database that is slow to open holds no logout up.
  await expect(notYetSynced(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out before everything is synced?' });
  await expect(question).toContainText('1 lesson is only on this device.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully.');

  world.front.leaveAlone();
  world.front.passed.length = 0;
  const besa = await signUp(page);
  await page.goto('/offline-packs');
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'Progress Synced');
  await expect(page.getByRole('heading', { name: 'Not yet synced' })).toBeHidden();
  expect(world.front.requestsTo(SYNC)).toEqual([]);
  expect((await ask(page, besa, 'GET /api/users/:id')).xp).toBe(0);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Username').fill(arta.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect
    .poll(async () => (await stored(page, 'offlineProgress'))[0])
    .toMatchObject({ userId: arta.id, syncStatus: 'synced' });
});

test('a device that can keep nothing does not lose the lesson: it stays until it is handed in', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await atTheEndOf(page, lesson, me);
  world.front.meddle(COMPLETE, GATEWAY);
  await complete(page).click();
  await expectToast(page, 'Not saved yet');
  await expect(page).toHaveURL(`/lesson/${lesson.id}`);
  world.front.leaveAlone();
  await complete(page).click();
  await expectToast(page, 'Perfect lesson!');
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(lesson.xpReward);
});

/** Finishes the first lesson while the server can be reached by everything but the lesson. */
async function finishUnsent(page: Page, front: Front, me: Person): Promise<void> {
  await atTheEndOf(page, await lessonOf(page, FIRST), me);
  front.meddle(COMPLETE, GATEWAY);
  front.meddle(SYNC, GATEWAY);
  await complete(page).click();
  await expect(page).toHaveURL(`/lesson/${SECOND}`);
  expect(await stored(page, 'offlineProgress')).toMatchObject([{ syncStatus: 'pending' }]);
}
