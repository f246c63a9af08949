import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { atTheEndOf, complete } from './device.ts';
import { expect, test } from './hajde.ts';
import { clips, forgetHeard, hear } from './heard.ts';
import { learnLessons } from './lived.ts';
import { ask, signUp } from './person.ts';
import { answer, lessonOf } from './play.ts';
import { expectUncovered, heldToast } from './toast-covers.ts';
import { giveVoices } from './voices.ts';

const FIRST = 'basics-hello';
const PHONE = { width: 390, height: 664 };

test('above the first question stand the lesson and its new words, until the first Check', async ({
  page,
}) => {
  await hear(page);
  await giveVoices(page, []);
  await page.setViewportSize(PHONE);
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  const strip = page.getByRole('region', { name: 'In this lesson' });
  await expect(strip).toContainText(lesson.title);
  await expect(strip.getByRole('button')).toHaveText([...lesson.newWords]);
  await clips(page, 1);
  await forgetHeard(page);
  await strip.getByRole('button', { name: 'hajde', exact: true }).click();
  const meaning = strip.getByRole('group', { name: 'What hajde means', exact: true });
  await expect(meaning).toContainText(lesson.meanings?.hajde ?? 'a meaning');
  await expect(meaning).toBeInViewport({ ratio: 1 });
  await clips(page, 1);
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  await expectAccessible(page);
  await answer(page, lesson, 0);
  await expect(strip).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`2 of ${lesson.questions.length}`)).toBeVisible();
  await expect(strip).toBeHidden();
});

test('on a small phone the next lesson shows in one line what this one brought, and what went wrong is practised', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  const of = lesson.questions.length;
  await atTheEndOf(page, lesson, me, 2);
  await complete(page).click();
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  const line = page.getByRole('button', { name: /^Finished: Hello!/ });
  await test.step('the toast leaves what it brought and the question', async () => {
    const toast = await heldToast(page, 'Lesson completed!');
    await expectUncovered(toast, line);
    await expectUncovered(toast, page.getByRole('heading', { level: 1 }));
    await expectToastBelowTop(page);
  });
  await expect(page.getByRole('link', { name: '2 to fix' })).toBeVisible();
  await expect(line).toContainText(`${of - 2} of ${of}`);
  await line.click();
  const card = page.getByRole('region', { name: 'Lesson finished' });
  await expect(card).toContainText(`+${Math.floor((lesson.xpReward * 7) / 10)} XP`);
  await expect(card).toContainText(`${of - 2} of ${of} right`);
  await expect(card).toContainText('1-day streak');
  await expect(card.getByRole('region', { name: 'You also earned' })).toContainText('First Steps');
  await card.getByRole('link', { name: 'Fix your 2 mistakes' }).click();
  await expect(page).toHaveURL('/practice');
  await expect(page.locator('h1[data-kind]')).toBeVisible();
  const { words, mistakes } = await ask(page, me, 'GET /api/users/:id/practice');
  const missed = words.filter(({ lastOutcome }) => lastOutcome === 'wrong');
  expect(mistakes).toBe(missed.length);
  expect(mistakes).toBeGreaterThan(0);
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), `practice ${me.id}`);
  const asked: { wordId: string }[] = JSON.parse(kept ?? '').before;
  expect(asked.map(({ wordId }) => wordId)).toEqual(
    expect.arrayContaining(missed.map(({ wordId }) => wordId)),
  );
});

test('across, no option of the first question lies under Check, and the toast covers neither question nor option', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const me = await signUp(page);
  await page.goto(`/lesson/${FIRST}`);
  await expect(page.getByRole('region', { name: 'In this lesson' })).toBeVisible();
  const check = await page.getByRole('button', { name: 'Check' }).boundingBox();
  const options = await page.locator('input[type=radio]').all();
  const boxes = await Promise.all(options.map((option) => option.boundingBox()));
  expect(boxes.map((box) => box && check && overlap(box, check))).toEqual(Array(4).fill(false));

  await atTheEndOf(page, await lessonOf(page, FIRST), me);
  await complete(page).click();
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Perfect lesson!');
  // Under the pointer it stays.
  await toast.hover();
  const needed = page.locator('h1, input[type=radio]');
  await expect(needed).toHaveCount(5);
  await expect
    .poll(async () => {
      const shown = await toast.boundingBox();
      const boxes = await Promise.all((await needed.all()).map((each) => each.boundingBox()));
      // A toast that has gone covers nothing, and proves nothing.
      return boxes.map((box) => shown && box && overlap(shown, box));
    })
    .toEqual([false, false, false, false, false]);
});

test('a finished unit is celebrated on Learn, and the card can be dismissed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const me = await signUp(page);
  await learnLessons(page, me, 4);
  await atTheEndOf(page, await lessonOf(page, 'basics-coffee'), me);
  await complete(page).click();
  await expect(page).toHaveURL('/learn');
  const card = page.getByRole('region', { name: 'Lesson finished' });
  await test.step('the toast leaves it in sight', async () => {
    await expectUncovered(await heldToast(page, 'Perfect lesson!'), card);
  });
  await expect(card).toContainText('Unit finished: Basics');
  await expect(card.getByRole('img', { name: /^Your climb: 3%/ })).toBeVisible();
  await expect(card.getByRole('region', { name: 'You also earned' })).toContainText('20 gems');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toBeHidden();
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Box, b: Box): boolean {
  const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const above = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !beside && !above;
}

/** It covers neither the way out nor the hearts, nor the question that has just come. */
async function expectToastBelowTop(page: Page): Promise<void> {
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  const box = async (name: 'Close' | 'question' | 'toast') => {
    const of = {
      Close: page.getByRole('link', { name: 'Close' }),
      question: page.getByRole('heading', { level: 1 }),
      toast,
    }[name];
    return (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  await expect
    .poll(async () => {
      const [close, question, shown] = [
        await box('Close'),
        await box('question'),
        await box('toast'),
      ];
      return shown.y >= close.y + close.height && shown.y + shown.height <= question.y;
    })
    .toBe(true);
}
