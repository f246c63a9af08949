import type { Question } from '@hajde/rules/course/course';
import type { UnitFile } from '@hajde/rules/course/course-files';
import type { Page } from '@playwright/test';
import { GAP, GAP_QUOTE } from '../apps/web/src/app/testing/gap-question.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { signUp } from './person.ts';
import { gotoPlain } from './plain-page.ts';
import { answer, lessonOf } from './play.ts';

const LESSON = 'basics-hello';

/** The lesson has this question alone. */
async function open(page: Page, question: Question): Promise<void> {
  await signUp(page);
  await page.route('**/course/unit-basics.*', async (route) => {
    const response = await route.fetch();
    const unit: UnitFile = await response.json();
    const lessons = unit.lessons.map((each) => ({
      ...each,
      questions: [question],
      quotes: [GAP_QUOTE],
    }));
    await route.fulfill({ response, json: { ...unit, lessons } });
  });
  await gotoPlain(page, `/lesson/${LESSON}`);
  await expect(page.getByText('1 of 1')).toBeVisible();
}

test('after a mistake what everything means is in sight, and so is what a tapped word means', async ({
  page,
}) => {
  await open(page, GAP);
  await page.getByRole('radio', { name: 'kanë', exact: true }).check();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Correct answer: kam')).toBeInViewport({ ratio: 1 });
  const english = page.getByText(/^(Mum, do you have water\?|I have|they have)$/);
  await expect(english).toHaveCount(3);
  await expectAccessible(page);
  const option = page.getByRole('group').filter({ has: page.getByRole('radio') });
  await option.getByRole('button', { name: 'kanë', exact: true }).click();
  const meaning = page.getByRole('group', { name: 'What kanë means', exact: true });
  await expect(meaning).toContainText('they have');
  await expect(meaning).toBeInViewport({ ratio: 1 });
});

test('that words can be tapped is said once; at every size the right option comes into sight after Check, and the next question at its top', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, LESSON);
  const hint = page.getByText('Tap a word to see what it means');
  await page.goto(`/lesson/${LESSON}`);
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Tung', exact: true }).click();
  await expect(hint).toBeHidden();
  for (const [width, height] of [
    [390, 664],
    [320, 568],
    [844, 390],
  ] as const) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(`/lesson/${LESSON}`);
      await answer(page, lesson, 0, false);
      const right = page.locator('[data-verdict=right]');
      const foot = await page.locator('[data-foot]').boundingBox();
      await expect(right).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const box = await right.boundingBox();
          return foot === null || foot.height === 0 || !box || box.y + box.height <= foot.y;
        })
        .toBe(true);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText(`2 of ${lesson.questions.length}`)).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(hint).toBeHidden();
      // The next size begins with the first question, too.
      await page.evaluate(() => sessionStorage.clear());
    });
  }
  await page.goto('/lesson/basics-you-and-me');
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  await expect(hint).toBeHidden();
});
