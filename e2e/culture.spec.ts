import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, type Person, signUp } from './person.ts';
import { enlargeText, expectNoSidewaysScroll, SMALL_SCREEN } from './small-screen.ts';

const DESKTOP = { width: 1280, height: 720 };

const pieces = (page: Page, me: Person) => ask(page, me, 'GET /api/cultural-content');
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** What the dialog says of itself; each of its Albanian phrases has a status of its own, empty until tapped. */
const told = (dialog: Locator) => dialog.getByRole('status').filter({ hasText: /./ });
const learnMore = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: 'Learn More' });

test('Learn More opens the whole text, and finishing it pays once', async ({ page }) => {
  const me = await signUp(page);
  const [piece, ...others] = await pieces(page, me);
  const { title, content, xpReward } = piece!;
  await page.goto('/cultural-content');
  await expect(page.getByText(`0 of ${others.length + 1} read`)).toBeVisible();
  await expect(cards(page)).toHaveCount(others.length + 1);
  await expectAccessible(page);

  await test.step('closing one before its end pays nothing and gives the focus back', async () => {
    const [second] = others;
    await learnMore(page, second!.title).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(learnMore(page, second!.title)).toBeFocused();
    expect(await ask(page, me, 'GET /api/users/:id/cultural-content')).toEqual([]);
  });

  await learnMore(page, title).click();
  const dialog = page.getByRole('dialog', { name: title });
  for (const paragraph of content.split('\n').filter(Boolean)) {
    await expect(dialog.getByText(paragraph)).toBeVisible();
  }
  await expectAccessible(page);
  await pressWhatComes(page);
  await dialog.getByRole('button', { name: 'Finish reading' }).dblclick();
  await expect(page.locator('body[data-pressed-twice]')).toBeAttached();
  await expect(told(dialog)).toHaveText(`You earned ${xpReward} XP!`);
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Back to the stories' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(learnMore(page, title)).toBeFocused();
  await expect(card(page, title)).toContainText('Read');
  await expect(page.getByText(`1 of ${others.length + 1} read`)).toBeVisible();

  await learnMore(page, title).click();
  await expect(dialog).toContainText("You've read this before");
  await dialog.getByRole('button', { name: 'Finish reading' }).click();
  await expect(told(dialog)).toHaveText("You've read it again. Well done!");
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(xpReward);

  await test.step('on a phone the tabs scroll sideways, and the chosen one is wholly in view', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.setViewportSize(SMALL_SCREEN);
    await page.getByRole('tab', { name: 'all' }).press('End');
    await expect(page.getByRole('tab', { name: 'diaspora' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await enlargeText(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('empty lists are accessible too', async () => {
    await page.route('**/api/cultural-content*', (route) => route.fulfill({ json: [] }));
    await page.goto('/cultural-content');
    await page.getByRole('tab', { name: 'tradition' }).click();
    await expect(page.getByText('No content found for the tradition category.')).toBeVisible();
    await expectAccessible(page);
  });
});

/**
 * The second press of a double one must not close what the first one earned: dispatched the moment the way
 * back appears, it is the second press however fast the machine is.
 */
async function pressWhatComes(page: Page): Promise<void> {
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
}
