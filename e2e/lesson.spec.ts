import { ADVANCE_LOCK_MS, CHECK_LOCK_MS } from '@hajde/rules/delays';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { ask, signUp } from './person.ts';
import { gotoPlain } from './plain-page.ts';
import { answer, lessonOf, optionsOnScreen, playLesson } from './play.ts';
import { expectToast } from './toast.ts';

const FIRST = 'basics-hello';

test('a perfect lesson pays what it promises and goes on to the next of its unit', async ({
  page,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto('/learn');
  await page.getByRole('link', { name: /^Lesson 1: .*current$/ }).click();
  await expect(page).toHaveURL(`/lesson/${FIRST}`);
  await playLesson(page, lesson);
  await expectToast(
    page,
    'Perfect lesson!',
    `You earned ${lesson.xpReward} XP and ${lesson.gemsReward} gems!`,
  );
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  await page.getByRole('button', { name: /^Finished: Hello!/ }).click();
  await expect(page.getByRole('region', { name: 'You also earned' })).toContainText('First Steps');
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({
    xp: lesson.xpReward,
    gems: 100 + lesson.gemsReward,
  });
});

test('once the verdict is there, the bar goes on and Shqipe cheers or consoles', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  const bar = page.getByRole('progressbar', { name: 'Lesson progress' });
  const shqipe = page.locator('main img');
  const expectDone = async (questions: number, mood: RegExp) => {
    await expect(bar).toHaveAttribute('aria-valuenow', `${questions}`);
    await expect(shqipe).toHaveAttribute('src', mood);
  };
  await expectDone(0, /happy/);
  await answer(page, lesson, 0);
  await expectDone(1, /cheering/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectDone(1, /happy/);
  await answer(page, lesson, 1, false);
  await expectDone(2, /consoling/);
});

test('a mistake costs a heart, is explained, and the lesson pays seven tenths and no gems', async ({
  page,
}) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  await answer(page, lesson, 0, false);
  await expect(
    page.getByRole('status').getByText(lesson.questions[0]!.correctAnswer),
  ).toBeVisible();
  await expect(
    page.getByRole('status').getByText(lesson.questions[0]!.explanation ?? ''),
  ).toBeVisible();
  await expect(page.getByText('4 hearts')).toBeVisible();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const at of lesson.questions.keys()) {
    if (at === 0) continue;
    await answer(page, lesson, at);
    await page.getByRole('button', { name: /^(Continue|Complete)$/ }).click();
  }
  const xp = Math.floor((lesson.xpReward * 7) / 10);
  await expectToast(
    page,
    'Lesson completed!',
    `You earned ${xp} XP. Try again for a perfect score!`,
  );
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ xp, gems: 100, hearts: 4 });
});

test('at no hearts the message comes and play goes on', async ({ page }) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  for (const at of [0, 1, 2, 3, 4]) {
    await answer(page, lesson, at, false);
    if (at < 4) await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expectToast(
    page,
    'Out of hearts!',
    "You'll need to start this lesson over or buy more hearts.",
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await answer(page, lesson, 5, false);
  await expect(page.getByText('0 hearts')).toBeVisible();
});

test('an option can be changed until it is checked, and Check needs one', async ({ page }) => {
  await signUp(page);
  await page.goto(`/lesson/${FIRST}`);
  await expect(page.getByRole('button', { name: 'Check' })).toBeDisabled();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('radio').nth(2).check();
  await expect(page.getByRole('radio').nth(1)).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Check' })).toBeEnabled();
});

test('the keyboard alone plays a lesson: 1 to 4 choose, Enter checks and goes on', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  for (const [at, question] of lesson.questions.entries()) {
    await expect(page.getByText(`${at + 1} of ${lesson.questions.length}`)).toBeVisible();
    const options = await optionsOnScreen(page);
    await page.keyboard.press(String(options.indexOf(question.correctAnswer) + 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeVisible();
    // The focus waits on the button through the lock, and starts anew at the next question.
    const goOn = page.getByRole('button', { name: /^(Continue|Complete)$/ });
    await expect(goOn).toBeFocused();
    await expect(goOn).toBeEnabled();
    await page.keyboard.press('Enter');
    const next = lesson.questions[at + 1];
    if (next) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expectToast(page, 'Perfect lesson!');
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a word of the phrase tells what it means, and closes by Escape and by a click beside it', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  const { words } = lesson.questions[1]!;
  await page.goto(`/lesson/${FIRST}`);
  await answer(page, lesson, 0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`2 of ${lesson.questions.length}`)).toBeVisible();
  const word = page.getByRole('button', { name: 'Qysh', exact: true });
  await word.click();
  const popover = page.getByRole('group', { name: 'What Qysh means' });
  await expect(popover).toContainText(words.Qysh ?? '');
  await expect(popover.getByRole('button', { name: 'Listen to Qysh' })).toBeVisible();
  await popover.getByRole('button', { name: 'Listen to Qysh' }).focus();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(word).toBeFocused();
  await word.click();
  await page.getByText(`2 of ${lesson.questions.length}`).click();
  await expect(popover).toBeHidden();
});

test('a word without a definition says that there is none', async ({ page }) => {
  await signUp(page);
  await page.route('**/course/unit-basics.*.json', async (route) => {
    const response = await route.fetch();
    const unit = await response.json();
    delete unit.lessons[0].questions[0].words.Tung;
    await route.fulfill({ response, json: unit });
  });
  await gotoPlain(page, `/lesson/${FIRST}`);
  await page.getByRole('button', { name: 'Tung', exact: true }).click();
  await expect(page.getByRole('group', { name: 'What Tung means' })).toContainText(
    'Definition not available',
  );
});

test('buttons rest for 300 ms after Check, and the next question comes 200 ms after Continue', async ({
  page,
}) => {
  await signUp(page);
  const { questions } = await lessonOf(page, FIRST);
  const button = page.getByRole('button', { name: /^(Check|Continue)$/ });
  const question = (number: number) => page.getByText(`${number} of ${questions.length}`);
  await page.clock.install();
  await page.goto(`/lesson/${FIRST}`);
  await page.getByRole('radio').first().check();
  await page.clock.pauseAt(new Date(Date.now() + 60 * 60 * 1000));

  await button.click();
  await expect(button).toHaveText('Continue');
  await page.clock.runFor(CHECK_LOCK_MS - 1);
  await expect(button).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1);
  await expect(button).toBeEnabled();

  await button.click();
  await expect(button).toBeDisabled();
  await page.clock.runFor(ADVANCE_LOCK_MS - 1);
  await expect(question(1)).toBeVisible();
  await page.clock.runFor(1);
  await expect(question(2)).toBeVisible();
});

test('the phrase of a listening question stays hidden until Check', async ({ page }) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  const at = lesson.questions.findIndex(({ kind }) => kind === 'listen');
  await page.goto(`/lesson/${FIRST}`);
  for (let i = 0; i < at; i += 1) {
    await answer(page, lesson, i);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page.getByText('Listen, then choose.')).toBeVisible();
  await answer(page, lesson, at);
  await expect(page.getByText('Listen, then choose.')).toBeHidden();
});

test('leaving and reloading lose nothing', async ({ page }) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  await answer(page, lesson, 0, false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await answer(page, lesson, 1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/learn');
  await page.goBack();
  await expect(page.getByText(`3 of ${lesson.questions.length}`)).toBeVisible();
  await expect(page.getByText('4 hearts')).toBeVisible();
  for (let at = 2; at < lesson.questions.length; at += 1) {
    await answer(page, lesson, at);
    await page.getByRole('button', { name: /^(Continue|Complete)$/ }).click();
  }
  await expectToast(page, 'Lesson completed!');
  expect(await ask(page, me, 'GET /api/users/:id/progress')).toEqual([
    { unitId: 'basics', lessonId: FIRST, completed: true, perfect: false },
  ]);
});

test('Complete pressed twice pays once', async ({ page }) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  for (const at of lesson.questions.keys()) {
    await answer(page, lesson, at);
    const last = at === lesson.questions.length - 1;
    const button = page.getByRole('button', { name: last ? 'Complete' : 'Continue' });
    if (last) await button.dblclick();
    else await button.click();
  }
  await expectToast(page, 'Perfect lesson!');
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(lesson.xpReward);
});

test('a server that fails at the end gives no message, and the lesson is kept on the device', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  await page.route('**/api/lessons/complete', (route) => route.fulfill({ status: 500, body: '' }));
  await playLesson(page, lesson);
  await expect(page).toHaveURL('/lesson/basics-you-and-me');
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
  ).toHaveCount(0);
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('hajde', 1);
        opening.onsuccess = () => {
          const all = opening.result
            .transaction('offlineProgress')
            .objectStore('offlineProgress')
            .getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  expect(kept).toMatchObject([{ lessonId: FIRST, syncStatus: 'pending', perfect: true }]);
});

test('a learner who leaves while the lesson is handed in is not fetched back', async ({ page }) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/lessons/complete', async (route) => {
    await held;
    await route.fallback();
  });
  const sent = page.waitForRequest('**/api/lessons/complete');
  await playLesson(page, lesson);
  await sent;
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  answerNow();
  await expectToast(page, 'Perfect lesson!');
  await expect(page.getByText(`${100 + lesson.gemsReward} gems`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/shop');
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(lesson.xpReward);
});

test('Enter in the report does not answer the question behind it', async ({ page }) => {
  await signUp(page);
  await page.goto(`/lesson/${FIRST}`);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Report this question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByLabel('The Albanian is not right').check();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Report this question' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Check' })).toBeEnabled();
  await expect(page.getByRole('radio').first()).toBeEnabled();
});

test('the last option can be scrolled into view above the verdict, and a new screen starts at its top', async ({
  page,
}) => {
  await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`/lesson/${FIRST}`);
  await answer(page, lesson, 0, false);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const option = await page.getByRole('radio').last().boundingBox();
  const foot = await page.getByRole('heading', { name: 'Incorrect' }).boundingBox();
  expect(option!.y + option!.height).toBeLessThan(foot!.y);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a faulty question can be reported', async ({ page }) => {
  await signUp(page);
  await page.goto(`/lesson/${FIRST}`);
  await page.getByRole('button', { name: 'Report this question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByLabel('The Albanian is not right').check();
  await dialog.getByLabel(/Anything to add/).fill('1 of 4 is odd');
  await expect(page.getByRole('button', { name: 'Check', includeHidden: true })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'Thank you');
  await expect(dialog).toBeHidden();
});

test('an unknown lesson is Lesson not found, with a way back', async ({ page }) => {
  await signUp(page);
  await page.goto('/lesson/no-such-lesson');
  await expect(page.getByRole('heading', { name: 'Lesson not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to Learn' }).click();
  await expect(page).toHaveURL('/learn');
});

test('a place in a lesson that is no longer there is Question not found', async ({ page }) => {
  const me = await signUp(page);
  const lesson = await lessonOf(page, FIRST);
  await page.goto(`/lesson/${FIRST}`);
  await page.getByRole('radio').first().check();
  await page.evaluate(
    ([key, at]) => {
      const kept = JSON.parse(sessionStorage.getItem(key as string) ?? '');
      kept.play.at = at;
      sessionStorage.setItem(key as string, JSON.stringify(kept));
    },
    [`lesson ${me.id} ${FIRST}`, lesson.questions.length] as const,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to Learn' }).click();
  await page.goto(`/lesson/${FIRST}`);
  await expect(page.getByText(`1 of ${lesson.questions.length}`)).toBeVisible();
});
