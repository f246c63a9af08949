import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answerQuestion,
  lines,
  ownLine,
  questionNumber,
  readyForAPart,
  SCENE,
  sceneOnScreen,
  takePart,
} from '../../app/testing/conversing.ts';
import { givenRecogniser } from '../../app/testing/given-recogniser.ts';
import { NO_ANSWER, Refused } from '../../app/testing/given-server.ts';
import { givenSpeaker } from '../../app/testing/given-speaker.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { tab } from '../../app/testing/parts-of-page.ts';
import { saying } from '../../app/testing/saying.ts';

const PATH = `/conversations/${SCENE.id}`;
const COMPLETE = 'POST /api/users/:id/conversations/:conversationId/complete';
const toTheQuestions = () => screen.getByRole('button', { name: 'Go to questions' });
/** By their place in the scene. */
const litLines = () =>
  lines().flatMap((line, at) => (line.hasAttribute('aria-current') ? [at] : []));

test('a scene of a locked unit says when it opens', async () => {
  openApp('/conversations/mastery-joke');
  expect(await screen.findByRole('heading', { name: 'This scene is still locked' })).toBeVisible();
  expect(screen.getByText('It opens with unit 35, Mastery.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
    'href',
    '/conversations',
  );
});

test('a line by itself, slower, in the voice of its speaker; English behind a tap', async () => {
  const { played } = givenSpeaker({ holds: true });
  const { user } = openApp(PATH);
  const [first, second] = await sceneOnScreen();
  const inFirst = within(first!);
  expect(inFirst.queryByText('Hi! Are you Elena?')).toBeNull();
  await user.click(inFirst.getByRole('button', { name: /^English/ }));
  expect(inFirst.getByText('Hi! Are you Elena?')).toBeVisible();
  await user.click(inFirst.getByRole('button', { name: /^Listen to Tung/ }));
  await waitFor(() => expect(litLines()).toEqual([0]));
  await user.click(screen.getByRole('button', { name: 'Slower' }));
  await user.click(within(second!).getByRole('button', { name: /^Listen to Jo/ }));
  await waitFor(() => expect(litLines()).toEqual([1]));
  expect(played.map(({ rate }) => rate)).toEqual([1, 0.6]);
  await user.click(inFirst.getByRole('button', { name: 'Tung' }));
  expect(await screen.findByRole('group', { name: 'What Tung means' })).toBeVisible();
  expect(litLines()).toEqual([]);
});

test('with a recogniser it says what it understood, by keyboard alone', async () => {
  givenSpeaker();
  const recogniser = givenRecogniser();
  const { user } = openApp(PATH);
  await sceneOnScreen();
  const press = async (button: HTMLElement) => {
    button.focus();
    await user.keyboard('{Enter}');
  };
  await press(toTheQuestions());
  for (let at = 1; at <= SCENE.questions; at += 1) {
    await questionNumber(at);
    await screen.findAllByRole('radio');
    await user.keyboard('2');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^(Correct|Incorrect)$/)).toBeVisible();
    await user.keyboard('{Enter}');
  }
  await press(await screen.findByRole('button', { name: /^Lena/ }));
  const own = await ownLine();
  const english = "No, I'm not Elena. Goodbye!";
  expect(within(own).getByText(english)).toBeVisible();
  await waitFor(() => expect(own).toHaveFocus());
  expect(own).toHaveAccessibleDescription(english);
  expect(within(own).queryByText('Mirupafshim')).toBeNull();
  await press(within(own).getByRole('button', { name: 'Record' }));
  expect(await within(own).findByRole('button', { name: 'Stop' })).toBeVisible();
  await recogniser.understands('jo nuk jam elena mirupafshim');
  expect(await within(own).findByText(saying(/Excellent! 100%$/))).toBeVisible();
  expect(within(own).getByRole('button', { name: 'Mirupafshim' })).toBeVisible();
  expect(own).toHaveFocus();
  await press(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByText(english)).toBeNull();
  await waitFor(async () => expect(await ownLine()).toHaveFocus());
});

test('the scene can be heard again from its questions, and what was answered stays', async () => {
  const { user } = openApp(PATH);
  await sceneOnScreen();
  const english = screen.getAllByRole('button', { name: /^English for / });
  expect(english).toHaveLength(SCENE.lines);
  expect(english[0]).toHaveAccessibleName('English for Tung! A je ti Elena?');
  await user.click(toTheQuestions());
  await answerQuestion(user, 1);
  await user.click(screen.getByRole('button', { name: 'Hear the scene again' }));
  await sceneOnScreen();
  await user.click(toTheQuestions());
  expect(await questionNumber(2)).toBeVisible();
});

test('a reload goes on where the learner was', async () => {
  const { user, reload } = openApp(PATH);
  await sceneOnScreen();
  await user.click(toTheQuestions());
  await answerQuestion(user, 1);
  await questionNumber(2);
  reload();
  expect(await questionNumber(2)).toBeVisible();
});

test('a refused conversation is named with its reason until it is dismissed', async () => {
  givenSpeaker();
  readyForAPart();
  const { server, user, reload } = openApp(PATH, { [COMPLETE]: NO_ANSWER });
  await user.click(await screen.findByRole('button', { name: /^Driton/ }));
  const said = await takePart(user, async (own) => {
    await user.click(within(own).getByRole('button', { name: 'I said it' }));
  });
  expect(said).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText(/You'll get your 15 XP/)).toBeVisible();
  await user.click(await tab('Learn'));
  expect(await screen.findByRole('link', { name: '1 conversation not yet synced' })).toBeVisible();

  const message = 'This was heard before your fresh start.';
  server.give({ [COMPLETE]: new Refused(409, { message, code: 'before_fresh_start' }) });
  history.replaceState(null, '', '/conversations');
  reload();
  const refused = await screen.findByRole('list', { name: 'Not counted' });
  const named = within(refused).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    `${SCENE.title}Not counted: ${message}`,
  ]);
  await user.click(within(refused).getByRole('button', { name: `Dismiss ${SCENE.title}` }));
  await waitFor(() => expect(screen.getByText(`${SCENE.title} dismissed`)).toHaveFocus());
  reload();
  expect(await screen.findByText(saying('0 of 35 done'))).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Not counted' })).toBeNull();
});
