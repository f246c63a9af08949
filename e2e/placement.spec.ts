import type { PlacementQuestion } from '@hajde/rules/course';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { gotoPlain } from './plain-page.ts';
import { courseFile } from './play.ts';
import { ALBANIAN, askedOfVoices, giveVoices } from './voices.ts';

const SUBMIT = '**/api/placement-test/submit';
const FAILS = { status: 503, json: { message: 'Down for a moment.', code: 'unavailable' } };
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

  for (const [at, { question, correctAnswer, difficulty, category }] of questions.entries()) {
    await expect(page.getByText(`${at + 1}/20`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
    await expect(page.getByText(new RegExp(`^${difficulty}$`, 'i'))).toBeVisible();
    await expect(page.getByText(new RegExp(`^${category}$`, 'i'))).toBeVisible();
    const on = page.getByRole('button', { name: at === 19 ? 'Finish' : 'Next', exact: true });
    await expect(on).toBeDisabled();
    await page.getByRole('radio', { name: correctAnswer, exact: true }).check();
    await expect(page.getByRole('progressbar', { name: 'Test progress' })).toHaveAttribute(
      'aria-valuenow',
      String(at + 1),
    );
    await on.click();
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
  await expect(page.getByText('Level 1 · Placed: Advanced')).toBeVisible();
});

test('can be taken with the keyboard alone, and scores each difficulty by its points', async ({
  page,
}) => {
  await newcomer(page);
  const questions = await courseFile(page, 'placement');
  await page.goto('/');
  for (const [at, { options, correctAnswer, difficulty }] of questions.entries()) {
    await expect(page.getByText(`${at + 1}/20`, { exact: true })).toBeVisible();
    if (at > 0) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Enter without an answer changes nothing.
    await page.keyboard.press('Enter');
    const right = options.indexOf(correctAnswer);
    const chosen = difficulty === 'advanced' ? (right + 1) % options.length : right;
    await page.keyboard.press(String(chosen + 1));
    await expect(page.getByRole('radio', { name: options[chosen]!, exact: true })).toBeChecked();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('21 out of 39 points')).toBeVisible();
  await expect(page.getByText('Your level: Intermediate')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(home(page)).toBeVisible();
});

test('the speaker reads the first quoted words of the question', async ({ page }) => {
  await newcomer(page);
  const [first] = await courseFile(page, 'placement');
  const quoted = /"([^"]+)"/.exec(first!.question)![1]!;
  await giveVoices(page, [ALBANIAN]);
  await page.goto('/');
  await page.getByRole('button', { name: `Listen to ${quoted}` }).click();
  await expect.poll(() => askedOfVoices(page)).toMatchObject([{ text: quoted }]);
});

test('an answer can be changed, also after going on, and a reload keeps all of them', async ({
  page,
}) => {
  await newcomer(page);
  const [first, second] = await courseFile(page, 'placement');
  await page.goto('/');
  await page.getByRole('radio').first().check();
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio').nth(1).check();
  await page.reload();
  await expect(page.getByText('2/20')).toBeVisible();
  await expect(page.getByRole('radio', { name: second!.options[1]!, exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Previous question' }).click();
  await expect(page.getByText('1/20')).toBeVisible();
  await expect(page.getByRole('radio', { name: first!.options[2]!, exact: true })).toBeChecked();
});

test('a failed submit shows the result all the same and opens the app, and nothing is lost', async ({
  page,
}) => {
  const me = await newcomer(page);
  const questions = await courseFile(page, 'placement');
  await page.route(SUBMIT, (route) => route.fulfill(FAILS));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('could not be handed in'),
  );
  await page.goto('/');
  await takeTest(page, questions);
  await expect(page.getByText('39 out of 39 points')).toBeVisible();
  await logged;
  await expectNoToast(page);
  // Going on reads the learner again, and the server still knows of no test.
  const lookup = page.waitForResponse(`**/api/users/${me.id}/placement-test`);
  await page.getByRole('button', { name: 'Start Learning!' }).click();
  expect(await (await lookup).json()).toBeNull();
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page.getByText('Level 1 · Placed: Beginner')).toBeVisible();

  await page.unroute(SUBMIT);
  await page.goto('/');
  await expect(page.getByText('20/20')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('39 out of 39 points')).toBeVisible();
  await expect
    .poll(() => ask(page, me, 'GET /api/users/:id/placement-test'))
    .toMatchObject({ score: 39 });
});

test('a slow submit keeps nobody waiting, and its level arrives when it does', async ({ page }) => {
  await newcomer(page);
  const questions = await courseFile(page, 'placement');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SUBMIT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await takeTest(page, questions);
  await page.getByRole('button', { name: 'Start Learning!' }).click();
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page.getByText('Level 1 · Placed: Beginner')).toBeVisible();
  release();
  await expect(page.getByText('Level 1 · Placed: Advanced')).toBeVisible();
});

for (const name of ['Skip Test', 'Skip Test & Start as Beginner']) {
  test(`${name} starts as a beginner`, async ({ page }) => {
    const me = await newcomer(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    const submitted = page.waitForRequest(SUBMIT);
    await page.goto('/');
    await page.getByRole('button', { name, exact: true }).dblclick();
    await expect(home(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect((await submitted).postDataJSON()).toEqual({
      userId: me.id,
      score: 0,
      level: 'beginner',
      answers: [],
    });
    expect(calls).toEqual(['/api/placement-test/submit', `/api/users/${me.id}/reset`]);
    await page.reload();
    await expect(home(page)).toBeVisible();
  });
}

test('a failed skip is silently ignored', async ({ page }) => {
  await newcomer(page);
  await page.route(SUBMIT, (route) => route.fulfill(FAILS));
  await page.goto('/');
  await page.getByRole('button', { name: 'Skip Test', exact: true }).click();
  await expect(home(page)).toBeVisible();
  await expectNoToast(page);
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

test('taking it again replaces the result and returns to Home', async ({ page }) => {
  const me = await signUp(page);
  const questions = await courseFile(page, 'placement');
  await page.goto('/placement-test');
  await takeTest(page, questions);
  await expect(page.getByText('Your level: Advanced')).toBeVisible();
  await page.getByRole('button', { name: 'Start Learning!' }).click();
  await expect(home(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => (await ask(page, me, 'GET /api/users/:id')).placementLevel)
    .toBe('advanced');
});

test('a lookup that fails lets the learner into the app, without a message', async ({ page }) => {
  await newcomer(page);
  await page.route('**/placement-test', (route) =>
    route.request().resourceType() === 'document' ? route.fallback() : route.fulfill(FAILS),
  );
  await gotoPlain(page, '/');
  await expect(home(page)).toBeVisible();
  await expectNoToast(page);
});

test('its questions are part of the app: no request brings them', async ({ page }) => {
  await newcomer(page);
  await page.route('**/course/placement.*', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('1/20')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(4);
});

test('the lookup of the result carries no token: the cookies say who asks', async ({ page }) => {
  const me = await newcomer(page);
  const lookup = page.waitForRequest(`**/api/users/${me.id}/placement-test`);
  await page.goto('/');
  await expect(page.getByText('1/20')).toBeVisible();
  const headers = await (await lookup).allHeaders();
  expect(headers.authorization).toBeUndefined();
  expect(headers.cookie).toContain(`authToken=${me.token}`);
});

test('a 401 to the lookup alone shows the app, and the learner stays signed in', async ({
  page,
}) => {
  const me = await newcomer(page);
  await page.route(`**/api/users/${me.id}/placement-test`, (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in.', code: 'not_signed_in' } }),
  );
  await gotoPlain(page, '/');
  await expect(home(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.authToken)).toBe(me.token);
});

/** Answers everything right. */
async function takeTest(page: Page, questions: readonly PlacementQuestion[]): Promise<void> {
  for (const [at, { options, correctAnswer }] of questions.entries()) {
    await expect(page.getByText(`${at + 1}/20`, { exact: true })).toBeVisible();
    await page.keyboard.press(String(options.indexOf(correctAnswer) + 1));
    await page.keyboard.press('Enter');
  }
}

async function expectNoToast(page: Page): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toasts).toHaveCount(0);
}
