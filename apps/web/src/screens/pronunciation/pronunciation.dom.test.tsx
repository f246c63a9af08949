import type { Body } from '@hajde/contract/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { givenMicrophone } from '../../app/testing/given-microphone.ts';
import { givenRecogniser } from '../../app/testing/given-recogniser.ts';
import { type Answers, NO_ANSWER } from '../../app/testing/given-server.ts';
import { givenSpeaker } from '../../app/testing/given-speaker.ts';
import { metWord, wordsMet } from '../../app/testing/met-words.ts';
import { course } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { saying } from '../../app/testing/saying.ts';
import { RECOGNITION_STOPS_AFTER_MS } from '../../speech/recognition-time.ts';

const SAVE = 'POST /api/users/:id/pronunciation';
type Attempt = Body<typeof SAVE>;

const button = (name: string) => screen.findByRole('button', { name });
const level = () => screen.getByRole<HTMLMeterElement>('meter', { name: 'Microphone level' });
const wordNumber = (at: number) => screen.findByText(`${at}/10`);
const says = (element: HTMLElement | null, texts: readonly string[]) =>
  expect(
    within(element!)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(texts);

const practise = (answers: Answers = {}) =>
  openApp('/pronunciation-practice', {
    'GET /api/users/:id/pronunciation': [],
    [SAVE]: ({ body }) => ({ ...body, at: new Date().toISOString(), extras: [] }),
    ...answers,
  });

test('words met come first, heard as in their lesson, and there are ten all the same', async () => {
  givenRecogniser();
  const { played } = givenSpeaker();
  const { user } = practise({ 'GET /api/users/:id/words': wordsMet(metWord('hajde', 'come on')) });
  await wordNumber(1);
  expect(screen.getByRole('heading', { level: 2, name: 'hajde' })).toBeVisible();
  // The clips of its lesson come after the word.
  await waitFor(async () => {
    await user.click(await button('Listen'));
    expect(played).not.toEqual([]);
  });
});

test('what was said is scored by how near it is, and recorded again as often as wanted', async () => {
  const say = speaking();
  const { server, user } = practise();
  await say(user, 'xxxxxxxxxx');
  await say(user, 'dhom');
  expect(screen.getByText('dhom')).toBeVisible();
  await user.click(await button('Check Pronunciation'));
  await expectScore('80%', 'Excellent!');
  await user.click(await button('Next Word'));
  await say(user, 'mol');
  await user.click(await button('Check Pronunciation'));
  await expectScore('60%', 'Good try!');
  const saved = server.made(SAVE).map(({ body }) => body);
  expect(saved).toMatchObject([
    { word: course.pronunciation[0]?.word, score: 80, attempts: 2 },
    { word: course.pronunciation[1]?.word, score: 60, attempts: 1 },
  ]);
});

test('the recogniser listens for one result in Albanian, and stops after five seconds', async () => {
  const recogniser = givenRecogniser();
  practise();
  const record = await button('Record');
  await withTimers(async (pass) => {
    fireEvent.click(record);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(recogniser.current()).toMatchObject({
      lang: 'sq',
      continuous: false,
      interimResults: false,
      maxAlternatives: 1,
      running: true,
      stops: 0,
    });
    await pass(RECOGNITION_STOPS_AFTER_MS - 1);
    expect(recogniser.current()).toMatchObject({ running: true });
    await pass(1);
    expect(recogniser.current()).toMatchObject({ running: false, stops: 1 });
    expect(screen.getByText(/We didn't hear anything/)).toBeVisible();
  });
});

test('a recogniser that never answers is not waited for', async () => {
  const recogniser = givenRecogniser();
  practise();
  const record = await button('Record');
  await withTimers(async (pass) => {
    fireEvent.click(record);
    recogniser.current().hangs = true;
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await pass(4999);
    expect(recogniser.current()).toMatchObject({ running: true });
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent('needs the internet to understand speech');
    expect(recogniser.current()).toMatchObject({ running: false, stops: 1 });
    expect(screen.getByRole('button', { name: 'Record' })).toBeEnabled();
  });
});

test('Listen plays the word, and slowly, and Stop ends the recording', async () => {
  const recogniser = givenRecogniser();
  const { played } = givenSpeaker();
  const { user } = practise();
  await user.click(await button('Listen'));
  await waitFor(() => expect(played.map(({ rate }) => rate)).toEqual([1]));
  await user.click(await button('Listen slowly'));
  await waitFor(() => expect(played.map(({ rate }) => rate)).toEqual([1, 0.6]));
  await user.click(await button('Record'));
  await user.click(await button('Stop'));
  expect(await button('Record')).toBeVisible();
  expect(recogniser.current()).toMatchObject({ stops: 1 });
});

const FAILURES: readonly [code: string, sentence: RegExp, ways: readonly string[]][] = [
  ['not-allowed', /won't let Hajde use the microphone/, ['Try again', 'Practise without a score']],
  ['service-not-allowed', /won't let Hajde use/, ['Try again', 'Practise without a score']],
  ['audio-capture', /No microphone was found/, ['Try again', 'Practise without a score']],
  ['no-speech', /We didn't hear anything/, ['Try again', 'Practise without a score']],
  ['language-not-supported', /doesn't understand Albanian/, ['Practise without a score']],
  ['network', /needs the internet to understand speech/, ['Try again', 'Practise without a score']],
  ['bad-grammar', /That didn't work/, ['Try again', 'Practise without a score']],
];

test('every failure has its sentence and a way on', async () => {
  const recogniser = givenRecogniser();
  const { user } = practise();
  for (const [code, sentence, ways] of FAILURES) {
    await user.click(await button('Record'));
    await recogniser.fails(code);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    says(alert, ways);
    expect(await button('Check Pronunciation')).toBeDisabled();
  }
  await user.click(await button('Try again'));
  expect(screen.queryByRole('alert')).toBeNull();
  await recogniser.understands('dhomë');
  expect(await button('Check Pronunciation')).toBeEnabled();
});

test('silence, a skipped word and a score that cannot be saved do not hold the session up', async () => {
  const recogniser = givenRecogniser();
  const { user } = practise({ [SAVE]: NO_ANSWER });
  await user.click(await button('Record'));
  await act(async () => recogniser.current().end());
  expect(await screen.findByText(/We didn't hear anything/)).toBeVisible();
  await user.click(await button('Skip this word'));
  await wordNumber(2);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(await button('Record'));
  await recogniser.understands('mollë');
  await user.click(await button('Check Pronunciation'));
  expect(await screen.findByText(/We couldn't save this score/)).toBeVisible();
  await user.click(await button('Next Word'));
  expect(await wordNumber(3)).toBeVisible();
});

test('what was understood of a word that was skipped is not taken for the next', async () => {
  const recogniser = givenRecogniser();
  const { user } = practise();
  await user.click(await button('Record'));
  const listening = recogniser.current();
  listening.hangs = true;
  await user.click(await button('Skip this word'));
  expect(listening).toMatchObject({ running: true });
  await recogniser.understands('dhomë');
  expect(await wordNumber(2)).toBeVisible();
  expect(screen.getByText('Nothing yet')).toBeVisible();
});

test('a word shows its best score and where it is going', async () => {
  givenRecogniser();
  const { user } = practise({
    // The newest first.
    'GET /api/users/:id/pronunciation': [
      attempt('mollë', 60),
      attempt('mollë', 90),
      attempt('dhomë', 70),
      attempt('dhomë', 50),
    ],
  });
  expect(await screen.findByText(saying('Best 70%, getting better'))).toBeVisible();
  await user.click(await button('Skip this word'));
  expect(await screen.findByText(saying('Best 90%, lower than before'))).toBeVisible();
  await user.click(await button('Skip this word'));
  expect(await screen.findByText('First time')).toBeVisible();
});

test.each([
  ['NotAllowedError', /won't let Hajde use the microphone/],
  ['NotFoundError', /No microphone was found/],
  ['NotReadableError', /That didn't work/],
])('a recording that ends in %s says what to do', async (error, sentence) => {
  givenMicrophone({ error });
  const { user } = practise();
  await user.click(await button('Record'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sentence);
  says(alert, ['Try again']);
  expect(await button('Record')).toBeVisible();
});

test.each(['MediaRecorder', 'AudioContext'] as const)(
  'the microphone is let go when recording cannot begin: %s',
  async (broken) => {
    const { use } = givenMicrophone({ broken });
    const { user } = practise();
    await user.click(await button('Record'));
    expect(await screen.findByRole('alert')).toHaveTextContent("That didn't work");
    expect(use).toEqual({ asked: 1, held: 0 });
  },
);

test('on a phone, whose recogniser keeps the microphone for itself, its events drive the level', async () => {
  const { use } = givenMicrophone();
  const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
  const recogniser = givenRecogniser();
  const { user } = practise();
  await user.click(await button('Record'));
  await waitFor(() => expect(level().value).toBeGreaterThan(0));
  recogniser.current().onspeechstart?.({});
  await waitFor(() => expect(level().value).toBeGreaterThan(0.6));
  // A second listener would deafen it.
  expect(use.asked).toBe(0);
});

function speaking(): (user: UserEvent, transcript: string) => Promise<void> {
  const recogniser = givenRecogniser();
  return async (user, transcript) => {
    await user.click(await button('Record'));
    await recogniser.understands(transcript);
    expect(await screen.findByText('You said')).toBeVisible();
  };
}

async function expectScore(score: string, feedback: string): Promise<void> {
  const panel = (await screen.findByText(score)).closest<HTMLElement>('[role=status]');
  expect(panel).toHaveTextContent(feedback);
}

async function withTimers(work: (pass: (ms: number) => Promise<void>) => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await work((ms) => act(async () => void vi.advanceTimersByTime(ms)));
  } finally {
    vi.useRealTimers();
  }
}

const attempt = (word: string, score: number): Attempt & { at: string } => ({
  word,
  score,
  attempts: 1,
  feedback: '',
  at: new Date().toISOString(),
});
