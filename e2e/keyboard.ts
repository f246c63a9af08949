import type { Lesson } from '@hajde/rules/course/course';
import { expect, type Locator, type Page } from '@playwright/test';
import { optionsOnScreen } from './play.ts';

/** More stops than any screen has. */
const STOPS = 150;

/** Goes there as somebody without a mouse does: Tab after Tab, until it has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  // Found once: by its role and name it would be looked for in the whole screen at every stop.
  let found = await target.elementHandle();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const focused = await found?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : null,
    );
    if (focused) return;
    // Drawn anew meanwhile.
    if (focused === null) found = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Goes there and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Plays the lesson on the screen up to its last Complete, with so many mistakes at its beginning. */
export async function playByKeys(page: Page, lesson: Lesson, mistakes = 0): Promise<void> {
  for (const at of lesson.questions.keys()) {
    if (at > 0) await page.keyboard.press('Enter');
    await answerByKeys(page, lesson, at, at >= mistakes);
  }
}

/** Answers the question on the screen by its number, and checks it. */
async function answerByKeys(page: Page, lesson: Lesson, at: number, right = true) {
  const correctAnswer = lesson.questions[at]?.correctAnswer;
  await expect(page.getByText(`${at + 1} of ${lesson.questions.length}`)).toBeVisible();
  // By its role: in the picture that a page brings, nothing hears the keys yet.
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  const options = await optionsOnScreen(page);
  const option = options.findIndex((each) => (each === correctAnswer) === right);
  await page.keyboard.press(String(option + 1));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: right ? 'Correct' : 'Incorrect', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Continue|Complete)$/ })).toBeEnabled();
}
