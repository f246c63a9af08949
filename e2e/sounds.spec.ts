import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { hurry } from './conversation-play.ts';
import { ASKED, train, wordNumber } from './ear-play.ts';
import { goInside } from './go-inside.ts';
import { expect, test } from './hajde.ts';
import { clips, expectHeard, forgetHeard, hear } from './heard.ts';
import { ask, type Person, signUp } from './person.ts';
import { expectNoSidewaysScroll } from './small-screen.ts';
import { expectToast } from './toast.ts';

const xpOf = async (page: Page, me: Person) => (await ask(page, me, 'GET /api/users/:id')).xp;

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

  await test.step('nothing scrolls sideways on a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goInside(page, '/sounds/stress');
    await expect(page.getByRole('heading', { level: 1, name: /stress/i })).toBeVisible();
    await wordNumber(page, 1);
    await expectNoSidewaysScroll(page);
  });
});

test('a session of twenty by mouse pays 5 XP, and the share right is kept', async ({ page }) => {
  await hear(page);
  await hurry(page);
  const me = await signUp(page);
  await page.goto('/sounds/l-ll');
  await train(page);
  await expect(page.getByText('You earned 5 XP.')).toBeVisible();
  await forgetHeard(page);
  await page
    .getByRole('button', { name: /^Listen to .+ \/ / })
    .first()
    .click();
  await clips(page, 2);
  const share = await page.getByRole('heading', { level: 2 }).textContent();
  expect(share).toMatch(/^\d+% right$/);
  await expectAccessible(page);
  expect(await xpOf(page, me)).toBe(5);
  const { results } = await ask(page, me, 'GET /api/users/:id/sounds');
  expect(results.map(({ contrastId, right, wrong }) => [contrastId, right + wrong])).toEqual([
    ['l-ll', ASKED],
  ]);
  await page.getByRole('link', { name: 'All sounds' }).click();
  const percent = Math.round((100 * (results[0]?.right ?? 0)) / ASKED);
  await expect(page.getByText(`${percent}% right lately`)).toBeVisible();
});

test('Sync Now does not pass over a session that waits', async ({ page }) => {
  const me = await signUp(page);
  await page.route('**/sounds/complete', (route) => route.abort());
  await page.goto('/offline-packs');
  await keepOnDevice(page, me);
  await page.reload();
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'Sync Failed');
});

/** Puts a session on the device as the trainer keeps it where nobody answers. */
async function keepOnDevice(page: Page, { id: userId }: Person): Promise<void> {
  const sessionId = randomUUID();
  const heard = {
    sessionId,
    userId,
    results: [{ contrastId: 'l-ll', right: 15, wrong: 5 }],
    timeZone: 'UTC',
    completedAt: new Date().toISOString(),
  };
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`heard sounds ${userId} ${sessionId}`, JSON.stringify(heard)],
  );
}
