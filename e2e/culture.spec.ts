import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, type Person, signUp } from './person.ts';
import { enlargeText, expectNoSidewaysScroll, SMALL_SCREEN } from './small-screen.ts';

const pieces = (page: Page, me: Person) => ask(page, me, 'GET /api/cultural-content');
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const learnMore = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: 'Learn More' });

test('offers every piece with what it is about and what it pays, and four facts', async ({
  page,
}) => {
  const me = await signUp(page);
  const all = await pieces(page, me);
  await page.goto('/cultural-content');
  await expect(cards(page)).toHaveCount(all.length);
  const [first] = all;
  const offer = card(page, first!.title);
  await expect(offer).toContainText(first!.emoji);
  await expect(offer.getByText(new RegExp(`^${first!.difficulty}$`, 'i'))).toBeVisible();
  await expect(offer.getByText(new RegExp(`^${first!.category}$`, 'i'))).toBeVisible();
  await expect(offer).toContainText(first!.content.slice(0, 60));
  await expect(offer.getByText(`+${first!.xpReward} XP`)).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Learn More' })).toBeVisible();
  const facts = page.getByRole('heading', { name: 'Did You Know?' }).locator('..');
  await expect(facts.getByRole('listitem')).toHaveCount(4);
  await expect(facts).toContainText("Kosovo's anthem is called Europe");
  await expectAccessible(page);
});

test('the tabs show one category, by click and by arrow keys', async ({ page }) => {
  const me = await signUp(page);
  const all = await pieces(page, me);
  const of = (category: string) => all.filter((piece) => piece.category === category);
  await page.goto('/cultural-content');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(
    ['all', 'history', 'food', 'geography', 'tradition', 'language', 'modern', 'diaspora'].map(
      (category) => new RegExp(`^${category}$`, 'i'),
    ),
  );
  const asked = page.waitForRequest('**/api/cultural-content?category=food');
  await page.getByRole('tab', { name: 'food' }).click();
  await asked;
  await expect(cards(page)).toHaveCount(of('food').length);
  await expect(page.getByRole('heading', { name: of('food')[0]!.title })).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'geography', selected: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: of('geography')[0]!.title })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'diaspora', selected: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'all', selected: true })).toBeFocused();
  await expect(cards(page)).toHaveCount(all.length);
});

test('Learn More opens the whole text, and finishing it pays once', async ({ page }) => {
  const me = await signUp(page);
  const [piece, ...others] = await pieces(page, me);
  const { title, content, xpReward } = piece!;
  await page.goto('/cultural-content');
  await expect(page.getByText(`0 of ${others.length + 1} read`)).toBeVisible();
  await learnMore(page, title).click();
  const dialog = page.getByRole('dialog', { name: title });
  for (const paragraph of content.split('\n').filter(Boolean)) {
    await expect(dialog.getByText(paragraph)).toBeVisible();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Finish reading' }).dblclick();
  await expect(dialog.getByRole('status')).toHaveText(`You earned ${xpReward} XP!`);
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Back to the stories' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(learnMore(page, title)).toBeFocused();
  await expect(card(page, title)).toContainText('Read');
  await expect(page.getByText(`1 of ${others.length + 1} read`)).toBeVisible();

  await learnMore(page, title).click();
  await expect(dialog).toContainText('You have read this before.');
  await dialog.getByRole('button', { name: 'Finish reading' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Read once more. Well done!');
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(xpReward);
});

test('the second press of a double one does not close what the first one earned', async ({
  page,
}) => {
  const me = await signUp(page);
  const [piece] = await pieces(page, me);
  await page.goto('/cultural-content');
  await learnMore(page, piece!.title).click();
  const dialog = page.getByRole('dialog', { name: piece!.title });
  // Dispatched the moment it appears: however fast the machine is, this is the second press.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const back = [...document.querySelectorAll<HTMLButtonElement>('dialog [type=submit]')].at(-1);
      if (!back) return;
      seen.disconnect();
      back.click();
      document.body.dataset.pressedTwice = '';
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await dialog.getByRole('button', { name: 'Finish reading' }).click();
  await expect(page.locator('body[data-pressed-twice]')).toBeAttached();
  await expect(dialog.getByRole('status')).toHaveText(`You earned ${piece!.xpReward} XP!`);
});

test('closing it before the end pays nothing and gives the focus back', async ({ page }) => {
  const me = await signUp(page);
  const [, second] = await pieces(page, me);
  await page.goto('/cultural-content');
  await learnMore(page, second!.title).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(learnMore(page, second!.title)).toBeFocused();
  expect(await ask(page, me, 'GET /api/users/:id/cultural-content')).toEqual([]);
});

test('empty lists say so', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/cultural-content*', (route) => route.fulfill({ json: [] }));
  await page.goto('/cultural-content');
  await expect(page.getByText('No cultural content is available at the moment.')).toBeVisible();
  await page.getByRole('tab', { name: 'tradition' }).click();
  await expect(page.getByText('No content found for the tradition category.')).toBeVisible();
  await expectAccessible(page);
});

test('a failing server leaves messages and ways to try again', async ({ page }) => {
  const me = await signUp(page);
  const [piece] = await pieces(page, me);
  await page.route('**/api/cultural-content', (route) => route.abort());
  await page.goto('/cultural-content');
  await expect(
    page.getByRole('heading', { name: 'The stories could not be loaded' }),
  ).toBeVisible();
  await page.unroute('**/api/cultural-content');
  await page.getByRole('button', { name: 'Retry' }).click();

  await page.route('**/read', (route) => route.abort());
  await learnMore(page, piece!.title).click();
  const finish = page.getByRole('button', { name: 'Finish reading' });
  await finish.click();
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');
  await page.unroute('**/read');
  await finish.click();
  await expect(page.getByText(`You earned ${piece!.xpReward} XP!`)).toBeVisible();
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(piece!.xpReward);
});

test('on a phone the tabs scroll sideways, and the chosen one is wholly in view', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize(SMALL_SCREEN);
  await page.goto('/cultural-content');
  await page.getByRole('tab', { name: 'all' }).press('End');
  await expect(page.getByRole('tab', { name: 'diaspora' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await enlargeText(page);
  await expectNoSidewaysScroll(page);
});
