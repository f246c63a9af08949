import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { answer, lessonOf, optionsOnScreen } from './play.ts';
import { expectToast } from './toast.ts';

const FIRST = 'basics-hello';

// The mouse presses what moves, as keyboard-life.spec.ts does with keys.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a perfect lesson, by mouse and by keyboard, pays what it promises and goes on to the next of its unit', async ({
  page,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto('/learn');
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await expect(page).toHaveURL(`/lesson/${FIRST}`);
  await test.step('a faulty question can be reported, and the focus comes back', async () => {
    const flag = page.getByRole('button', { name: 'Report this question' });
    const dialog = page.getByRole('dialog', { name: 'Report this question' });
    await flag.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(flag).toBeFocused();
    await flag.click();
    await dialog.getByLabel("The Albanian isn't right").check();
    await dialog.getByLabel(/Anything to add/).fill('1 of 4 is odd');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expectToast(page, 'Thank you');
    await expect(dialog).toBeHidden();
  });
  const goOn = page.getByRole('button', { name: /^(Continue|Complete)$/ });
  for (const [at, question] of lesson.questions.entries()) {
    if (at % 2 === 0) {
      await answer(page, lesson, at);
      await goOn.click();
      continue;
    }
    await expect(page.getByText(`${at + 1} of ${lesson.questions.length}`)).toBeVisible();
    const options = await optionsOnScreen(page);
    await page.keyboard.press(String(options.indexOf(question.correctAnswer) + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeVisible();
    await expect(goOn).toBeFocused();
    await expect(goOn).toBeEnabled();
    await page.keyboard.press('Enter');
  }
  await expectToast(
    page,
    'Perfect lesson!',
    `You earned ${lesson.xpReward} XP and ${lesson.gemsReward} gems!`,
  );
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Finished: Hello!/ }).click();
  await expect(page.getByRole('region', { name: 'You also earned' })).toContainText('First Steps');
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({
    xp: lesson.xpReward,
    gems: 100 + lesson.gemsReward,
  });
});

test('a mistake leaves room below the options and costs a heart and three tenths, and a new screen starts at its top', async ({
  page,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/lesson/${FIRST}`);
  await answer(page, lesson, 0, false);
  await expectAccessible(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const option = await page.getByRole('radio').last().boundingBox();
  const foot = await page.getByRole('heading', { name: 'Incorrect' }).boundingBox();
  expect(option!.y + option!.height).toBeLessThan(foot!.y);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await test.step('back in it, at its last question', async () => {
    const last = lesson.questions.length - 1;
    const between = lesson.questions.slice(1, last).map(({ correctAnswer }) => correctAnswer);
    await changePlay(page, me.id, ({ answers }) => ({
      at: last,
      checked: false,
      selected: null,
      answers: [...answers, ...between],
    }));
    await page.goBack();
    await expect(page.getByText('4 hearts')).toBeVisible();
    await answer(page, lesson, last);
    await page.getByRole('button', { name: 'Complete' }).click();
    const xp = Math.floor((lesson.xpReward * 7) / 10);
    await expectToast(
      page,
      'Lesson completed!',
      `You earned ${xp} XP. Try again for a perfect score!`,
    );
    expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ xp, gems: 100, hearts: 4 });
    expect(await ask(page, me, 'GET /api/users/:id/progress')).toEqual([
      { unitId: 'basics', lessonId: FIRST, completed: true, perfect: false },
    ]);
  });
  await test.step('axe finds nothing where there is no question or no lesson', async () => {
    await page.goto(`/lesson/${FIRST}`);
    await page.getByRole('radio').first().check();
    await changePlay(page, me.id, () => ({ at: lesson.questions.length }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/lesson/no-such-lesson');
    await expect(page.getByRole('heading', { name: 'Lesson not found' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a learner who leaves while the lesson is handed in is not fetched back', async ({ page }) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  const last = lesson.questions.length - 1;
  await page.goto(`/lesson/${FIRST}`);
  await page.getByRole('radio').first().check();
  const answers = lesson.questions.slice(0, last).map(({ correctAnswer }) => correctAnswer);
  await changePlay(page, me.id, () => ({ at: last, selected: null, answers }));
  await page.reload();
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/lessons/complete', async (route) => {
    await held;
    await route.fallback();
  });
  const sent = page.waitForRequest('**/api/lessons/complete');
  await answer(page, lesson, last);
  await page.getByRole('button', { name: 'Complete' }).click();
  await sent;
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  answerNow();
  await expectToast(page, 'Perfect lesson!');
  await expect(page.getByText(`${100 + lesson.gemsReward} gems`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/shop');
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(lesson.xpReward);
});

/** Changes what the tab has kept of the lesson. */
async function changePlay(
  page: Page,
  userId: string,
  change: (play: { answers: string[] }) => object,
): Promise<void> {
  const key = `lesson ${userId} ${FIRST}`;
  const kept = JSON.parse((await page.evaluate((k) => sessionStorage.getItem(k), key)) ?? '');
  const play = { ...kept.play, ...change(kept.play) };
  await page.evaluate(([k, value]) => sessionStorage.setItem(k, value), [
    key,
    JSON.stringify({ ...kept, play }),
  ] as const);
}
