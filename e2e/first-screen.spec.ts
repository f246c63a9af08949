import type { Page } from '@playwright/test';
import { atTheEndOf, complete } from './device.ts';
import { gotoDrawn } from './goto-drawn.ts';
import { greetingOf } from './greeting.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { lessonOf } from './play.ts';

const LESSON = 'basics-hello';
const NEXT = 'basics-you-and-me';

test.describe('without a single script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a visitor sees the sign-in form', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText('Sign In');
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('a learner sees Home, the path and the first question of a lesson, and nobody else can', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { username } = await signUp(page);
    const first = (await lessonOf(page, LESSON)).questions[0]!;
    await gotoDrawn(page, '/');
    await expect(page.locator('h1')).toHaveText(greetingOf(username));
    await expect(page.getByText('Start Learning')).toBeVisible();
    await expect(page.getByText('Daily Challenges')).toBeVisible();
    await gotoDrawn(page, '/learn');
    await expect(page.locator('h1')).toHaveText('Your Progress');
    await expect(page.getByText('Basics', { exact: true })).toBeVisible();
    await gotoDrawn(page, `/lesson/${LESSON}`);
    await expect(page.locator('h1')).toHaveText(first.question);
    for (const option of first.options) {
      await expect(page.getByText(option, { exact: true })).toBeVisible();
    }

    const stranger = await browser.newPage({ baseURL: baseURL ?? '' });
    expect(await (await stranger.goto('/'))?.text()).not.toContain(username);
    await stranger.close();
  });
});

for (const width of [390, 1280]) {
  test(`at ${width} px the app takes the picture over: nothing is drawn or read twice, nothing complains`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id } = await signUp(page);
    const said = everythingSaid(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // What the page before still asked for while this one was on its way is not its own.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) asked.length = 0;
    });
    for (const [path, name] of [
      ['/', 'Home'],
      ['/learn', 'Learn'],
      [`/lesson/${LESSON}`, 'Hello!'],
    ] as const) {
      const atEachTry = () => {
        asked.length = 0;
        said.length = 0;
      };
      await gotoDrawn(page, path, { atEachTry });
      await markPicture(page);
      // The app names its screens in the title, so it is there.
      await expect(page).toHaveTitle(`${name} · Hajde`);
      await expect(page.locator('main[data-picture]')).toBeVisible();
      expect(asked).not.toContain(`/api/users/${id}`);
      expect(asked).not.toContain(`/api/users/${id}/placement-test`);
      expect(said).toEqual([]);
    }
  });
}

test('the sign-in form that came with the page is the one that signs in', async ({ page }) => {
  const said = everythingSaid(page);
  await page.goto('/');
  await markPicture(page);
  await expect(page).toHaveTitle('Sign In · Hajde');
  await expect(page.locator('main[data-picture]')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  expect(said).toEqual([]);
});

test('what the picture cannot know is drawn by the device: a lesson half done, another zone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    timezoneId: 'Pacific/Kiritimati',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const me = await signUp(page);
  const lesson = await lessonOf(page, LESSON);
  await page.goto(`/lesson/${LESSON}`);
  await page.getByRole('radio', { name: lesson.questions[0]!.correctAnswer, exact: true }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`2 of ${lesson.questions.length}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`2 of ${lesson.questions.length}`)).toBeVisible();

  // As on the first page after signing in with the identity provider.
  await context.clearCookies({ name: 'timeZone' });
  const inTheirZone = page.waitForRequest(`**/api/users/${me.id}`);
  await page.goto('/');
  expect((await inTheirZone).headers()['x-time-zone']).toBe('Pacific/Kiritimati');
  await expect(page.getByRole('heading', { name: greetingOf(me.username) })).toBeVisible();
  await context.close();
});

test('while a lesson is played the next one comes: it opens and speaks without a network', async ({
  page,
  context,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, LESSON);
  const spoken = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/course\/speech-/.test(pathname)) spoken.add(pathname);
  });
  await atTheEndOf(page, lesson, me);
  await expect.poll(() => spoken.size).toBe(2);
  await context.setOffline(true);
  await complete(page).click();
  await expect(page).toHaveURL(`/lesson/${NEXT}`);
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await ask(page, me, 'GET /api/users/:id')).xp).toBeGreaterThan(0);
});

/** Only what is taken over keeps the mark; what is drawn anew has lost it. */
async function markPicture(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-picture', ''));
}

/** The tests let no service worker in; and on a busy machine the app may come late to what it preloads. */
const TO_BE_SAID =
  /Service Worker registration blocked|Hajde will need a network|was preloaded using link preload/;

function everythingSaid(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!TO_BE_SAID.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}
