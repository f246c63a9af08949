import { DAY_MS } from '@hajde/rules/days/days';
import type { Exercise } from '@hajde/rules/practice/exercise';
import { answerOf } from '@hajde/rules/practice/exercise';
import { tilesOf } from '@hajde/rules/practice/tiles';
import { expect, type Page } from '@playwright/test';
import { connect } from '../apps/server/src/db/connection.ts';
import { runningEngine } from '../apps/server/src/db/engine/running.ts';
import { sqlOn } from '../apps/server/src/testing/sql.ts';
import { keysOf, optionFor, STABILITY } from '../apps/web/src/app/testing/asked-as.ts';
import { ask, finishLesson, type Person } from './person.ts';
import { courseFile } from './play.ts';

/** Somebody who has finished the first lessons of the course. */
export async function meetWords(page: Page, me: Person, lessons = 3): Promise<void> {
  const { units } = await courseFile(page, 'outline');
  const first = units.flatMap((unit) => unit.lessons.map(({ id }) => [unit.id, id] as const));
  for (const [unitId, lessonId] of first.slice(0, lessons)) {
    await finishLesson(page, me, unitId, lessonId);
  }
}

/** All words of the learner are due, and so well known that they are asked for in this way. */
export async function allDueAs(
  dataDir: string,
  page: Page,
  me: Person,
  kind: keyof typeof STABILITY,
): Promise<void> {
  // The first look takes in what the lessons have taught.
  await ask(page, me, 'GET /api/users/:id/practice');
  const { days } = STABILITY[kind];
  await remember(dataDir, me, STABILITY[kind], Math.max(1, 3 * days));
}

/** Every word that was met has just been practised: nothing is due. */
export const allFresh = (dataDir: string, me: Person) =>
  remember(dataDir, me, STABILITY.dictation, 0);

async function remember(
  dataDir: string,
  me: Person,
  { days, reviews }: { days: number; reviews: number },
  daysAgo: number,
): Promise<void> {
  const url = await runningEngine(dataDir);
  if (url === undefined) throw new Error(`no server runs on ${dataDir}`);
  const database = connect(url, { max: 1 });
  const then = new Date(Date.now() - daysAgo * DAY_MS);
  await sqlOn(database)`
    update word_memory set stability = ${days}, difficulty = 5, reviews = ${reviews},
      last_outcome = 'right', last_at = ${then}, last_id = 'before ' || word_id,
      last_day = ${then.toISOString().slice(0, 10)}
    where learner_id = ${me.id}`;
  await database.close();
}

/** What is on the screen, as the tab has kept it. */
export async function exerciseOnScreen(page: Page, me: Person): Promise<Exercise> {
  await expect(page.locator('h1[data-kind]')).toBeVisible();
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), `practice ${me.id}`);
  return JSON.parse(kept ?? 'null').now.exercise;
}

export type Way = 'mouse' | 'touch' | 'keyboard';

/** Answers what is on the screen rightly, or wrongly, and checks it. */
export async function answerExercise(
  page: Page,
  exercise: Exercise,
  { right = true, way = 'mouse' as Way } = {},
): Promise<void> {
  switch (exercise.kind) {
    case 'recognise': {
      const { options } = exercise;
      const option = optionFor(exercise, right);
      const radio = page.getByRole('radio', { name: option, exact: true });
      await expect(radio).toBeVisible();
      if (way === 'keyboard') await page.keyboard.press(`${options.indexOf(option) + 1}`);
      else await radio.check();
      break;
    }
    case 'build': {
      const words = tilesOf(exercise.line.albanian);
      await build(page, right ? words : words.slice(0, 1), way);
      break;
    }
    case 'fill':
    case 'chat':
    case 'dictation': {
      const field = page.locator('main input[type=text]');
      const text = right ? answerOf(exercise) : 'qqq';
      if (way === 'keyboard') {
        await expect(field).toBeFocused();
        await page.keyboard.type(text);
      } else await field.fill(text);
      break;
    }
    case 'say':
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await page.getByRole('radio', { name: right ? 'I said it right' : 'Not quite' }).check();
      break;
    case 'match':
      return match(page, exercise.pairs, way, right);
  }
  if (way === 'keyboard') await page.keyboard.press('Enter');
  else await press(page.getByRole('button', { name: 'Check' }), way);
}

type Pressed = ReturnType<Page['getByRole']>;
const press = (target: Pressed, way: Way) => (way === 'touch' ? target.tap() : target.click());

async function build(page: Page, words: readonly string[], way: Way): Promise<void> {
  const bank = page.getByRole('list', { name: 'Words' });
  const sentence = page.getByRole('list', { name: 'Your sentence' });
  await expect(bank).toBeVisible();
  for (const [at, word] of words.entries()) {
    if (way === 'keyboard') {
      for (const key of keysOf(word)) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        if ((await sentence.getByRole('button').count()) > at) break;
      }
    } else {
      const tile = bank.getByRole('button', { name: word, exact: true, disabled: false }).first();
      await press(tile, way);
    }
    await expect(sentence.getByRole('button')).toHaveCount(at + 1);
  }
}

async function match(
  page: Page,
  pairs: readonly { wordId: string; meaning: string }[],
  way: Way,
  right: boolean,
): Promise<void> {
  const half = (side: string, name: string) =>
    page.getByRole('list', { name: side }).getByRole('button', { name, exact: true });
  const pick = async (target: Pressed) => {
    if (way !== 'keyboard') return press(target, way);
    await target.focus();
    return page.keyboard.press('Enter');
  };
  const [first, second] = pairs;
  if (!right && first && second) {
    await pick(half('Albanian', first.wordId));
    await pick(half('English', second.meaning));
  }
  for (const { wordId, meaning } of pairs) {
    await pick(half('Albanian', wordId));
    await pick(half('English', meaning));
  }
}

/** Goes on to the next exercise, or to the end. */
export async function goOn(page: Page, way: Way = 'mouse'): Promise<void> {
  const button = page.getByRole('button', { name: /^(Continue|Finish)$/ });
  // For a moment after the verdict it rests.
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  if (way === 'keyboard') await page.keyboard.press('Enter');
  else await press(button, way);
}

/** Plays the session on the screen to its end, in these ways by turns; tells what was asked for. */
export async function playSession(
  page: Page,
  me: Person,
  mistakes = 0,
  ways: readonly Way[] = ['mouse'],
): Promise<Exercise[]> {
  const asked: Exercise[] = [];
  for (let missed = 0; ; ) {
    const exercise = await exerciseOnScreen(page, me);
    const way = ways[asked.length % ways.length] ?? 'mouse';
    asked.push(exercise);
    const right = missed >= mistakes;
    if (!right) missed += 1;
    await answerExercise(page, exercise, { right, way });
    // The verdict comes with the button that goes on, and not with the press on Check.
    await expect(page.getByRole('button', { name: /^(Continue|Finish)$/ })).toBeVisible();
    const finishes = await page.getByRole('button', { name: 'Finish' }).isVisible();
    await goOn(page, way);
    if (finishes) return asked;
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  }
}
