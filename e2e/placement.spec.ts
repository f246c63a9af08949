import type { Page } from '@playwright/test';
import { ALBANIAN } from '../apps/web/src/app/testing/stand-in-voices.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { courseFile } from './play.ts';
import { askedOfVoices, giveVoices } from './voices.ts';

const home = (page: Page) => page.getByRole('link', { name: 'Home', exact: true });
const newcomer = (page: Page) => signUp(page, { placement: false });

test('comes before anything else, one question at a time, and opens the app at its level', async ({
  page,
}) => {
  const me = await newcomer(page);
  const questions = await courseFile(page, 'placement');
  await page.goto('/learn');
  await expect(page.getByText('1/20')).toBeVisible();
  await expect(home(page)).toBeHidden();
  await expectAccessible(page);

  for (const [at, asked] of questions.entries()) {
    const { question, options, correctAnswer, difficulty, category } = asked;
    await expect(page.getByText(`${at + 1}/20`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    await expect(page.getByText(new RegExp(`^${difficulty}$`, 'i'))).toBeVisible();
    await expect(page.getByText(new RegExp(`^${category}$`, 'i'))).toBeVisible();
    const on = page.getByRole('button', { name: at === 19 ? 'Finish' : 'Next', exact: true });
    await expect(on).toBeDisabled();
    const byKeyboard = at % 2 === 1;
    const right = page.getByRole('radio', { name: correctAnswer, exact: true });
    if (byKeyboard) await page.keyboard.press(String(options.indexOf(correctAnswer) + 1));
    else await right.check();
    await expect(right).toBeChecked();
    await expect(page.getByRole('progressbar', { name: 'Test progress' })).toHaveAttribute(
      'aria-valuenow',
      String(at + 1),
    );
    if (byKeyboard) await page.keyboard.press('Enter');
    else await on.click();
  }

  await expect(page.getByRole('heading', { level: 1, name: 'Bravo!' })).toBeFocused();
  await expect(page.getByText('39 out of 39 points')).toBeVisible();
  await expect(page.getByText('Your level: Advanced')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Learning!' }).dblclick();
  await expect(home(page)).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/');
  expect(await ask(page, me, 'GET /api/users/:id/placement-test')).toMatchObject({
    score: 39,
    level: 'advanced',
    answers: questions.map(({ correctAnswer }) => correctAnswer),
  });
  await page.goto('/learn');
  await expect(page.getByText('Level 1 · Placement: Advanced')).toBeVisible();
});

test('/placement-test shows it again, and Skip asks before it replaces a result', async ({
  page,
}) => {
  const me = await newcomer(page);
  const answers = (await courseFile(page, 'placement')).map(({ correctAnswer }) => correctAnswer);
  await ask(page, me, 'POST /api/placement-test/submit', {
    body: { userId: me.id, score: 39, level: 'advanced', answers },
  });
  const result = () => ask(page, me, 'GET /api/users/:id/placement-test');
  await page.goto('/placement-test');
  await expect(page.getByText('1/20')).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(home(page)).toBeVisible();

  await page.goto('/placement-test');
  const skip = page.getByRole('button', { name: 'Skip Test', exact: true });
  await skip.click();
  const dialog = page.getByRole('dialog', { name: 'Start as a beginner?' });
  await expect(dialog).toContainText('Advanced, 39 out of 39 points');
  await expectAccessible(page);
  // The keys of the test rest while it asks.
  await page.keyboard.press('1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(skip).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await result()).toMatchObject({ level: 'advanced' });

  await skip.click();
  await dialog.getByRole('button', { name: 'Start as Beginner' }).click();
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await result()).toMatchObject({ level: 'beginner', score: 0, answers: [] });
});

test('its questions are part of the app, its lookup carries no token, and the speaker reads what it quotes', async ({
  page,
}) => {
  const me = await newcomer(page);
  const [first] = await courseFile(page, 'placement');
  const quoted = /"([^"]+)"/.exec(first!.question)![1]!;
  await giveVoices(page, [ALBANIAN]);
  await page.route('**/course/placement.*', (route) => route.abort());
  const lookup = page.waitForRequest(`**/api/users/${me.id}/placement-test`);
  await page.goto('/');
  await expect(page.getByText('1/20')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(4);
  // The cookies say who asks.
  const headers = await (await lookup).allHeaders();
  expect(headers.authorization).toBeUndefined();
  expect(headers.cookie).toContain(`authToken=${me.token}`);
  await page.getByRole('button', { name: `Listen to ${quoted}` }).click();
  await expect.poll(() => askedOfVoices(page)).toMatchObject([{ text: quoted }]);
});
