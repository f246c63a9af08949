import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { awake } from './awake.ts';
import { brokenWords } from './broken-words.ts';
import { expect, test } from './hajde.ts';
import { clips, hear } from './heard.ts';
import { finishLesson, newName, signUp } from './person.ts';
import { enlargeText } from './small-screen.ts';
import { giveVoices } from './voices.ts';

const styleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, outlineColor, borderTopWidth, backgroundColor } =
        getComputedStyle(element);
      return { outlineStyle, outlineColor, borderTopWidth, backgroundColor };
    });

test("in the system's own colours the chosen option, bars and buttons stay visible", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const me = await signUp(page);
  await finishLesson(page, me, 'basics', 'basics-hello');
  await page.goto('/lesson/basics-you-and-me');
  await page.getByRole('radio').first().check();
  const option = '[data-verdict]:has(:checked)';
  const chosen = await styleOf(page, option);
  const other = await styleOf(page, '[data-verdict]:not(:has(:checked))');
  expect(chosen.outlineStyle).toBe('solid');
  expect(other.outlineStyle).toBe('none');
  await page.getByRole('radio').first().blur();
  expect((await styleOf(page, option)).outlineStyle).toBe('solid');
  expect((await styleOf(page, 'button:has-text("Check")')).borderTopWidth).toBe('2px');

  await page.goto('/learn');
  const bar = '[role=progressbar]';
  await expect(page.locator(bar)).toBeVisible();
  expect((await styleOf(page, `${bar} > *`)).backgroundColor).not.toBe(
    (await styleOf(page, bar)).backgroundColor,
  );
  expect((await styleOf(page, 'a[aria-current=step]')).borderTopWidth).toBe('2px');
  expect((await styleOf(page, 'nav a[aria-current=page]')).outlineStyle).toBe('solid');
});

test('the heading of a new screen has the focus, and no box around it', async ({ page }) => {
  await signUp(page);
  await page.goto('/learn');
  const ways = page.getByRole('navigation', { name: 'More ways to learn' });
  await ways.getByRole('link', { name: 'Conversations' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Conversations' });
  await expect(heading).toBeFocused();
  const outline = await heading.evaluate((element) => [
    element.matches(':focus-visible'),
    getComputedStyle(element).outlineStyle,
  ]);
  expect(outline).toEqual([true, 'none']);
});

test('with text twice as large no word breaks in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const me = await signUp(page, { username: newName().slice(0, 9) });
  await finishLesson(page, me, 'basics', 'basics-hello');
  for (const path of ['/', '/learn', '/shop', '/leaderboard', '/profile', '/offline-packs']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await enlargeText(page);
      const broken = await brokenWords(page);
      expect(broken.filter((word) => !PART_OF_A_NAME.test(word))).toEqual([]);
    });
  }
});

/** What the learners of other tests call themselves may be longer than a line, and they are on the board. */
const PART_OF_A_NAME = /^[0-9a-f]{8}$/;

test('a tooltip describes its thing and stands in a landmark, where axe finds no fault', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/');
  const dismiss = page.getByRole('button', { name: 'Dismiss Daily Challenges' });
  await awake(page);
  // Whatever Home still reads may move what the pointer stands on.
  await page.waitForLoadState('networkidle');
  await dismiss.hover();
  await expect(page.getByRole('main').getByRole('tooltip')).toHaveText('Dismiss');
  await expect(dismiss).toHaveAccessibleDescription('Dismiss');
  await expectAccessible(page);
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(dismiss).not.toHaveAttribute('aria-describedby');
});

test('the Albanian of a story is marked as such, can be heard, and its words say what they mean', async ({
  page,
}) => {
  await hear(page);
  await giveVoices(page, []);
  await signUp(page);
  await page.goto('/cultural-content');
  const card = page.getByRole('listitem').filter({ hasText: 'A Word Is a Word' });
  await expect(card.locator('[lang=sq]').first()).toHaveText('besa');
  await card.getByRole('button', { name: 'Learn More' }).click();
  const story = page.getByRole('dialog', { name: /A Word Is a Word/ });
  const phrase = story.locator('[lang=sq]', { hasText: /^A ma jep besën/ });
  const word = phrase.getByRole('button', { name: 'jep', exact: true });
  await word.click();
  await clips(page, 1);
  const meaning = story.getByRole('group', { name: 'What jep means' });
  await expect(meaning).toContainText('you give');
  // All but a fraction of a pixel: a browser without windows scrolls by whole ones.
  await expect(meaning).toBeInViewport({ ratio: 0.99 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expect(story).toBeVisible();
  await expect(word).toBeFocused();
});
