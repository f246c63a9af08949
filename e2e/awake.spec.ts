import type { Page, Route } from '@playwright/test';
import { awake } from './awake.ts';
import { atTheEndOf, complete } from './device.ts';
import { gotoDrawn } from './goto-drawn.ts';
import { expect, test } from './hajde.ts';
import { PASSWORD, signUp } from './person.ts';
import { answer, lessonOf } from './play.ts';
import { expectToast } from './toast.ts';

const APP = '**/assets/app-*.js';
const HANDING_IN = /\/api\/(lessons\/complete|offline-progress\/sync)$/;
const LESSON = 'basics-hello';

test('what is typed and pressed before the app is awake is carried out once it is', async ({
  page,
  context,
}) => {
  const { username } = await signUp(page);
  await context.clearCookies();
  const wake = await heldBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  await takesTouches(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const button = page.locator('button[type=submit]');
  await button.click();
  await expect(button).toHaveAttribute('data-kept', '');
  await expect(page).toHaveURL('/');
  wake();
  await expectToast(page, 'Mirëserdhe!');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a key in the moment of waking takes nothing away that was typed before', async ({ page }) => {
  const wake = await heldBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  await takesTouches(page);
  await page.getByLabel('Username').fill('arta');
  await page.evaluate(() => {
    const root = document.getElementById('root');
    const { removeAttribute } = Element.prototype;
    // The app takes this away once it listens.
    if (root) {
      root.removeAttribute = (name) => {
        removeAttribute.call(root, name);
        if (name !== 'aria-hidden') return;
        document.querySelector<HTMLInputElement>('input[type=password]')?.focus();
        document.execCommand('insertText', false, 'f');
      };
    }
  });
  wake();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('f');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('arta');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  // Nobody by that name: but it was sent.
  await expectToast(page, 'Login failed');
  await expect(page.getByText('Username is required')).toBeHidden();
});

test('waking leaves the caret and what is selected where they are', async ({ page }) => {
  const wake = await heldBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  await takesTouches(page);
  const username = page.getByLabel('Username');
  await username.fill('arta');
  await username.press('ArrowLeft');
  wake();
  await awake(page);
  await page.keyboard.type('s');
  await expect(username).toHaveValue('artsa');

  const wakeAgain = await heldBack(page);
  await page.reload({ waitUntil: 'commit' });
  await takesTouches(page);
  await username.fill('arta');
  await username.selectText();
  wakeAgain();
  await awake(page);
  await page.keyboard.press('Delete');
  await expect(page.getByText('Username is required')).toBeVisible();
});

test('what another tab hands in before the app is awake is shown once it is', async ({
  page,
  context,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, LESSON);
  await atTheEndOf(page, lesson, me);
  const refuse = (route: Route) => route.fulfill({ status: 502, body: '' });
  await page.route(HANDING_IN, refuse);
  await complete(page).click();
  await expect(page).toHaveURL('/lesson/basics-you-and-me');

  const other = await context.newPage();
  const wake = await heldBack(other);
  await gotoDrawn(other, '/learn', { waitUntil: 'commit' });
  await expect(other.getByText('0 XP', { exact: true })).toBeVisible();
  await page.goto('/offline-packs');
  await page.unroute(HANDING_IN, refuse);
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'Progress Synced');
  wake();
  await expect(other.getByText(`${lesson.xpReward} XP`, { exact: true })).toBeVisible();
});

test('a field that was emptied again before the app is awake is missed once it is', async ({
  page,
}) => {
  const wake = await heldBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  await takesTouches(page);
  await page.getByLabel('Username').fill('arta');
  await page.getByLabel('Username').fill('');
  wake();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('');
});

test('a link and an option that were pressed too early lead on', async ({ page }) => {
  await signUp(page);
  let wake = await heldBack(page);
  await gotoDrawn(page, '/', { waitUntil: 'commit' });
  await page.locator('a[href="/shop"]').click();
  await expect(page).toHaveURL('/');
  wake();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();

  const lesson = await lessonOf(page, LESSON);
  wake = await heldBack(page);
  await gotoDrawn(page, `/lesson/${LESSON}`, { waitUntil: 'commit' });
  const right = lesson.questions[0]!.correctAnswer;
  await page.locator(`input[value="${right}"]`).click();
  wake();
  await expect(page.getByRole('radio', { name: right, exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Check' })).toBeEnabled();
});

test('a lost script leaves a page that says so, leads on by its links and can be tried again', async ({
  page,
}) => {
  await signUp(page);
  await page.route(APP, (route) => route.abort());
  await gotoDrawn(page, '/');
  await expect(page.getByRole('alert')).toHaveText("Hajde couldn't start. Try again");
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page).toHaveURL('/learn');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(APP);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Basics' })).toBeVisible();
  await expect(page.locator('#not-started')).toHaveCount(0);
});

test('even without the very first script the page says after a while that it has not started', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  const line = page.locator('#not-started');
  await expect(line).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(line).toBeVisible();
  await expect(line).toHaveText('Hajde is slow to start. Try again');
});

test('with every storage forbidden a learner signs in, plays, and hears what will be forgotten', async ({
  page,
  context,
}) => {
  const { username } = await signUp(page);
  await context.clearCookies();
  await forbidStorage(page);
  await page.goto('/');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('wrong one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login failed');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Mirëserdhe!');
  await expect(page.getByText("This browser won't save anything for Hajde")).toBeVisible();
  await page.getByRole('link', { name: /^Start Learning/ }).click();
  const lesson = await lessonOf(page, LESSON);
  await answer(page, lesson, 0);
  await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeVisible();
});

test('far from Greenwich the page is drawn in the days of its learner', async ({
  browser,
  baseURL,
}) => {
  const zone = { baseURL: baseURL ?? '', serviceWorkers: 'block' as const };
  for (const timezoneId of ['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ ...zone, timezoneId });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await signUp(page);
    await page.goto('/');
    await expect(page.getByText('/ 50 XP')).toBeVisible();
    // Awake, it has told the server its zone.
    await expect(page).toHaveTitle('Home · Hajde');
    said.length = 0;
    await page.reload();
    await expect(page).toHaveTitle('Home · Hajde');
    expect(said.filter((text) => /drawn anew|error #418|Hydration/i.test(text))).toEqual([]);
    await context.close();
  }
});

/** The very first script has run: until then nothing that is drawn takes the focus. */
const takesTouches = (page: Page) =>
  page.locator('#root:not([inert])').waitFor({ state: 'attached' });

/** The app listens. */

/** Holds the app's code back until the function that it gives is called. */
async function heldBack(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** As a browser that takes no cookies and keeps no site's data. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
}
