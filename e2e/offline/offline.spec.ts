import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spokenKey } from '@hajde/rules/course/spoken';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { download, keepLearn, notYetSynced, readyForOffline, stored } from '../device.ts';
import { clips, expectHeard, hear, heardClips } from '../heard.ts';
import { signUp } from '../person.ts';
import { answer, lessonOf, playLesson } from '../play.ts';
import { expectToast } from '../toast.ts';
import { giveVoices } from '../voices.ts';
import { expectCountedOnce } from './counted-once.ts';
import { expect, test } from './flight.ts';
import { expectInstallable } from './installable.ts';
import { answerTheLast, toItsLastQuestion } from './near-its-end.ts';

const FLIGHT = ['basics-hello', 'basics-you-and-me', 'basics-what-is-this'] as const;
const [FIRST, SECOND] = FLIGHT;
const FOURTH = 'basics-where-from';
/** Of a pack that none of these tests downloads. */
const ELSEWHERE = 'weather-today';
const SYNC = /^POST \/api\/offline-progress\/sync/;

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
  await toItsLastQuestion(page, second!, me, 1);
  await answerTheLast(page, second!);
  await expect(page).toHaveURL(`/lesson/${FLIGHT[2]}`);
  await toItsLastQuestion(page, third!, me);
  await answerTheLast(page, third!);
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

test('with a network but no server the app starts, and a lesson of a pack speaks and explains its words', async ({
  page,
  world,
}) => {
  await hear(page, { needsTouch: true });
  await giveVoices(page, []);
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await test.step('the first tap in a lesson plays its clip from the server', () =>
    expectFirstTapHeard(page));
  await download(page, 'Essentials');
  await readyForOffline(page);
  await world.front.close();
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

  await test.step('a lesson speaks and explains its words', async () => {
    await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
    await answer(page, lesson, 0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Qysh', exact: true }).click();
    const meaning = page.getByRole('group', { name: 'What Qysh means' });
    await expect(meaning).toContainText(lesson.questions[1]!.words.Qysh!);
    // The tap says it, too.
    const [, bytesOfIt] = lesson.speech.clips[spokenKey('Qysh')] ?? [];
    const said = async () =>
      (await heardClips(page)).filter(({ bytes, ended }) => ended && bytes === bytesOfIt).length;
    await expect.poll(said).toBe(1);
    await meaning.getByRole('button', { name: 'Listen to Qysh' }).click();
    await expect.poll(said).toBe(2);
  });

  await test.step('the first tap in it plays its clip from the pack', () =>
    expectFirstTapHeard(page));
});

test('without any pack, the app can be installed and starts offline, and an occasion says that it is not here', async ({
  page,
  context,
}) => {
  await signUp(page);
  await keepLearn(page);
  await test.step('the app can be installed: a manifest, icons of the sizes it names, a worker for every page', () =>
    expectInstallable(page));

  await test.step('a page that was loaded past the service worker is served by it again', async () => {
    const devtools = await context.newCDPSession(page);
    const reloaded = page.waitForEvent('load');
    await devtools.send('Page.reload', { ignoreCache: true });
    await reloaded;
    await readyForOffline(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Shop' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  });

  await test.step('it starts in a new tab with Learn ready to be used', async () => {
    const tab = await context.newPage();
    await tab.goto('/learn');
    await tab.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
    await expect(tab).toHaveURL(`/lesson/${FIRST}`);
    await tab.close();
  });

  await test.step('an occasion says that it is not on the device', async () => {
    await page.goto('/occasions/a-birth');
    await expect(
      page.getByRole('heading', { name: 'This occasion is not on your device' }),
    ).toBeVisible();
  });
});

test('a lesson outside the packs is not on the device, and the way leads to them', async ({
  page,
  context,
}) => {
  await signUp(page);
  await keepLearn(page);
  await context.setOffline(true);
  await page.goto(`/lesson/${ELSEWHERE}`);
  await expect(
    page.getByRole('heading', { name: 'This lesson is not on your device' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Offline Packs' }).click();
  await expect(page).toHaveURL('/offline-packs');
  await page.goBack();
  await expect(
    page.getByRole('heading', { name: 'This lesson is not on your device' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
});

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

async function expectNoToast(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toasts).toHaveCount(0);
}

async function expectFirstTapHeard(page: Page): Promise<void> {
  await page.goto(`/lesson/${FIRST}`);
  await page.getByRole('button', { name: 'Listen to the phrase', exact: true }).click();
  await clips(page, 1);
  // The phrase may begin by itself between the touch and the tap, which then says it again.
  const heard = (await heardClips(page)).filter(({ stopped }) => !stopped);
  expect(heard).toHaveLength(1);
  expectHeard(heard[0]);
}
