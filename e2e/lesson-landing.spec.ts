import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { atTheEndOf, complete } from './device.ts';
import { expect, test } from './hajde.ts';
import { clips, forgetHeard, hear } from './heard.ts';
import { ask, finishLesson, signUp } from './person.ts';
import { answer, lessonOf, playLesson } from './play.ts';
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

test('after a lesson the next one shows in one line what it brought, and all of it when opened', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  const of = lesson.questions.length;
  await page.goto(`/lesson/${FIRST}`);
  await playLesson(page, lesson, 2);
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  await expectToastBelowTop(page);
  const line = page.getByRole('button', { name: /^Finished: Hello!/ });
  await expect(line).toContainText(`${of - 2} of ${of}`);
  await line.click();
  const card = page.getByRole('region', { name: 'Lesson finished' });
  await expect(card).toContainText(`+${Math.floor((lesson.xpReward * 7) / 10)} XP`);
  await expect(card).toContainText(`${of - 2} of ${of} right`);
  await expect(card).toContainText('1-day streak');
  await expect(card.getByRole('link')).toHaveText('Practise your 2 mistakes');
  await expect(card.getByRole('region', { name: 'You also earned' })).toContainText('First Steps');
  await answer(page, await lessonOf(page, 'basics-you-and-me'), 0);
  await expect(card).toBeHidden();
});

test('on a small phone what went wrong is one press away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const me = await signUp(page);
  await page.goto(`/lesson/${FIRST}`);
  await playLesson(page, await lessonOf(page, FIRST), 2);
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  await page.getByRole('link', { name: '2 to practise' }).click();
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
  await signUp(page);
  await page.goto(`/lesson/${FIRST}`);
  await expect(page.getByRole('region', { name: 'In this lesson' })).toBeVisible();
  const check = await page.getByRole('button', { name: 'Check' }).boundingBox();
  const options = await page.locator('input[type=radio]').all();
  const boxes = await Promise.all(options.map((option) => option.boundingBox()));
  expect(boxes.map((box) => box && check && overlap(box, check))).toEqual(Array(4).fill(false));

  await playLesson(page, await lessonOf(page, FIRST));
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
  const me = await signUp(page);
  for (const id of ['hello', 'you-and-me', 'what-is-this', 'where-from']) {
    await finishLesson(page, me, 'basics', `basics-${id}`);
  }
  const lesson = await lessonOf(page, 'basics-coffee');
  await page.goto('/lesson/basics-coffee');
  await playLesson(page, lesson);
  await expect(page).toHaveURL('/learn');
  const card = page.getByRole('region', { name: 'Lesson finished' });
  await expect(card).toContainText('Unit finished: Basics');
  await expect(card.getByRole('img', { name: /^Your climb: 3%/ })).toBeVisible();
  await expect(card.getByRole('region', { name: 'You also earned' })).toContainText('20 gems');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toBeHidden();
});

test('without a server the card says what the device knows, the finished unit too', async ({
  page,
}) => {
  const me = await signUp(page);
  for (const id of ['hello', 'you-and-me', 'what-is-this', 'where-from']) {
    await finishLesson(page, me, 'basics', `basics-${id}`);
  }
  const lesson = await lessonOf(page, 'basics-coffee');
  await page.goto('/learn');
  await page.getByRole('link', { name: /^Lesson 5: .*current$/ }).click();
  await page.route('**/api/lessons/complete', (route) => route.abort());
  await playLesson(page, lesson, 1);
  await expect(page).toHaveURL('/learn');
  const card = page.getByRole('region', { name: 'Lesson finished' });
  await expect(card).toContainText('Unit finished: Basics');
  await expect(card).toContainText(`+${Math.floor((lesson.xpReward * 7) / 10)} XP`);
  await expect(card.getByRole('link')).toHaveText('Practise your mistake');
  await expect(card).toContainText('1-day streak');
});

test("a unit's last lesson is handed in though the read of the progress hangs", async ({
  page,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, 'basics-coffee');
  await page.route('**/api/users/*/progress', () => undefined);
  await atTheEndOf(page, lesson, me);
  const handedIn = page.waitForResponse('**/api/lessons/complete');
  await complete(page).click();
  expect((await handedIn).status()).toBe(200);
  await expect(page).toHaveURL('/learn');
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
