import { expect, test } from './hajde.ts';
import { ask, PASSWORD, signUp } from './person.ts';
import { answer, lessonOf, playLesson } from './play.ts';
import { expectToast } from './toast.ts';

const FIRST = 'basics-hello';

test('a lookup of the placement result that goes on failing does not take a lesson away', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.route('**/placement-test', (route) =>
    route.request().resourceType() === 'document' ? route.fallback() : route.abort(),
  );
  await page.goto(`/lesson/${FIRST}`);
  await answer(page, lesson, 0);
  const lookup = page.waitForEvent('requestfailed', (it) => it.url().endsWith('/placement-test'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await lookup;
  await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeVisible();
});

test('switches that one learner turned off are on for the next', async ({ page }) => {
  const other = await signUp(page);
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('switch', { name: 'Audio' }).click();
  await expect(page.getByRole('switch', { name: 'Audio' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Username').fill(other.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('switch', { name: 'Audio' })).toBeChecked();
});

test('after a fresh start a half-played lesson begins anew, and the placement test comes', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  await answer(page, lesson, 0);
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Fresh Start (Reset All Progress)' }).click();
  await page.getByRole('button', { name: 'Delete my progress' }).click();
  await expectToast(page, 'Fresh start complete');
  await page.getByRole('button', { name: 'Skip Test', exact: true }).click();
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await expect(page.getByText(`1 of ${lesson.questions.length}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
});

test('hearts grow back and double XP runs out while the screen is open', async ({ page }) => {
  const me = await signUp(page);
  await page.clock.install({ time: new Date() });
  const lesson = await lessonOf(page, FIRST);
  await ask(page, me, 'POST /api/lessons/complete', {
    body: {
      userId: me.id,
      unitId: 'basics',
      lessonId: FIRST,
      perfect: false,
      xpEarned: 0,
      gemsEarned: 0,
      answers: lesson.questions.map(({ correctAnswer, options }, at) =>
        at > 1 ? correctAnswer : (options.find((option) => option !== correctAnswer) ?? ''),
      ),
    },
  });
  const until = new Date(Date.now() + 45 * 60_000).toISOString();
  // Nobody new has the gems for it: the read says that one is running.
  await page.route(`**/api/users/${me.id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), doubleXpUntil: until },
    });
  });
  await page.goto('/shop');
  await expect(page.getByRole('heading', { name: '3 of 5 hearts' })).toBeVisible();
  await expect(page.getByText(/^Active until/)).toBeVisible();
  await page.clock.runFor('31:00');
  await expect(page.getByRole('heading', { name: '4 of 5 hearts' })).toBeVisible();
  await page.clock.runFor('31:00');
  await expect(page.getByText('Hearts are full')).toBeVisible();
  await expect(page.getByText(/^Active until/)).toHaveCount(0);
});

test('a tab that may keep nothing still plays a lesson to its end', async ({ page }) => {
  const me = await signUp(page);
  await page.addInitScript(() => {
    const full = sessionStorage;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, ...entry: [string, string]) {
      if (this !== full) return setItem.apply(this, entry);
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  await playLesson(page, lesson);
  await expectToast(page, 'Perfect lesson!');
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(lesson.xpReward);
});
