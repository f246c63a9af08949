import { expectAccessible } from './accessible.ts';
import { awake } from './awake.ts';
import { goInside } from './go-inside.ts';
import { expect, test } from './hajde.ts';
import { hear, heardClips } from './heard.ts';
import { ask, signUp } from './person.ts';
import { expectNoSidewaysScroll } from './small-screen.ts';

test.use({ timezoneId: 'UTC' });

test('by keyboard alone one is searched, opened, heard and a word of it read', async ({ page }) => {
  await hear(page);
  await signUp(page);
  await page.goto('/occasions');
  await expect(page.getByText('13 occasions')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('kryet shnosh');
  await expect(page.getByText('1 occasion', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^A death/ })).toBeFocused();
  const story = page.getByRole('region', { name: 'The story' });
  await story
    .getByRole('button', { name: /^Listen to/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heardClips(page)).length).toBe(1);
  const word = page.getByRole('button', { name: 'shnosh', exact: true }).first();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'What shnosh means' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(word).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('formulas and answers are heard, and the page fits a phone', async ({ page }) => {
    await hear(page);
    await signUp(page);
    await page.goto('/occasions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await awake(page);
    await goInside(page, '/occasions/a-new-house-or-car');
    const formulas = page.getByRole('region', { name: 'What people say, and how to answer' });
    const first = formulas.getByRole('listitem').first();
    await expect(first.locator('[lang=sq]').first()).toHaveText('E gëzofsh!');
    const buttons = first.getByRole('button', { name: /^Listen to/ });
    for (const at of [0, 1]) {
      await buttons.nth(at).tap();
      await expect.poll(async () => (await heardClips(page)).length).toBe(at + 1);
    }
    expect((await heardClips(page)).every(({ bytes }) => bytes > 500)).toBe(true);
    await expect(
      page.getByRole('region', { name: 'What to avoid' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('its words come into practice and can be taken out again', async ({ page }) => {
  const me = await signUp(page);
  await page.goto('/occasions/toasts');
  const card = page.getByRole('region', { name: 'Practise these' });
  await card.getByRole('button', { name: 'Practise these' }).click();
  await expect(card.getByRole('status')).toContainText("You're practising");
  const { words, portion } = await ask(page, me, 'GET /api/users/:id/practice');
  expect(words.length).toBeGreaterThan(5);
  expect(portion).toBe(Math.min(20, words.length));
  await card.getByRole('link', { name: 'Go to practice' }).click();
  await expect(page.locator('h1[data-kind]')).toBeVisible();
  await goInside(page, '/words');
  await expect(page.getByRole('status').filter({ hasText: 'words' })).toHaveText(
    `${words.length} words`,
  );
  await goInside(page, '/occasions/toasts');
  await card.getByRole('button', { name: 'Take them out again' }).click();
  await expect(card.getByRole('button', { name: 'Practise these' })).toBeVisible();
  expect((await ask(page, me, 'GET /api/users/:id/practice')).words).toEqual([]);
});
