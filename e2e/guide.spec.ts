import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { hear, heardClips } from './heard.ts';
import { signUp } from './person.ts';
import { expectNoSidewaysScroll } from './small-screen.ts';

test('every unit on the path has its guide, locked ones too', async ({ page }) => {
  await signUp(page);
  await page.goto('/learn');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(35);
  await expect(page.getByRole('link', { name: /^Guide to / })).toHaveCount(35);
  const locked = page.getByRole('article', { name: 'Weather' });
  await locked.getByRole('link', { name: /^Guide to/ }).click();
  await expect(page).toHaveURL(/\/guide\/weather$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guide to unit 5');
});

test('a guide explains, and its examples are heard and tapped', async ({ page }) => {
  await hear(page);
  await signUp(page);
  await page.goto('/guide/weather');
  const section = page.getByRole('region', { name: "Kosovo's 'will' is 'have'" });
  await expect(section.getByRole('row')).toHaveCount(6);
  const example = section.getByRole('listitem').filter({ hasText: "We'll go out tonight." });
  await example.getByRole('button', { name: /^Listen to Sonte/ }).click();
  await expect.poll(async () => (await heardClips(page)).length).toBe(1);
  await example.getByRole('button', { name: 'kena', exact: true }).click();
  await expect(page.getByRole('group', { name: 'What kena means' })).toContainText('we');
  await expect.poll(async () => (await heardClips(page)).length).toBe(2);
  expect((await heardClips(page)).every(({ bytes }) => bytes > 500)).toBe(true);

  const box = page.getByRole('region', { name: 'In Kosovo, and in the standard' });
  await expect(box.getByText('You hear').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Key phrases' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expectAccessible(page);
});

test('by keyboard a word of the prose is opened and closed again', async ({ page }) => {
  await signUp(page);
  await page.goto('/guide/weather');
  const word = page.getByRole('button', { name: 'erë', exact: true }).first();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'What erë means' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'What erë means' })).toBeHidden();
  await expect(word).toBeFocused();
});

test('Escape in the moment in which a definition comes closes it as well', async ({ page }) => {
  await signUp(page);
  await page.goto('/guide/weather');
  const word = page.getByRole('button', { name: 'erë', exact: true }).first();
  await word.focus();
  const pressed = await page.evaluateHandle(() => {
    const times = { count: 0 };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="What erë means"]')) return;
      observer.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      times.count += 1;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return times;
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => pressed.jsonValue()).toEqual({ count: 1 });
  await expect(page.getByRole('group', { name: 'What erë means' })).toBeHidden();
  await expect(word).toBeFocused();
});

test("a lesson's new words lead to the section about them", async ({ page }) => {
  await signUp(page);
  await page.goto('/lesson/basics-hello');
  await page
    .getByRole('region', { name: 'In this lesson' })
    .getByRole('link', { name: 'Guide' })
    .click();
  await expect(page).toHaveURL(/\/guide\/basics\?lesson=basics-hello$/);
  await expect(page.locator('h2:focus')).toHaveCount(1);
});

test('on paper there is neither navigation nor a button', async ({ page }) => {
  await signUp(page);
  await page.goto('/guide/basics');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Listen to/ }).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Key phrases' })).toBeVisible();
});

test('a small phone shows all of it, its tables with their English, without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page);
  await page.goto('/guide/weather');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const english = page.getByRole('cell').getByText('we will go out', { exact: true });
  await expect(english.filter({ visible: true })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});
