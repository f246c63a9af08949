import type { UnitFile } from '@hajde/rules/course/course-files';
import { spokenKey } from '@hajde/rules/course/spoken';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { GivenServer } from '../app/testing/given-server.ts';
import { givenSpeaker } from '../app/testing/given-speaker.ts';
import { givenVoices } from '../app/testing/given-voices.ts';
import { openApp } from '../app/testing/open-app.tsx';
import { tab } from '../app/testing/parts-of-page.ts';
import { answer, goOn, lessonOf, optionsOnScreen, playedUpTo } from '../app/testing/playing.ts';
import { saying } from '../app/testing/saying.ts';
import {
  ALBANIAN,
  ENGLISH,
  ESPEAK,
  ITALIAN,
  SERVED,
  type Speaking,
} from '../app/testing/stand-in-voices.ts';

const FIRST = 'basics-hello';
const PATH = `/lesson/${FIRST}`;
const PHRASE = 'Listen to the phrase';
const lesson = lessonOf(FIRST);
const bytesOf = (text = '') => lesson.speech.clips[spokenKey(text)]?.[1];
const phraseOf = (at: number) => bytesOf(lesson.questions[at]?.audio);
const button = (name: string) => screen.findByRole('button', { name });

/** A learner in the first lesson, whose phrase has been said by itself. */
async function inLesson(
  voices: Parameters<typeof givenVoices>[0] = [ENGLISH, ITALIAN],
  { holds = false, before, ...speaking }: InLesson = {},
) {
  const { played, end } = givenSpeaker({ holds });
  const { asked, arrive } = givenVoices(voices, speaking);
  const { server, user } = openApp(PATH);
  before?.(server);
  await button(PHRASE);
  await waitFor(() => expect(played.length + asked.length).toBeGreaterThan(0));
  await end();
  await expectPressed(null);
  played.length = 0;
  asked.length = 0;
  return { server, user, played, end, asked, arrive };
}

interface InLesson extends Speaking {
  readonly holds?: boolean;
  /** What is other than usual. */
  readonly before?: (server: GivenServer) => void;
}

/** Which button shows that it plays. */
const expectPressed = (name: string | null) =>
  waitFor(() =>
    expect(
      screen
        .queryAllByRole('button', { pressed: true })
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(name === null ? [] : [name]),
  );

/** The first lesson is another. */
const changeLesson = (
  server: GivenServer,
  change: (lesson: UnitFile['lessons'][number]) => Partial<UnitFile['lessons'][number]>,
) =>
  server.changeCourse(/^unit-basics\./, ({ lessons: [first, ...others], ...unit }) => ({
    ...unit,
    lessons: [{ ...first, ...(first && change(first)) }, ...others],
  }));

/** The lesson has its listening questions alone. */
const listeningFirst = (server: GivenServer) =>
  changeLesson(server, ({ questions }) => ({
    questions: questions.filter(({ kind }) => kind === 'listen'),
  }));

test('a phrase is said by itself when its question opens, and the next one too', async () => {
  const { played } = givenSpeaker();
  const { user, reload } = openApp(PATH);
  await waitFor(() => expect(played.map(({ bytes }) => bytes)).toEqual([phraseOf(0)]));
  await answer(user, lesson, 0);
  reload();
  expect(await screen.findByRole('heading', { name: 'Correct' })).toBeVisible();
  await goOn(user);
  // What is answered already is not said again after a reload.
  await waitFor(() => expect(played.map(({ bytes }) => bytes)).toEqual([phraseOf(0), phraseOf(1)]));
});

test('without an Albanian voice the clip of the phrase is played, and no other voice speaks', async () => {
  const { user, played, end, asked } = await inLesson([ENGLISH, ITALIAN], { holds: true });
  await user.click(await button(PHRASE));
  await expectPressed(PHRASE);
  await end();
  await expectPressed(null);
  expect(played).toMatchObject([{ bytes: phraseOf(0), ended: true }]);
  expect(asked).toEqual([]);
});

test('a button of its own says it slowly without lowering it, and each shows that it plays', async () => {
  const { user, played, end } = await inLesson([], { holds: true });
  const slowly = `${PHRASE} slowly`;
  for (const name of [PHRASE, PHRASE, slowly, PHRASE]) {
    await user.click(await button(name));
    await expectPressed(name);
    await end();
    await expectPressed(null);
  }
  expect(played.map(({ rate }) => rate)).toEqual([1, 1, 0.6, 1]);
  expect(played.every(({ preservesPitch, ended }) => preservesPitch && ended)).toBe(true);
});

test('a tapped word is heard and shows how it is pronounced, and can be heard again', async () => {
  const { user, played } = await inLesson();
  await user.click(await button('Tung'));
  const meaning = await screen.findByRole('group', { name: 'What Tung means' });
  expect(meaning).toHaveTextContent('/tunɡ/');
  await user.click(within(meaning).getByRole('button', { name: 'Listen to Tung' }));
  await waitFor(() =>
    expect(played).toMatchObject([{ bytes: bytesOf('Tung') }, { bytes: bytesOf('Tung') }]),
  );
});

test('a chosen Albanian option is heard', async () => {
  const { played } = givenSpeaker();
  const at = lesson.questions.findIndex(
    ({ optionsLang, kind }) => optionsLang === 'sq' && kind !== 'listen',
  );
  playedUpTo(lesson, at);
  const { user } = openApp(PATH);
  await waitFor(() => expect(played.map(({ bytes }) => bytes)).toEqual([phraseOf(at)]));
  const [option] = await optionsOnScreen();
  await user.click(screen.getAllByRole('radio')[0]!);
  await waitFor(() => expect(played.at(-1)).toMatchObject({ bytes: bytesOf(option), ended: true }));
});

test('what an English text quotes in Albanian is marked as Albanian, and nothing else', async () => {
  const { user } = await inLesson();
  const marked = async (text: RegExp) => {
    const explained = await screen.findByText(saying(text));
    return [...explained.querySelectorAll('[lang=sq]')].map(({ textContent }) => textContent);
  };
  await answer(user, lesson, 0);
  expect(await marked(/is the everyday greeting among friends/)).toEqual(['Tung', 'tungjatjeta']);
  await goOn(user);
  await answer(user, lesson, 1);
  expect(await marked(/Albanian needs no word for "you"/)).toEqual(['Qysh je?', 'Si je?', 'je']);
});

test('an Albanian voice of the browser speaks at the pace of the specification, and slowly the clip', async () => {
  const { user, played, asked } = await inLesson([ENGLISH, ALBANIAN]);
  await user.click(await button(PHRASE));
  const said = { text: 'Tung, Arta!', lang: 'sq', voice: ALBANIAN.name, cancelled: false };
  await waitFor(() => expect(asked).toEqual([{ ...said, rate: 0.8 }]));
  await expectPressed(null);
  expect(played).toEqual([]);
  await user.click(await button(`${PHRASE} slowly`));
  await waitFor(() => expect(played.map(({ rate }) => rate)).toEqual([0.6]));
  expect(asked).toHaveLength(1);
});

test("espeak's own Albanian, which is often wrong, does not take the clip's place", async () => {
  const { user, played, asked } = await inLesson([ESPEAK]);
  await user.click(await button(PHRASE));
  await waitFor(() => expect(played).toMatchObject([{ ended: true }]));
  expect(asked).toEqual([]);
});

test('voices that arrive late speak from the next tap on', async () => {
  const { user, played, asked, arrive } = await inLesson([]);
  await user.click(await button(PHRASE));
  await waitFor(() => expect(played).toMatchObject([{ ended: true }]));
  arrive([ENGLISH, ALBANIAN]);
  await user.click(await button('Arta'));
  await waitFor(() => expect(asked).toMatchObject([{ text: 'Arta', voice: ALBANIAN.name }]));
  expect(played).toHaveLength(1);
});

test('a voice that arrives late says what nothing else can say', async () => {
  const { asked, arrive } = givenVoices([]);
  const { server, user } = openApp(PATH);
  changeLesson(server, () => ({ speech: { file: null, bytes: 0, clips: {}, ipa: {} } }));
  await user.click(await button(PHRASE));
  arrive([ALBANIAN]);
  await waitFor(() => expect(asked).toMatchObject([{ text: 'Tung, Arta!' }]));
});

for (const broken of ['fails', 'never begins'] as const) {
  test(`a voice that ${broken} leaves it to the clip`, async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user, played, asked } = await inLesson([ALBANIAN], { broken });
    await user.click(await button(PHRASE));
    await waitFor(() => expect(played).toMatchObject([{ bytes: phraseOf(0), ended: true }]));
    // One that hangs may begin after all, unless it is told not to.
    expect(asked).toMatchObject([{ cancelled: broken === 'never begins' }]);
  });
}

test('a voice that speaks on a server leaves it to the clip while there is none', async () => {
  const { user, played, asked } = await inLesson([SERVED]);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  await user.click(await button(PHRASE));
  await waitFor(() => expect(played).toMatchObject([{ bytes: phraseOf(0), ended: true }]));
  expect(asked).toEqual([]);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await user.click(await button('Tung'));
  await waitFor(() => expect(asked).toMatchObject([{ text: 'Tung', voice: SERVED.name }]));
});

test('where there is neither voice nor clip, a quiet sign says so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { asked } = givenVoices([ENGLISH]);
  const { server, user } = openApp(PATH);
  // Under a name of its own, since the app keeps the clips that it has fetched.
  changeLesson(server, ({ speech }) => ({ speech: { ...speech, file: 'speech-gone.mp3' } }));
  server.breakCourse(/^speech-gone/);
  await user.click(await button(PHRASE));
  expect(await screen.findByText('No audio right now')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a new tap stops what is playing, however fast the taps come', async () => {
  const { user, played, end } = await inLesson([], { holds: true });
  await user.click(await button(PHRASE));
  await waitFor(() => expect(played).toHaveLength(1));
  const words = [await button('Tung'), await button('Arta')];
  // Faster than any finger, all within one moment.
  act(() => {
    for (const word of [...words, ...words]) fireEvent.click(word);
  });
  await waitFor(() => expect(played).toHaveLength(2));
  await end();
  expect(played).toMatchObject([
    { bytes: phraseOf(0), stopped: true, ended: false },
    { bytes: bytesOf('Arta'), stopped: false, ended: true },
  ]);
});

test('what a voice is told right after it was stopped is not lost', async () => {
  const { asked } = givenVoices([ALBANIAN], { speaksMs: 60_000 });
  const { user } = openApp(PATH);
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(await button('Tung'));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { text: 'Tung, Arta!', cancelled: true },
      { text: 'Tung', cancelled: false },
    ]),
  );
});

test('the Audio switch silences everything', async () => {
  const { played } = givenSpeaker();
  const { asked } = givenVoices([ALBANIAN]);
  const { user } = openApp('/profile');
  await user.click(await screen.findByRole('switch', { name: 'Audio' }));
  await user.click(await tab('Learn'));
  await user.click(await screen.findByRole('link', { name: /^Lesson 1: .*current$/ }));
  await user.click(await button(PHRASE));
  expect((await screen.findAllByText('Audio is off'))[0]).toBeVisible();
  await user.click(await button('Tung'));
  expect(await screen.findByRole('group', { name: 'What Tung means' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(played).toEqual([]);
});

test('the options of a listening question stay silent: it is answered by ear', async () => {
  const { user, played } = await inLesson([], { before: listeningFirst });
  for (const option of await screen.findAllByRole('radio')) await user.click(option);
  await user.click(await button(PHRASE));
  const heard = lesson.questions.find(({ kind }) => kind === 'listen')?.audio;
  await waitFor(() => expect(played).toMatchObject([{ bytes: bytesOf(heard), ended: true }]));
});

test('what must be heard before the first touch waits for it', async () => {
  const { played } = givenSpeaker({ needsTouch: true });
  givenVoices([]);
  const { server, user } = openApp(PATH);
  listeningFirst(server);
  expect(await screen.findByText('Listen, then choose.')).toBeVisible();
  expect(played).toEqual([]);
  await user.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(played).toMatchObject([{ ended: true }]));
});
