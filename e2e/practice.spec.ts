import { expectAccessible } from './accessible.ts';
import { expect, test } from './hajde.ts';
import { clips, expectHeard, forgetHeard, hear } from './heard.ts';
import { ask, type Person, signUp } from './person.ts';
import {
  allDueAs,
  answerExercise,
  exerciseOnScreen,
  goOn,
  meetWords,
  playSession,
  type Way,
} from './practise.ts';
import { giveRecogniser, takeRecogniser, understands } from './recogniser.ts';

const WAYS: readonly Way[] = ['mouse', 'touch', 'keyboard'];
const verdict = {
  right: /^(Correct|Well said|All found)/,
  wrong: /^(Not quite|It comes back|Found)/,
};

test.use({ timezoneId: 'UTC', hasTouch: true });

for (const kind of ['recognise', 'build', 'fill', 'dictation', 'say'] as const) {
  test(`${kind} is answered by mouse, touch and keyboard, and axe finds nothing`, async ({
    page,
    server,
  }) => {
    const me = await signUp(page);
    await meetWords(page, me);
    await allDueAs(server.dataDir, page, me, kind);
    await takeRecogniser(page);
    await page.goto('/practice');
    const kinds = new Set<string>();
    for (const way of WAYS) {
      const exercise = await exerciseOnScreen(page, me);
      kinds.add(exercise.kind);
      if (way === 'mouse') await expectAccessible(page);
      // Where no line is fit for it, an easier exercise stands in its place.
      const by = exercise.kind === 'say' && way === 'keyboard' ? 'mouse' : way;
      await answerExercise(page, exercise, { way: by });
      await expect(page.getByRole('heading', { name: verdict.right })).toBeVisible();
      if (way === 'mouse') await expectAccessible(page);
      await goOn(page, way);
    }
    expect(kinds).toContain(kind);
    const wrong = await exerciseOnScreen(page, me);
    await answerExercise(page, wrong, { right: false });
    await expect(page.getByRole('heading', { name: verdict.wrong })).toBeVisible();
    await expectAccessible(page);
  });
}

test('new words are matched in pairs, and what was not found comes back', async ({ page }) => {
  const me = await signUp(page);
  await meetWords(page, me, 1);
  await page.goto('/practice');
  const exercise = await exerciseOnScreen(page, me);
  expect(exercise.kind).toBe('match');
  await expectAccessible(page);
  await answerExercise(page, exercise, { right: false, way: 'keyboard' });
  await expect(page.getByRole('heading', { name: 'Found, with some help' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  const missed = exercise.kind === 'match' ? exercise.pairs[0]?.wordId : undefined;
  await goOn(page);
  const asked = await playSession(page, me);
  expect(asked.map((it) => it.kind !== 'match' && it.wordId).slice(-5)).toContain(missed);
});

test('a session pays once and ends with what it was good for', async ({ page, server }) => {
  await hear(page);
  const me = await signUp(page);
  await meetWords(page, me);
  await allDueAs(server.dataDir, page, me, 'recognise');
  const { xp } = await ask(page, me, 'GET /api/users/:id');
  const before = await ask(page, me, 'GET /api/users/:id/practice');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: `${before.due} words are ready` })).toBeVisible();
  await page.getByRole('link', { name: 'Practise' }).click();
  await exerciseOnScreen(page, me);
  const { promise: readAnew, resolve: letRead } = Promise.withResolvers<void>();
  await page.route(`**/api/users/${me.id}/practice`, async (route) => {
    await readAnew;
    await route.continue();
  });
  const asked = await playSession(page, me, 1);
  expect(asked.length).toBeGreaterThanOrEqual(13);
  await expect(page.getByRole('heading', { name: 'Session finished' })).toBeFocused();
  // What it paid waits for no other read; the next session waits for what this one has changed.
  await expect(page.getByText('+10 XP')).toBeVisible();
  const another = page.getByRole('button', { name: 'Another session' });
  await expect(another).toBeDisabled();
  letRead();
  await expect(another).toBeEnabled();
  await expect(page.getByRole('heading', { name: '1 word slipped' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^\d+ words strengthened$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Of \d+ words, how many/ })).toBeVisible();
  await expectAccessible(page);
  await forgetHeard(page);
  await page.getByRole('listitem').getByRole('button').last().click();
  expectHeard((await clips(page, 1))[0]);
  const after = await ask(page, me, 'GET /api/users/:id/practice');
  expect(after.paidToday).toBe(1);
  expect(after.due).toBeLessThan(before.due);
  expect((await ask(page, me, 'GET /api/users/:id')).xp).toBe(xp + 10);
});

test('a session that is reloaded goes on where it was, with the same exercise', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await meetWords(page, me);
  await allDueAs(server.dataDir, page, me, 'build');
  await page.goto('/practice');
  await answerExercise(page, await exerciseOnScreen(page, me));
  await goOn(page);
  await expect(page.getByText(/^2 of/)).toBeVisible();
  const exercise = await exerciseOnScreen(page, me);
  await page.reload();
  await expect(page.getByText(/^2 of/)).toBeVisible();
  expect(await exerciseOnScreen(page, me)).toEqual(exercise);
  const before = await reviewsOf(page, me);
  await answerExercise(page, exercise);
  const after = await reviewsOf(page, me);
  expect(after.length).toBeGreaterThan(before.length);
  await page.reload();
  await expect(page.getByRole('heading', { name: verdict.right })).toBeVisible();
  expect(await reviewsOf(page, me)).toEqual(after);
});

test('a sentence practises all of its words, and the one that was missed in it comes back', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await meetWords(page, me);
  await allDueAs(server.dataDir, page, me, 'dictation');
  await page.goto('/practice');
  let exercise = await dictationOnScreen(page, me);
  // Some words of the sentence come by themselves later: one is wanted that does not.
  const nothingElse = () => !exercise.words.slice(1).some(({ waits }) => waits);
  while (nothingElse()) {
    await answerExercise(page, exercise);
    await goOn(page);
    exercise = await dictationOnScreen(page, me);
  }
  const before = await reviewsOf(page, me);
  const waiting = exercise.words.slice(1).filter(({ waits }) => waits);
  const [missed, ...known] = waiting;
  if (!missed) throw new Error('One waits.');
  const inSentence = new RegExp(`(?<!\\p{L})${missed.forms[0]}(?!\\p{L})`, 'u');
  const typed = exercise.line.albanian.replace(inSentence, 'xxxx');
  await page.locator('main input[type=text]').fill(typed);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'Not quite' })).toBeVisible();
  await expect(page.getByText('Once more')).toBeHidden();
  const reviews = (await reviewsOf(page, me)).slice(before.length);
  expect(reviews.map(({ wordId, verdict }) => [wordId, verdict])).toEqual([
    [exercise.wordId, 'right'],
    ...known.map(({ wordId }) => [wordId, 'right']),
    [missed.wordId, 'wrong'],
  ]);
  await goOn(page);
  const asked = await playSession(page, me);
  const words = asked.map((it) => it.kind !== 'match' && `${it.kind} ${it.wordId}`);
  expect(words).toContain(`fill ${missed.wordId}`);
  const slipped = page.getByRole('heading', { name: '1 word slipped' });
  await expect(slipped).toBeVisible();
  await expect(slipped.locator('..').getByRole('button', { name: missed.wordId })).toBeVisible();
});

test('closing a session loses nothing: what was answered counts', async ({ page, server }) => {
  const me = await signUp(page);
  await meetWords(page, me);
  await allDueAs(server.dataDir, page, me, 'recognise');
  const before = await ask(page, me, 'GET /api/users/:id/practice');
  await page.goto('/practice');
  for (let i = 0; i < 2; i += 1) {
    await answerExercise(page, await exerciseOnScreen(page, me));
    await goOn(page);
  }
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => (await ask(page, me, 'GET /api/users/:id/practice')).due)
    .toBe(before.due - 2);
});

test('what the browser understands is marked, and a slip is told word by word', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await meetWords(page, me);
  await allDueAs(server.dataDir, page, me, 'say');
  await giveRecogniser(page);
  await page.goto('/practice');
  const say = async (saidOf: (line: string) => string) => {
    const exercise = await exerciseOnScreen(page, me);
    if (exercise.kind !== 'say') throw new Error(`${exercise.kind} instead of say`);
    await page.getByRole('button', { name: 'Record' }).click();
    await understands(page, saidOf(exercise.line.albanian));
    await page.getByRole('button', { name: 'Check' }).click();
    return exercise.line.albanian;
  };
  await say((line) => line);
  await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeVisible();
  await goOn(page);
  const line = await say((right) => right.replace(longestWordIn(right), misspelt));
  const meant = longestWordIn(line);
  await expect(page.locator('del')).toContainText(misspelt(meant), { ignoreCase: true });
  await expect(page.locator('ins')).toContainText(meant, { ignoreCase: true });
});

test('the focus goes on with the session: from a word to the verdict, and to the next task', async ({
  page,
  server,
}) => {
  const me = await signUp(page);
  await meetWords(page, me);
  await allDueAs(server.dataDir, page, me, 'build');
  await page.goto('/practice');
  const task = page.locator('h1[data-kind]');
  await expect(task).toBeVisible();
  await expect(task).not.toBeFocused();
  for (;;) {
    const exercise = await exerciseOnScreen(page, me);
    if (exercise.kind === 'build') break;
    await answerExercise(page, exercise);
    await goOn(page);
  }
  const tile = page.getByRole('list', { name: 'Words' }).getByRole('button').first();
  await tile.press('Enter');
  await expect(tile).toBeFocused();
  await page.getByRole('list', { name: 'Your sentence' }).getByRole('button').press('Enter');
  await expect(tile).toBeFocused();
  await page.getByRole('button', { name: "I don't know" }).press('Enter');
  await expect(page.getByRole('heading', { name: 'It comes back before the end' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await goOn(page, 'keyboard');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  await expect(task).toBeFocused();
});

test('a session that is not taken in says why, or that it is sent again by itself', async ({
  page,
}) => {
  const me = await signUp(page);
  await meetWords(page, me, 1);
  const sentence = 'This was practised before your fresh start.';
  const refusals = [
    { status: 500, json: { code: 'failed', message: 'Something failed.' } },
    { status: 409, json: { code: 'before_fresh_start', message: sentence } },
  ];
  await page.goto('/practice');
  let refusal = refusals[0];
  await page.route('**/api/practice/complete', (route) => route.fulfill(refusal));
  await playSession(page, me);
  await expect(page.getByText('It will be sent again by itself.')).toBeVisible();
  refusal = refusals[1];
  await page.getByRole('button', { name: 'Another session' }).click();
  await playSession(page, me);
  await expect(page.getByText(sentence)).toBeVisible();
});

test('a server that fails is not taken for being offline, and can be asked again', async ({
  page,
}) => {
  const me = await signUp(page);
  await meetWords(page, me, 1);
  await page.route('**/course/unit-*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'Practice could not be loaded' })).toBeVisible();
  await page.unroute('**/course/unit-*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await exerciseOnScreen(page, me);
});

test('with nothing due it says when the next are, and offers the weakest anyway', async ({
  page,
}) => {
  const me = await signUp(page);
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'Nothing to practise yet' })).toBeVisible();
  await meetWords(page, me, 1);
  await page.goto('/practice');
  await playSession(page, me);
  await expect(page.getByText('+10 XP')).toBeVisible();
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
  await expect(page.getByText(/The next ones come back/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Practise your weakest words' }).click();
  await exerciseOnScreen(page, me);
});

/** Of letters alone, so that it stands in the line as it is told. */
function longestWordIn(line: string): string {
  const words = line.match(/(?<![\p{L}’'-])\p{L}+(?![\p{L}’'-])/gu) ?? [];
  return words.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** A key that was held too long. */
function misspelt(word: string): string {
  return `${word.slice(0, 2)}${word.slice(1)}`;
}

async function dictationOnScreen(page: import('@playwright/test').Page, me: Person) {
  const exercise = await exerciseOnScreen(page, me);
  if (exercise.kind !== 'dictation') throw new Error(`${exercise.kind} instead of dictation`);
  return exercise;
}

function reviewsOf(
  page: import('@playwright/test').Page,
  me: Person,
): Promise<{ wordId: string; verdict: string }[]> {
  return page.evaluate(
    (key) => JSON.parse(sessionStorage.getItem(key) ?? 'null').reviews,
    `practice ${me.id}`,
  );
}
