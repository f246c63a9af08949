import type { Page } from '@playwright/test';
import { expect, test } from './hajde.ts';
import { signUp } from './person.ts';
import { answer, lessonOf, optionsOnScreen, playLesson } from './play.ts';

const LESSON = 'basics-hello';

/** The options of every question, as a script-less visitor of this play would see the first. */
async function openAnew(page: Page): Promise<string[]> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/lesson/${LESSON}`);
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await expect(page).toHaveTitle(/Hello!/);
  return optionsOnScreen(page);
}

test('each play has its options in an order of its own, always the same four', async ({ page }) => {
  await signUp(page);
  const { questions } = await lessonOf(page, LESSON);
  await page.goto('/learn');
  const orders = new Set<string>();
  // The chance that ten plays agree is one in 24 to the ninth.
  for (let play = 0; play < 10 && orders.size < 2; play += 1) {
    const options = await openAnew(page);
    expect(options.toSorted()).toEqual(questions[0]?.options.toSorted());
    orders.add(options.join());
  }
  expect(orders.size).toBe(2);
});

test('the app takes over the order that came with the page, and a reload keeps it', async ({
  page,
}) => {
  await signUp(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const values = (html: string) => [...html.matchAll(/value="([^"]*)"/g)].map(([, value]) => value);
  const response = await page.goto(`/lesson/${LESSON}`);
  await expect(page).toHaveTitle(/Hello!/);
  const options = await optionsOnScreen(page);
  expect(values((await response?.text()) ?? '')).toEqual(options.map(escaped));
  expect(said.filter((text) => /drawn anew|hydrat/i.test(text))).toEqual([]);
  await page.reload();
  await expect(page).toHaveTitle(/Hello!/);
  expect(await optionsOnScreen(page)).toEqual(options);
});

test('a reload in the middle of a lesson keeps the order too', async ({ page }) => {
  await signUp(page);
  const lesson = await lessonOf(page, LESSON);
  await page.goto(`/lesson/${LESSON}`);
  await answer(page, lesson, 0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`2 of ${lesson.questions.length}`)).toBeVisible();
  const options = await optionsOnScreen(page);
  await page.reload();
  await expect(page.getByText(`2 of ${lesson.questions.length}`)).toBeVisible();
  expect(await optionsOnScreen(page)).toEqual(options);
});

test('a lesson played again in the same tab is another play', async ({ page }) => {
  const me = await signUp(page);
  const idOf = () =>
    page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').completionId,
      `lesson ${me.id} ${LESSON}`,
    );
  await page.goto(`/lesson/${LESSON}`);
  await expect(page).toHaveTitle(/Hello!/);
  const first = await idOf();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  await playLesson(page, await lessonOf(page, LESSON));
  await expect(page).not.toHaveURL(`/lesson/${LESSON}`);
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: /^Lesson 1: .*play again$/ }).click();
  await expect(page).toHaveTitle(/Hello!/);
  const second = await idOf();
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
