import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { atTheEndOf, complete, download, notYetSynced, readyForOffline, stored } from './device.ts';
import { expect, test } from './flight.ts';
import type { Front } from './front.ts';
import { ask, PASSWORD, type Person, signUp } from './person.ts';
import { answer, lessonOf, playLesson } from './play.ts';
import { expectToast } from './toast.ts';

const FLIGHT = ['basics-hello', 'basics-you-and-me', 'basics-what-is-this'] as const;
const [FIRST, SECOND] = FLIGHT;
const FOURTH = 'basics-where-from';
/** Of a pack that none of these tests downloads. */
const ELSEWHERE = 'weather-today';
const SYNC = /^POST \/api\/offline-progress\/sync/;
const COMPLETE = /^POST \/api\/lessons\/complete/;
const GATEWAY = { status: 502 };
const DAY_MS = 24 * 60 * 60 * 1000;

// The learner's days are those of the server's answers that the tests compare.
test.use({ timezoneId: 'UTC' });

test('over the clouds: a pack, three lessons, the browser closed, and each counted once on landing', async ({
  world,
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'hajde-browser-'));
  const open = () =>
    playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
      timezoneId: 'UTC',
      serviceWorkers: 'allow',
    });

  let browser = await open();
  let page = await browser.newPage();
  const me = await signUp(page);
  const [first, second, third] = await Promise.all(FLIGHT.map((id) => lessonOf(page, id)));
  const xp = first!.xpReward + Math.floor((second!.xpReward * 7) / 10) + third!.xpReward;
  const gems = 100 + first!.gemsReward + third!.gemsReward;
  await download(page, 'Essentials');
  await readyForOffline(page);

  await world.stop();
  await browser.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Learn' }).click();
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await expect(page).toHaveURL(`/lesson/${FIRST}`);
  await playLesson(page, first!);
  await expect(page).toHaveURL(`/lesson/${SECOND}`);
  await playLesson(page, second!, 1);
  await expect(page).toHaveURL(`/lesson/${FLIGHT[2]}`);
  await playLesson(page, third!);
  await expect(page).toHaveURL(`/lesson/${FOURTH}`);
  await expectNoToast(page);
  await expectShownUnsynced(page, { xp, gems });
  await page.close();
  await browser.close();

  browser = await open();
  await browser.setOffline(true);
  page = await browser.newPage();
  await expectShownUnsynced(page, { xp, gems });
  expect(await stored(page, 'offlineProgress')).toMatchObject(
    FLIGHT.map((lessonId) => ({ lessonId, userId: me.id, syncStatus: 'pending' })),
  );

  await world.start();
  world.front.passed.length = 0;
  await browser.setOffline(false);
  await expectToast(page, 'Progress Synced', 'Your offline progress has been synchronized.');
  await expect(notYetSynced(page, 3)).toBeHidden();
  await page.reload();
  await expect(page.getByText(`${xp} XP`, { exact: true })).toBeVisible();
  await expectCountedOnce(page, me, { xp, gems, lessons: 3 });
  expect(world.front.requestsTo(SYNC)).toHaveLength(3);
  expect(await stored(page, 'offlineProgress')).toMatchObject(
    FLIGHT.map(() => ({ syncStatus: 'synced', syncedAt: expect.any(String) })),
  );
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

test('with a network but no server the app starts, and a lesson speaks and explains its words', async ({
  page,
  world,
}) => {
  await page.addInitScript(countClips);
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await download(page, 'Essentials');
  await readyForOffline(page);
  await world.stop();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: me.username })).toBeVisible();
  for (const [path, shown] of [
    ['/', page.getByRole('link', { name: /^Start Learning:/ })],
    ['/shop', page.getByRole('button', { name: /^Buy/ }).first()],
    ['/cultural-content', page.getByRole('button', { name: 'Learn More' }).first()],
    ['/leaderboard', page.getByText('Not ranked yet')],
    ['/learn', page.getByRole('article', { name: 'Basics' })],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await answer(page, lesson, 0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Qysh', exact: true }).click();
  const meaning = page.getByRole('group', { name: 'What Qysh means' });
  await expect(meaning).toContainText(lesson.questions[1]!.words.Qysh ?? '');
  await meaning.getByRole('button', { name: 'Listen to Qysh' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'clips'))).toBeGreaterThan(0);
});

test('offline the app starts as fast as online: Learn, ready to be used, side by side', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/learn');
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  await readyForOffline(page);
  const times = { online: [] as number[], offline: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const network of ['online', 'offline'] as const) {
      await context.setOffline(network === 'offline');
      const tab = await context.newPage();
      await tab.addInitScript(whenLearnIsReady);
      await tab.goto('/learn');
      const ready = await tab.waitForFunction(() => Reflect.get(window, 'readyAt'));
      // The first round warms up what both use.
      if (round > 0) times[network].push(await ready.jsonValue());
      await tab.close();
    }
  }
  const [online, offline] = [median(times.online), median(times.offline)];
  console.log(
    `Learn is ready after ${offline} ms offline and ${online} ms online (medians of ${ROUNDS})`,
  );
  expect(offline).toBeLessThanOrEqual(online * NOISE);
});

test('a lesson outside the packs is not on the device, and the way leads to them', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/learn');
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto(`/lesson/${ELSEWHERE}`);
  await expect(
    page.getByRole('heading', { name: 'This lesson is not on your device' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Offline Packs' }).click();
  await expect(page).toHaveURL('/offline-packs');
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
});

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
  const lessons = await Promise.all([FIRST, SECOND].map((id) => lessonOf(page, id)));
  const rewards = lessons.map(({ xpReward }) => xpReward);
  const now = Date.now();
  await page.clock.setFixedTime(now - DAY_MS);
  await finishUnsent(page, world.front, me);
  await page.clock.setFixedTime(now);
  await atTheEndOf(page, lessons[1]!, me);
  await complete(page).click();
  await expect(page).toHaveURL(`/lesson/${FLIGHT[2]}`);
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

test('with the app closed, the browser hands the lesson in by itself', async ({ page, world }) => {
  const me = await signUp(page);
  await page.goto('/learn');
  await readyForOffline(page);
  await finishUnsent(page, world.front, me);
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

test('what the server refuses for good is kept, shown with its reason, and not sent again', async ({
  page,
  world,
}) => {
  const me = await signUp(page);
  await finishUnsent(page, world.front, me);
  await ask(page, me, 'POST /api/users/:id/fresh-start');
  await ask(page, me, 'POST /api/placement-test/submit', {
    body: { userId: me.id, score: 0, level: 'beginner', answers: [] },
  });
  world.front.leaveAlone();
  await page.goto('/offline-packs');
  const list = page.getByRole('heading', { name: 'Not yet synced' }).locator('..');
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
  await page.goto('/profile');
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

const ROUNDS = 5;
/** Two cores that do much else: equal times come out this far apart. */
const NOISE = 1.2;

/** Notes when the current lesson can be clicked, counted from the start of the navigation. */
function whenLearnIsReady(): void {
  const look = () => {
    if (document.querySelector('a[aria-current=step]')) {
      Object.assign(window, { readyAt: Math.round(performance.now()) });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Finishes the first lesson while the server can be reached by everything but the lesson. */
async function finishUnsent(page: Page, front: Front, me: Person): Promise<void> {
  await atTheEndOf(page, await lessonOf(page, FIRST), me);
  front.meddle(COMPLETE, GATEWAY);
  front.meddle(SYNC, GATEWAY);
  await complete(page).click();
  await expect(page).toHaveURL(`/lesson/${SECOND}`);
  expect(await stored(page, 'offlineProgress')).toMatchObject([{ syncStatus: 'pending' }]);
}

/** What the browser does once it finds a network: Background Sync cannot be waited for in a test. */
async function wakeForSync(page: Page, origin: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const sync = { origin, registrationId, tag: 'progress', lastChance: false };
  await devTools.send('ServiceWorker.dispatchSyncEvent', sync);
}

/** Counts what is really played: the elements for it are on no page. */
function countClips(): void {
  Object.assign(window, { clips: 0 });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function counted(this: HTMLMediaElement) {
    this.addEventListener('playing', () => {
      Object.assign(window, { clips: Reflect.get(window, 'clips') + 1 });
    });
    return play.call(this);
  };
}

async function expectShownUnsynced(page: Page, { xp, gems }: { xp: number; gems: number }) {
  await page.goto('/learn');
  await expect(notYetSynced(page, 3)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveText([
    /^[45] hearts$/,
    `${gems} gems`,
    '1 day streak',
  ]);
  await expect(page.getByText(`${xp} XP`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${xp} XP not yet synced`)).toBeVisible();
  const basics = page.getByRole('article', { name: 'Basics' });
  await expect(basics.getByRole('link', { name: /completed.*not yet synced$/ })).toHaveCount(3);
  await expect(basics.getByRole('link', { name: /^Lesson 4: .*current$/ })).toBeVisible();
  await expect(basics.getByText('2 perfect')).toBeVisible();
}

async function expectCountedOnce(
  page: Page,
  me: Person,
  { xp, gems, lessons }: { xp: number; gems: number; lessons: number },
) {
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ xp, gems, streak: 1 });
  expect(await ask(page, me, 'GET /api/users/:id/progress')).toHaveLength(lessons);
  const position = await ask(page, me, 'GET /api/users/:id/leaderboard/weekly_xp/:period', {
    params: { period: 'current_week' },
  });
  expect(position).toMatchObject({ value: xp });
}

async function expectNoToast(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toasts).toHaveCount(0);
}
