import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { givenRecogniser } from '../../app/testing/given-recogniser.ts';
import { Refused } from '../../app/testing/given-server.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import {
  answerExercise,
  dueAs,
  exerciseOnScreen,
  goOn,
  justMet,
  keptPractice,
  onlyThisIsLeft,
  paysPractice,
  playSession,
  upToDate,
  type Way,
} from '../../app/testing/practising.ts';
import { saying } from '../../app/testing/saying.ts';

const PRACTICE = 'GET /api/users/:id/practice';
const COMPLETE = 'POST /api/practice/complete';
const verdict = {
  right: /^(Correct|Well said|All found)/,
  wrong: /^(Incorrect|We'll come back|Found)/,
};
const practise = (words: ReturnType<typeof dueAs>) =>
  openApp('/practice', { [PRACTICE]: words, [COMPLETE]: paysPractice });
const reviewsOf = (): { wordId: string; verdict: string }[] => keptPractice().reviews;

for (const kind of ['recognise', 'build', 'fill', 'dictation', 'say'] as const) {
  test(`${kind} is answered by mouse and keyboard, rightly and wrongly`, async () => {
    const { user } = practise(dueAs(kind));
    const kinds = new Set<string>();
    for (const way of ['mouse', 'keyboard'] satisfies Way[]) {
      const exercise = await exerciseOnScreen();
      kinds.add(exercise.kind);
      // Where no line is fit for it, an easier exercise stands in its place.
      await answerExercise(user, exercise, { way: exercise.kind === 'say' ? 'mouse' : way });
      expect(await screen.findByRole('heading', { name: verdict.right })).toBeVisible();
      await goOn(user, way);
    }
    expect(kinds).toContain(kind);
    await answerExercise(user, await exerciseOnScreen(), { right: false });
    expect(await screen.findByRole('heading', { name: verdict.wrong })).toBeVisible();
  });
}

test('new words are matched in pairs, and what was not found comes back', async () => {
  const { user } = practise(justMet());
  const exercise = await exerciseOnScreen();
  if (exercise.kind !== 'match') throw new Error(`${exercise.kind} instead of match`);
  await answerExercise(user, exercise, { right: false, way: 'keyboard' });
  expect(await screen.findByRole('heading', { name: 'All found, with a mix-up' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await goOn(user);
  const asked = await playSession(user);
  expect(asked.map((it) => it.kind !== 'match' && it.wordId).slice(-5)).toContain(
    exercise.pairs[0]?.wordId,
  );
});

test('a session that is reloaded goes on where it was, with the same exercise', async () => {
  const { user, reload } = practise(dueAs('build'));
  await answerExercise(user, await exerciseOnScreen());
  await goOn(user);
  expect(await screen.findByText(saying(/^2 of/))).toBeVisible();
  const exercise = await exerciseOnScreen();
  reload();
  expect(await screen.findByText(saying(/^2 of/))).toBeVisible();
  expect(await exerciseOnScreen()).toEqual(exercise);
  const before = reviewsOf();
  await answerExercise(user, exercise);
  expect(await screen.findByRole('heading', { name: verdict.right })).toBeVisible();
  const after = reviewsOf();
  expect(after.length).toBeGreaterThan(before.length);
  reload();
  expect(await screen.findByRole('heading', { name: verdict.right })).toBeVisible();
  expect(reviewsOf()).toEqual(after);
});

test('a sentence practises all of its words, and the one that was missed in it comes back', async () => {
  const { user } = practise(dueAs('dictation'));
  let exercise = await dictationOnScreen();
  // Some words of the sentence come by themselves later: one is wanted that does not.
  while (!exercise.words.slice(1).some(({ waits }) => waits)) {
    await answerExercise(user, exercise);
    await goOn(user);
    exercise = await dictationOnScreen();
  }
  const before = reviewsOf();
  const [missed, ...known] = exercise.words.slice(1).filter(({ waits }) => waits);
  if (!missed) throw new Error('One waits.');
  const inSentence = new RegExp(`(?<!\\p{L})${missed.forms[0]}(?!\\p{L})`, 'u');
  await user.type(screen.getByRole('textbox'), exercise.line.albanian.replace(inSentence, 'xxxx'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('heading', { name: 'Incorrect' })).toBeVisible();
  expect(screen.queryByText('Once more')).toBeNull();
  const reviews = reviewsOf().slice(before.length);
  expect(reviews.map(({ wordId, verdict }) => [wordId, verdict])).toEqual([
    [exercise.wordId, 'right'],
    ...known.map(({ wordId }) => [wordId, 'right']),
    [missed.wordId, 'wrong'],
  ]);
  await goOn(user);
  const asked = await playSession(user);
  const words = asked.map((it) => it.kind !== 'match' && `${it.kind} ${it.wordId}`);
  expect(words).toContain(`fill ${missed.wordId}`);
  const slipped = await screen.findByRole('heading', { name: '1 word slipped' });
  expect(within(slipped.parentElement!).getByRole('button', { name: missed.wordId })).toBeVisible();
});

test('closing a session loses nothing: what was answered is handed in', async () => {
  const { server, user } = practise(dueAs('recognise'));
  for (let i = 0; i < 2; i += 1) {
    await answerExercise(user, await exerciseOnScreen());
    await goOn(user);
  }
  const answered = reviewsOf();
  expect(answered).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Close' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  await waitFor(() => expect(server.made(COMPLETE)).toHaveLength(1));
  const [sent] = server.made(COMPLETE);
  expect(sent?.body).toMatchObject({ finished: false, reviews: answered });
});

test('what the browser understands is marked, and a slip is told word by word', async () => {
  const recogniser = givenRecogniser();
  const { user } = practise(dueAs('say'));
  const say = async (saidOf: (line: string) => string) => {
    const exercise = await exerciseOnScreen();
    if (exercise.kind !== 'say') throw new Error(`${exercise.kind} instead of say`);
    await user.click(await screen.findByRole('button', { name: 'Record' }));
    await recogniser.understands(saidOf(exercise.line.albanian));
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    return exercise.line.albanian;
  };
  await say((line) => line);
  expect(await screen.findByRole('heading', { name: 'Correct' })).toBeVisible();
  await goOn(user);
  const line = await say((right) => right.replace(longestWordIn(right), misspelt));
  const meant = longestWordIn(line);
  await waitFor(() => expect(document.querySelector('del')).toBeVisible());
  const told = (tag: string) => document.querySelector(tag)?.textContent?.toLowerCase();
  expect(told('del')).toContain(misspelt(meant).toLowerCase());
  expect(told('ins')).toContain(meant.toLowerCase());
});

test('the focus goes on with the session: from a word to the verdict, and to the next task', async () => {
  const { user } = practise(dueAs('build'));
  const task = () => document.querySelector('h1[data-kind]');
  await exerciseOnScreen();
  expect(task()).toBeVisible();
  expect(task()).not.toHaveFocus();
  while ((await exerciseOnScreen()).kind !== 'build') {
    await answerExercise(user, await exerciseOnScreen());
    await goOn(user);
  }
  const buttonIn = (list: string) =>
    within(screen.getByRole('list', { name: list })).getAllByRole('button')[0]!;
  const tile = buttonIn('Words');
  tile.focus();
  await user.keyboard('{Enter}');
  expect(tile).toHaveFocus();
  buttonIn('Your sentence').focus();
  await user.keyboard('{Enter}');
  expect(tile).toHaveFocus();
  screen.getByRole('button', { name: "I don't know" }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: "We'll come back to this one" })).toBeVisible();
  const foot = document.querySelector<HTMLElement>('[data-foot]')!;
  expect(within(foot).getByText(saying(/^Correct answer: \S/))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await goOn(user, 'keyboard');
  await waitFor(() => expect(task()).toHaveFocus());
});

test('a session that is not taken in says why, or that it is sent again by itself', async () => {
  const sentence = 'This was practised before your fresh start.';
  const { server, user, reload } = openApp('/practice', {
    [PRACTICE]: dueAs('recognise'),
    [COMPLETE]: new Refused(500, { code: 'failed', message: 'Something failed.' }),
  });
  const playTheLast = async () => {
    await exerciseOnScreen();
    onlyThisIsLeft();
    reload();
    await playSession(user);
  };
  await playTheLast();
  expect(await screen.findByText(/We'll send it again for you\./)).toBeVisible();
  server.give({ [COMPLETE]: new Refused(409, { code: 'before_fresh_start', message: sentence }) });
  const another = screen.getByRole('button', { name: 'Practise again' });
  await waitFor(() => expect(another).toBeEnabled());
  await user.click(another);
  await playTheLast();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a server that fails is not taken for being offline, and can be asked again', async () => {
  const { server, user } = practise(justMet());
  server.breakCourse(/^unit-/);
  expect(
    await screen.findByRole('heading', { name: "We couldn't load your practice" }),
  ).toBeVisible();
  server.breakCourse(null);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await exerciseOnScreen();
});

test('with nothing met or due it says so, and offers the weakest anyway', async () => {
  const { server, user, reload } = openApp('/practice');
  expect(await screen.findByRole('heading', { name: 'Nothing to practise yet' })).toBeVisible();
  server.give({ [PRACTICE]: upToDate() });
  reload();
  expect(await screen.findByRole('heading', { name: "You're up to date" })).toBeVisible();
  expect(screen.getByText(saying(/The next ones come back/))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Practise your weakest words' }));
  await exerciseOnScreen();
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

async function dictationOnScreen() {
  const exercise = await exerciseOnScreen();
  if (exercise.kind !== 'dictation') throw new Error(`${exercise.kind} instead of dictation`);
  return exercise;
}
