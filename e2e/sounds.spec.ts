import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { hurry } from './conversation-play.ts';
import { expect, test } from './hajde.ts';
import { clips, expectHeard, forgetHeard, hear, heardClips } from './heard.ts';
import { ask, type Person, signUp } from './person.ts';
import { expectNoSidewaysScroll } from './small-screen.ts';
import { expectToast } from './toast.ts';

const ASKED = 20;
const words = (page: Page) => page.locator('[data-verdict]');
const xpOf = async (page: Page, me: Person) => (await ask(page, me, 'GET /api/users/:id')).xp;
const wordNumber = (page: Page, at: number) =>
  expect(page.getByText(`Word ${at} of ${ASKED}`)).toBeVisible();

const minutesAgo = (minutes: number) => new Date(Date.now() - 60_000 * minutes).toISOString();
const trainedBy = async (page: Page, me: Person) =>
  (await ask(page, me, 'GET /api/users/:id/sounds')).results.map(({ contrastId }) => contrastId);

/** Puts a session on the device as the trainer keeps it where nobody answers; says its id. */
async function keepOnDevice(
  page: Page,
  { id: userId }: Person,
  { contrastId, ...more }: { contrastId: string; completedAt: string; refusal?: string },
): Promise<string> {
  const sessionId = randomUUID();
  const results = [{ contrastId, right: 15, wrong: 5 }];
  const heard = { sessionId, userId, results, timeZone: 'UTC', ...more };
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`heard sounds ${userId} ${sessionId}`, JSON.stringify(heard)],
  );
  return sessionId;
}

/** A session by mouse, always the first word. */
async function train(page: Page): Promise<void> {
  for (let at = 1; at <= ASKED; at += 1) {
    await wordNumber(page, at);
    await words(page).first().click();
    await expect(page.getByText(/^(Correct|Incorrect)$/)).toBeVisible();
    await page.getByRole('button', { name: at < ASKED ? 'Continue' : 'Finish' }).click();
  }
}

test('Learn leads to the 36 letters, what Kosovo does differently and the twelve contrasts', async ({
  page,
}) => {
  await hear(page);
  await signUp(page);
  await page.goto('/learn');
  await page
    .getByRole('navigation', { name: 'More ways to learn' })
    .getByRole('link', { name: 'Sounds' })
    .click();
  const letters = page.getByRole('list', { name: 'The 36 letters' }).locator('> li');
  await expect(letters).toHaveCount(36);
  const ll = letters.filter({ has: page.getByRole('heading', { name: /^ll/ }) });
  await expect(ll.getByRole('button')).toHaveCount(3);
  await ll.getByRole('button').first().click();
  const [heard] = await clips(page, 1);
  expectHeard(heard);
  await expect(page.getByRole('heading', { name: 'The ë at the end is silent' })).toBeVisible();
  const contrasts = page.getByRole('list', { name: 'Train your ear' }).locator('> li');
  await expect(contrasts).toHaveCount(12);
  await expect(contrasts.getByText('Not trained yet')).toHaveCount(12);
  await expectAccessible(page);
  await contrasts.getByRole('link', { name: 'Train l and ll' }).click();
  await wordNumber(page, 1);
  await expectAccessible(page);
});

test('a session of twenty by mouse pays 5 XP once a day, and the share right is kept', async ({
  page,
}) => {
  await hurry(page);
  const me = await signUp(page);
  await page.goto('/sounds/l-ll');
  await train(page);
  await expect(page.getByText('You earned 5 XP.')).toBeVisible();
  const share = await page.getByRole('heading', { level: 2 }).textContent();
  expect(share).toMatch(/^\d+% right$/);
  await expectAccessible(page);
  expect(await xpOf(page, me)).toBe(5);
  await page.getByRole('button', { name: 'Train again' }).click();
  await train(page);
  await expect(page.getByText("Today's 5 XP were yours already.")).toBeVisible();
  expect(await xpOf(page, me)).toBe(5);
  const { results } = await ask(page, me, 'GET /api/users/:id/sounds');
  expect(results.map(({ contrastId, right, wrong }) => [contrastId, right + wrong])).toEqual([
    ['l-ll', 2 * ASKED],
  ]);
  await page.getByRole('link', { name: 'All sounds' }).click();
  const percent = Math.round((100 * (results[0]?.right ?? 0)) / (2 * ASKED));
  await expect(page.getByText(`${percent}% right lately`)).toBeVisible();
});

test('by keyboard alone: 1 and 2 answer, Space plays it again, Enter continues', async ({
  page,
}) => {
  await hurry(page);
  await hear(page);
  await signUp(page);
  await page.goto('/sounds/r-rr');
  await wordNumber(page, 1);
  await clips(page, 1);
  await page.keyboard.press('Space');
  await clips(page, 2);
  let wrong = 0;
  for (let at = 1; at <= ASKED; at += 1) {
    await wordNumber(page, at);
    await clips(page, at === 1 ? 2 : 1);
    await forgetHeard(page);
    await page.keyboard.press(at % 2 === 0 ? '1' : '2');
    const verdict = page.getByText(/^(Correct|Incorrect)$/);
    await expect(verdict).toBeVisible();
    if ((await verdict.textContent()) === 'Incorrect') {
      wrong += 1;
      // Both words, one after the other.
      await clips(page, 2);
    } else expect(await heardClips(page)).toEqual([]);
    await forgetHeard(page);
    await page.keyboard.press('Enter');
  }
  await expect(
    page.getByRole('heading', { name: `${Math.round((100 * (ASKED - wrong)) / ASKED)}% right` }),
  ).toBeVisible();
});

test('a reload goes on where the learner was', async ({ page }) => {
  await signUp(page);
  await page.goto('/sounds/l-ll');
  await wordNumber(page, 1);
  await words(page).first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await wordNumber(page, 2);
  await page.reload();
  await wordNumber(page, 2);
});

test('a session that nobody answers is kept and handed in later', async ({ page }) => {
  await hurry(page);
  const me = await signUp(page);
  await page.goto('/sounds/l-ll');
  await wordNumber(page, 1);
  await page.route('**/sounds/complete', (route) => route.abort());
  await train(page);
  await expect(page.getByText(/Not synced yet\. Your 5 XP for today will count/)).toBeVisible();
  await page.getByRole('link', { name: 'All sounds' }).click();
  await expect(page.getByText('not yet synced')).toBeVisible();
  expect(await xpOf(page, me)).toBe(0);
  await page.unroute('**/sounds/complete');
  await page.reload();
  await expect(page.getByText(/% right lately/)).toBeVisible();
  await expect(page.getByText('not yet synced')).toHaveCount(0);
  expect(await xpOf(page, me)).toBe(5);
});

test('a session that waits is told of where lessons are, and Sync Now does not pass over it', async ({
  page,
}) => {
  const me = await signUp(page);
  await page.route('**/sounds/complete', (route) => route.abort());
  await page.goto('/learn');
  await keepOnDevice(page, me, { contrastId: 'l-ll', completedAt: minutesAgo(1) });
  await page.reload();
  await expect(page.getByRole('link', { name: '1 ear session not yet synced' })).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out before everything is synced?' });
  await expect(question).toContainText('1 ear session is only on this device. It stays here');
  await page.goto('/offline-packs');
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'Sync Failed');
});

test('a refused session is named with its reason until it is dismissed', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/learn');
  const refusal = 'This was heard before your fresh start.';
  for (const contrastId of ['l-ll', 'r-rr']) {
    await keepOnDevice(page, me, { contrastId, completedAt: minutesAgo(1), refusal });
  }
  await page.goto('/sounds');
  const refused = page.getByRole('list', { name: 'Not counted' }).getByRole('listitem');
  await expect(refused).toHaveText([
    `l and llNot counted: ${refusal}`,
    `r and rrNot counted: ${refusal}`,
  ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Dismiss l and ll' }).click();
  await expect(page.getByText('l and ll dismissed')).toBeFocused();
  await page.reload();
  await expect(refused).toHaveText([`r and rrNot counted: ${refusal}`]);
});

test('a session over which the server fails does not hold up the next one', async ({ page }) => {
  const me = await signUp(page);
  await page.route('**/sounds/complete', (route) =>
    route.request().postDataJSON().results[0].contrastId === 'l-ll'
      ? route.fulfill({ status: 500 })
      : route.continue(),
  );
  await page.goto('/learn');
  await keepOnDevice(page, me, { contrastId: 'l-ll', completedAt: minutesAgo(2) });
  await keepOnDevice(page, me, { contrastId: 'r-rr', completedAt: minutesAgo(1) });
  await page.reload();
  await expect.poll(() => trainedBy(page, me)).toEqual(['r-rr']);
});

test('a session is sent again after the time that the server names', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/learn');
  await keepOnDevice(page, me, { contrastId: 'l-ll', completedAt: minutesAgo(1) });
  await page.route(
    '**/sounds/complete',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' } }),
    { times: 1 },
  );
  await page.reload();
  await expect.poll(() => trainedBy(page, me)).toEqual(['l-ll']);
});

test('a word whose sound cannot be loaded says so, and is heard once it can', async ({ page }) => {
  await page.route('**/speech-contrast-l-ll.*', (route) => route.abort());
  await hear(page);
  await signUp(page);
  await page.goto('/sounds/l-ll');
  await expect(page.getByText('The sound could not be loaded.')).toBeVisible();
  await page.unroute('**/speech-contrast-l-ll.*');
  await page.getByRole('button', { name: 'Listen again' }).click();
  await clips(page, 1);
  await expect(page.getByText('The sound could not be loaded.')).toBeHidden();
});

test('sounds that cannot be loaded say so, and a contrast that there is not', async ({ page }) => {
  await page.route('**/course/contrasts.*', (route) => route.abort());
  await signUp(page);
  await page.goto('/sounds');
  await expect(page.getByRole('heading', { name: 'The sounds could not be loaded' })).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute('**/course/contrasts.*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'The 36 letters' })).toBeVisible();
  await page.goto('/sounds/nothing');
  await expect(page.getByRole('heading', { name: 'Sounds not found' })).toBeVisible();
});

test('a small phone shows both screens without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page);
  await page.goto('/sounds');
  await expect(page.getByRole('heading', { name: 'The 36 letters' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/sounds/stress');
  await wordNumber(page, 1);
  await expectNoSidewaysScroll(page);
});
