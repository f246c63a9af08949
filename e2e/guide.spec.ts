import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { hear, heardClips } from './heard.ts';
import { signUp } from './person.ts';
import { expectNoSidewaysScroll } from './small-screen.ts';

test('a guide explains, its examples are heard and tapped, and it fits a small phone and paper', async ({
  page,
}) => {
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

  const box = page.getByRole('region', { name: 'Kosovo and standard Albanian' });
  await expect(box.getByText('You hear').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Key phrases' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expectAccessible(page);

  await test.step('a small phone shows all of it, its tables with their English, without scrolling sideways', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const english = page.getByRole('cell').getByText('we will go out', { exact: true });
    await expect(english.filter({ visible: true })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  });

  await test.step('on paper there is neither navigation nor a button', async () => {
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Listen to/ }).first()).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Key phrases' })).toBeVisible();
  });
});
