import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { clips, expectHeard, forgetHeard, hear } from './heard.ts';
import { ask, signUp } from './person.ts';
import {
  allDueAs,
  allFresh,
  answerExercise,
  exerciseOnScreen,
  goOn,
  meetWords,
  playSession,
} from './practise.ts';
import { takeRecogniser } from './recogniser.ts';

const verdict = {
  right: /^(Correct|Well said|All found)/,
  wrong: /^(Incorrect|We'll come back|Found)/,
};

test.use({ timezoneId: 'UTC', hasTouch: true });

test('every kind is answered by touch, and axe finds nothing before, after and between', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await takeRecogniser(page);
  await meetWords(page, me, 1);
  await test.step('match', async () => {
    await page.goto('/practice');
    expect((await exerciseOnScreen(page, me)).kind).toBe('match');
    await expectAccessible(page);
    const numbersOf = (side: string) => page.getByRole('list', { name: side }).getByText(/^\d$/);
    await expect(numbersOf('Albanian').first()).toBeVisible();
    await expect(numbersOf('English').first()).toBeHidden();
    await page.keyboard.press('1');
    await expect(numbersOf('English').first()).toBeVisible();
    await expect(numbersOf('Albanian').first()).toBeHidden();
  });
  await meetWords(page, me);
  for (const kind of ['recognise', 'build', 'fill', 'dictation', 'say'] as const) {
    await test.step(kind, async () => {
      await allDueAs(server.dataDir, page, me, kind);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/practice');
      // Where no line is fit for it, an easier exercise stands in its place.
      let exercise = await exerciseOnScreen(page, me);
      while (exercise.kind !== kind) {
        await answerExercise(page, exercise);
        await goOn(page);
        exercise = await exerciseOnScreen(page, me);
      }
      await expectAccessible(page);
      await answerExercise(page, exercise, { way: 'touch' });
      await expect(page.getByRole('heading', { name: verdict.right })).toBeVisible();
      await expectAccessible(page);
      await goOn(page, 'touch');
      await answerExercise(page, await exerciseOnScreen(page, me), { right: false });
      await expect(page.getByRole('heading', { name: verdict.wrong })).toBeVisible();
      await expectAccessible(page);
    });
  }
  await test.step('nothing due', async () => {
    await allFresh(server.dataDir, me);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/practice');
    await expect(page.getByRole('heading', { name: "You're up to date" })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a session pays once and ends with what it was good for', async ({ page, server }) => {
  await hear(page);
  const me = await signUp(page);
  await meetWords(page, me);
  await allDueAs(server.dataDir, page, me, 'recognise');
  const { xp } = await ask(page, me, 'GET /api/users/:id');
  const before = await ask(page, me, 'GET /api/users/:id/practice');
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: `${before.portion} words for today` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Practise' }).click();
  await exerciseOnScreen(page, me);
  const { promise: readAnew, resolve: letRead } = Promise.withResolvers<void>();
  await page.route(`**/api/users/${me.id}/practice`, async (route) => {
    await readAnew;
    await route.continue();
  });
  const asked = await playSession(page, me, 1, ['mouse', 'keyboard']);
  expect(asked.length).toBeGreaterThanOrEqual(13);
  await expect(page.getByRole('heading', { name: 'Session finished' })).toBeFocused();
  // What it paid waits for no other read; the next session waits for what this one has changed.
  await expect(page.getByText('+10 XP')).toBeVisible();
  const another = page.getByRole('button', { name: 'Practise again' });
  await expect(another).toBeDisabled();
  letRead();
  await expect(another).toBeEnabled();
  await expect(page.getByRole('heading', { name: '1 word slipped' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^\d+ words strengthened$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Words remembered after \d+ days/ })).toBeVisible();
  await expectAccessible(page);
  await forgetHeard(page);
  await page.getByRole('listitem').getByRole('button').last().click();
  expectHeard((await clips(page, 1))[0]);
  const after = await ask(page, me, 'GET /api/users/:id/practice');
  expect(after.paidToday).toBe(1);
  expect(after.due).toBeLessThan(before.due);
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(xp + 10);
});

test('a word that a reminder has asked for comes first', async ({ page, server }) => {
  const me = await signUp(page);
  await meetWords(page, me);
  await allDueAs(server.dataDir, page, me, 'recognise');
  const { words } = await ask(page, me, 'GET /api/users/:id/practice');
  for (const { wordId } of words.toSorted((a, b) => (a.wordId < b.wordId ? -1 : 1)).slice(0, 3)) {
    await page.goto(`/practice?word=${encodeURIComponent(wordId)}`);
    expect(await exerciseOnScreen(page, me)).toMatchObject({ kind: 'recognise', wordId });
    await page.evaluate(() => sessionStorage.clear());
  }
});
