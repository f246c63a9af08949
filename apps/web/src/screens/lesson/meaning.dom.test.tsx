import type { Question } from '@hajde/rules/course/course';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GAP, GAP_QUOTE } from '../../app/testing/gap-question.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { saying } from '../../app/testing/saying.ts';

/** A lesson that has this question alone. */
async function open(question: Question): Promise<UserEvent> {
  const { server, user } = openApp('/lesson/basics-hello');
  server.changeCourse(/^unit-basics\./, (unit) => ({
    ...unit,
    lessons: unit.lessons.map((each) => ({
      ...each,
      questions: [question],
      quotes: [GAP_QUOTE],
    })),
  }));
  expect(await screen.findByText(saying('1 of 1'))).toBeVisible();
  return user;
}

async function check(user: UserEvent, option: string): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: option }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('heading', { name: /^(Correct|Incorrect)$/ })).toBeVisible();
}

/** All English of the phrase and the options that is on the screen, in whatever order it stands. */
const english = () =>
  screen
    .queryAllByText(/^(Mum, do you have water\?|I have|you have|she has|they have)$/)
    .map(({ textContent }) => textContent)
    .toSorted();

/** What can be tapped in the options. */
const wordsOfOptions = () =>
  screen
    .getAllByRole('group')
    .filter((group) => within(group).queryAllByRole('radio').length > 0)
    .flatMap((group) => within(group).queryAllByRole('button'));

test('after a mistake the phrase, the right option and the chosen one say what they mean', async () => {
  const user = await open(GAP);
  expect(english()).toEqual([]);
  await check(user, 'ka');
  expect(english()).toEqual(['I have', 'Mum, do you have water?', 'she has']);
  expect(screen.getByText(saying('Correct answer: kam'))).toBeVisible();
});

test('after a right answer the phrase and the option say what they mean, and nothing names it again', async () => {
  const user = await open(GAP);
  await check(user, 'kam');
  expect(english()).toEqual(['I have', 'Mum, do you have water?']);
  expect(screen.queryByText(saying(/^Correct answer:/))).toBeNull();
});

test('after Check the words of options and of the gap can be tapped like those of the phrase', async () => {
  const user = await open(GAP);
  const gap = within(screen.getByRole('heading', { level: 1 }));
  const meaning = (word: string) => screen.findByRole('group', { name: `What ${word} means` });
  expect(gap.queryAllByRole('button')).toEqual([]);
  expect(wordsOfOptions()).toEqual([]);
  await check(user, 'kanë');
  await user.click(gap.getByRole('button', { name: 'kafe' }));
  const ofGap = await meaning('kafe');
  expect(ofGap).toHaveTextContent('coffee');
  const option = wordsOfOptions().find((word) => word.textContent === 'kanë');
  await user.click(option!);
  expect(await meaning('kanë')).toHaveTextContent('they have');
  await waitFor(() => expect(ofGap).not.toBeInTheDocument());
});

test('a pack of an older version, without any English, still plays', async () => {
  const { translation: _, optionTranslations: __, ...older } = GAP;
  const user = await open({ ...older, words: { Nana: 'Mum!' } });
  await check(user, 'ke');
  expect(screen.getByText(saying('Correct answer: kam'))).toBeVisible();
  expect(wordsOfOptions()).toEqual([]);
  expect(screen.getByRole('button', { name: 'ujë' })).toBeVisible();
});
