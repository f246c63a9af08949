import { answerAll, hurry, SCENE, takePart } from './conversation-play.ts';
import { wordNumber, words } from './ear-play.ts';
import { expectCardInSight, expectFootInSight } from './fits/foot.ts';
import { expect, test } from './hajde.ts';
import { signUp } from './person.ts';
import { allDueAs, answerExercise, exerciseOnScreen, goOn, meetWords } from './practise.ts';
import { takeRecogniser } from './recogniser.ts';

const submit = '[data-foot] [type=submit]';

for (const kind of ['recognise', 'build', 'fill', 'dictation', 'say'] as const) {
  test(`practice, ${kind}: Check is grey until there is something to check, and in sight`, async ({
    page,
    server,
  }) => {
    await takeRecogniser(page);
    const me = await signUp(page);
    await meetWords(page, me);
    await allDueAs(server.dataDir, page, me, kind);
    await page.goto('/practice');
    for (const right of [true, false]) {
      const exercise = await exerciseOnScreen(page, me);
      if (exercise.kind !== 'say') {
        await expect(page.locator(submit)).toBeDisabled();
        await expectFootInSight(page, 'Check');
      } else await expectFootInSight(page, 'Show the answer');
      await answerExercise(page, exercise, { right });
      await expectFootInSight(page, /Continue|Finish/);
      await expectCardInSight(page);
      await goOn(page);
    }
  });
}

test('practice, match: the button is in sight, and what was mistaken is named', async ({
  page,
}) => {
  const me = await signUp(page);
  await meetWords(page, me, 1);
  await page.goto('/practice');
  const exercise = await exerciseOnScreen(page, me);
  if (exercise.kind !== 'match') throw new Error(`${exercise.kind} comes first`);
  await expect(page.locator(submit)).toBeDisabled();
  await expectFootInSight(page, 'Check');
  await answerExercise(page, exercise, { right: false });
  await expectFootInSight(page, 'Continue');
  const [first] = exercise.pairs;
  await expect(page.locator('[data-why]')).toHaveText(
    `You mixed up: ${first?.wordId} (${first?.meaning}).`,
  );
});

test('a conversation: every step has its button in sight', async ({ page }) => {
  await hurry(page);
  await takeRecogniser(page);
  await signUp(page);
  await page.goto(`/conversations/${SCENE.id}`);
  await expectFootInSight(page, 'Go to questions');
  await page.locator(submit).click();
  await expect(page.locator(submit)).toBeDisabled();
  await expectFootInSight(page, 'Check');
  await page.getByRole('radio').first().check({ force: true });
  await page.locator(submit).click();
  await expectFootInSight(page, 'Continue');
  await page.reload();
  await expectFootInSight(page, /Check|Continue/);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Go to questions' }).click();
  await answerAll(page);
  await page.getByRole('button', { name: /^Lena/ }).click();
  let lines = 0;
  await takePart(page, async (own) => {
    if (lines === 0) await expectFootInSight(page, 'Next');
    await own.getByRole('button', { name: 'I said it' }).click();
    if (lines === 0) await expectFootInSight(page, 'Next');
    lines += 1;
  });
  await expectFootInSight(page, 'Finish');
});

test('the ear trainer: its answers and Continue are in sight', async ({ page }) => {
  await signUp(page);
  await page.goto('/sounds/l-ll');
  await wordNumber(page, 1);
  await expect(page.locator(submit)).toBeDisabled();
  await expectFootInSight(page, 'Continue');
  for (const size of [
    { width: 390, height: 664 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect(words(page).last()).toBeInViewport({ ratio: 1 });
  }
  await words(page).first().click();
  await expectFootInSight(page, 'Continue');
});

test('the placement test: Next is in sight, with the way back beside it', async ({ page }) => {
  await signUp(page, { placement: false });
  await page.goto('/');
  await expectFootInSight(page, 'Next');
  await page.getByRole('radio').first().check({ force: true });
  await page.locator(submit).click();
  await expect(page.getByRole('button', { name: 'Previous question' })).toBeVisible();
  await expectFootInSight(page, 'Next');
});
