import type { ExerciseKind } from '@hajde/rules/practice/kinds';
import { expect, type Page } from '@playwright/test';
import { answerAll, SCENE } from '../conversation-play.ts';
import { train } from '../ear-play.ts';
import { ask, finishLesson, type Person, signUp } from '../person.ts';
import { answer, courseFile, lessonOf, playLesson } from '../play.ts';
import { allDueAs, answerExercise, exerciseOnScreen, goOn, playSession } from '../practise.ts';
import { takeRecogniser } from '../recogniser.ts';

/** Who looks at the screen, and where the server keeps their data. */
export interface Looker {
  readonly page: Page;
  readonly me: Person;
  readonly dataDir: string;
}

export interface ShownScreen {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** Of the whole page, and not only of what is in sight. */
  readonly whole?: boolean;
  /** What happens before the page is opened. */
  readonly before?: (looker: Looker) => Promise<void>;
  /** What is done there before the picture is taken. */
  readonly prepare?: (looker: Looker) => Promise<void>;
}

const LESSON_ID = 'basics-you-and-me';
const LESSON = `/lesson/${LESSON_ID}`;
const SCENE_PATH = `/conversations/${SCENE.id}`;
const signedIn = true;
const whole = true;

export const SCREENS: readonly ShownScreen[] = [
  { name: 'sign-in', path: '/', signedIn: false },
  { name: 'create-account', path: '/?create-account', signedIn: false },
  { name: 'home', path: '/', signedIn },
  { name: 'home-whole', path: '/', signedIn, whole },
  { name: 'learn', path: '/learn', signedIn },
  { name: 'lesson', path: '/lesson/basics-hello', signedIn, prepare: untilAsked },
  { name: 'lesson-right', path: LESSON, signedIn, prepare: answered(true) },
  { name: 'lesson-wrong', path: LESSON, signedIn, prepare: answered(false) },
  { name: 'lesson-landing', path: LESSON, signedIn, prepare: playToTheEnd },
  { name: 'shop', path: '/shop', signedIn },
  { name: 'leaderboard', path: '/leaderboard', signedIn },
  { name: 'profile', path: '/profile', signedIn },
  { name: 'profile-whole', path: '/profile', signedIn, whole },
  { name: 'pronunciation', path: '/pronunciation-practice', signedIn },
  { name: 'culture', path: '/cultural-content', signedIn },
  { name: 'story', path: '/cultural-content', signedIn, prepare: openStory },
  { name: 'packs', path: '/offline-packs', signedIn },
  { name: 'placement', path: '/placement-test', signedIn },
  { name: 'not-found', path: '/nowhere', signedIn },
  { name: 'guide', path: '/guide/basics', signedIn },
  { name: 'guide-whole', path: '/guide/family', signedIn, whole },
  { name: 'occasions', path: '/occasions', signedIn },
  { name: 'occasion', path: '/occasions/a-death', signedIn },
  { name: 'occasion-whole', path: '/occasions/a-birth', signedIn, whole },
  { name: 'sounds', path: '/sounds', signedIn },
  { name: 'ear-asked', path: '/sounds/l-ll', signedIn, prepare: untilHeard },
  { name: 'ear-checked', path: '/sounds/l-ll', signedIn, prepare: tellApart },
  { name: 'ear-finished', path: '/sounds/l-ll', signedIn, prepare: ({ page }) => train(page) },
  { name: 'conversations', path: '/conversations', signedIn },
  { name: 'conversation', path: SCENE_PATH, signedIn },
  { name: 'conversation-asked', path: SCENE_PATH, signedIn, prepare: toQuestions },
  { name: 'conversation-part', path: SCENE_PATH, signedIn, prepare: toPart },
  // First of practice: the others make every word due, and then there is no room for new ones.
  {
    name: 'practice-match',
    path: '/practice',
    signedIn,
    before: meetMore,
    prepare: exercised('match'),
  },
  ...(['recognise', 'build', 'fill', 'dictation', 'say'] as const).flatMap((kind) => {
    const shown = { path: '/practice', signedIn };
    const before = async ({ page, me, dataDir }: Looker) => {
      await takeRecogniser(page);
      await allDueAs(dataDir, page, me, kind);
    };
    return [
      { ...shown, before, name: `practice-${kind}`, prepare: exercised(kind) },
      { ...shown, before, name: `practice-${kind}-right`, prepare: exercised(kind, true) },
      { ...shown, before, name: `practice-${kind}-wrong`, prepare: exercised(kind, false) },
    ];
  }),
  { name: 'practice-finished', path: '/practice', signedIn, whole, prepare: finishSession },
  { name: 'words', path: '/words', signedIn },
  { name: 'circles-empty', path: '/circles', signedIn },
  { name: 'circles-making', path: '/circles', signedIn, prepare: startCircle },
  {
    name: 'circles-page',
    path: '/circles',
    signedIn,
    whole,
    before: befriend,
    prepare: openCircle,
  },
  { name: 'circles-cheer', path: '/circles', signedIn, before: befriend, prepare: openCheers },
  { name: 'circles-list', path: '/circles', signedIn, before: befriend },
  { name: 'read', path: '/read', signedIn },
  { name: 'read-word', path: '/read', signedIn, prepare: openWord('spo') },
  { name: 'read-readings', path: '/read', signedIn, prepare: openWord('me') },
  { name: 'read-reply', path: '/read', signedIn, prepare: writeReply },
  { name: 'read-saved', path: '/read', signedIn, whole, prepare: saveText },
];

async function readMessage(page: Page): Promise<void> {
  await page.getByLabel('Message').fill('qysh je spo muj me ardh sot, a me jep librin?');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'spo', exact: true }).waitFor();
}

function openWord(word: string) {
  return async ({ page }: Looker) => {
    await readMessage(page);
    await page.getByRole('button', { name: word, exact: true }).last().click();
    await page.getByRole('group', { name: `What ${word} means` }).waitFor();
  };
}

async function writeReply({ page }: Looker): Promise<void> {
  await readMessage(page);
  const reply = page.getByRole('region', { name: 'Reply' });
  await reply.getByLabel('Your reply').fill('une shkon shume xyzzyq');
  await reply.getByText("une and shkon don't go together.").scrollIntoViewIfNeeded();
}

async function saveText({ page }: Looker): Promise<void> {
  await readMessage(page);
  const saved = page.getByRole('region', { name: 'Saved texts' });
  // It stays saved from one size to the next.
  if (await saved.isHidden()) {
    await page.getByRole('button', { name: 'Save this text on this device' }).click();
  }
  await saved.waitFor();
}

async function startCircle({ page }: Looker): Promise<void> {
  await page.getByRole('button', { name: 'Make a circle' }).click();
}

/** A circle with somebody else in it, who has cheered. */
async function befriend({ page, me }: Looker): Promise<void> {
  if ((await ask(page, me, 'GET /api/circles')).length > 0) return;
  const { id: circleId } = await ask(page, me, 'POST /api/circles', {
    body: { name: 'familja', sign: 'bird', rule: 'everybody' },
  });
  const { code } = await ask(page, me, 'GET /api/circles/:circleId', { params: { circleId } });
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context?.newPage();
  if (!other || !code) throw new Error('Nobody else came.');
  for (const cheer of ['te-lumshin', 'ku-je-kon'] as const) {
    const friend = await signUp(other, {
      username: `${cheer === 'ku-je-kon' ? 'lena' : 'besnik-hoxhaj'}${me.id.slice(0, 4)}`,
    });
    await ask(other, friend, 'POST /api/circles/join', { body: { code } });
    if (cheer === 'ku-je-kon') await finishLesson(other, friend, 'basics', 'basics-hello');
    await ask(other, friend, 'POST /api/circles/:circleId/cheers', {
      params: { circleId },
      body: { memberId: me.id, cheer },
    });
  }
  await context?.close();
}

async function openCircle({ page }: Looker): Promise<void> {
  await page.getByRole('link', { name: /^Familja/ }).click();
  await page.getByRole('heading', { name: 'This week' }).waitFor();
}

async function openCheers(looker: Looker): Promise<void> {
  await openCircle(looker);
  await looker.page.getByRole('button', { name: /^Cheer lena/ }).click();
}

async function untilAsked({ page }: Looker): Promise<void> {
  await page.getByRole('button', { name: 'Check' }).waitFor();
}

function answered(right: boolean) {
  return async ({ page }: Looker) => answer(page, await lessonOf(page, LESSON_ID), 0, right);
}

async function playToTheEnd({ page }: Looker): Promise<void> {
  await playLesson(page, await lessonOf(page, LESSON_ID), 2);
  const name = /^Finished:/;
  await page.getByRole('heading', { name }).or(page.getByRole('button', { name })).waitFor();
}

async function openStory({ page }: Looker): Promise<void> {
  await page.getByRole('button', { name: 'Learn More' }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function untilHeard({ page }: Looker): Promise<void> {
  await page.getByText(/^Word 1 of/).waitFor();
}

async function tellApart({ page }: Looker): Promise<void> {
  await page.locator('[data-verdict]').first().click();
  await page.getByText(/^(Correct|Incorrect)$/).waitFor();
}

async function toQuestions({ page }: Looker): Promise<void> {
  await page.getByRole('button', { name: 'Go to questions' }).click();
  await page.getByText(/^Question 1 of/).waitFor();
}

async function toPart(looker: Looker): Promise<void> {
  await toQuestions(looker);
  await answerAll(looker.page);
  await looker.page.getByRole('heading', { name: 'Whose part will you play?' }).waitFor();
}

/** New words are matched: those of the first lesson that was not played yet. */
async function meetMore({ page, me }: Looker): Promise<void> {
  const { units } = await courseFile(page, 'outline');
  const progress = await ask(page, me, 'GET /api/users/:id/progress');
  const done = new Set(progress.map(({ lessonId }) => lessonId));
  const unit = units.find(({ lessons }) => lessons.some(({ id }) => !done.has(id)));
  const lesson = unit?.lessons.find(({ id }) => !done.has(id));
  if (unit && lesson) await finishLesson(page, me, unit.id, lesson.id);
}

/** An exercise of this kind, or what is said about an answer to it. */
function exercised(kind: ExerciseKind, right?: boolean) {
  return async ({ page, me }: Looker) => {
    for (;;) {
      const exercise = await exerciseOnScreen(page, me);
      const wanted = exercise.kind === kind;
      if (wanted && right === undefined) return;
      await answerExercise(page, exercise, { right: right ?? true });
      await page.getByRole('button', { name: /^(Continue|Finish)$/ }).waitFor();
      if (wanted) return;
      // Where no line is fit for it, an easier exercise stands in its place.
      await goOn(page);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
    }
  };
}

async function finishSession({ page, me }: Looker): Promise<void> {
  await playSession(page, me, 1);
  await page.getByRole('heading', { name: 'Session finished' }).waitFor();
}
