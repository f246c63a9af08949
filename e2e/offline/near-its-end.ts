import type { Lesson } from '@hajde/rules/course/course';
import type { EarSession } from '@hajde/rules/play/ear-trainer';
import { expect, type Page } from '@playwright/test';
import type { PracticeInProgress } from '../../apps/web/src/screens/practice/practice-in-progress.ts';
import { complete } from '../device.ts';
import { ASKED } from '../ear-play.ts';
import type { Person } from '../person.ts';
import { answer } from '../play.ts';
import { exerciseOnScreen } from '../practise.ts';

/**
 * The lesson on the screen stands at its last question, the ones before answered, with so many mistakes
 * at their beginning. What else the tab has kept of it stays as the app wrote it.
 */
export async function toItsLastQuestion(
  page: Page,
  lesson: Lesson,
  { id }: Person,
  mistakes = 0,
): Promise<void> {
  const last = lesson.questions.length - 1;
  await expect(page.getByText(new RegExp(`^\\d+ of ${last + 1}$`))).toBeVisible();
  const answers = lesson.questions
    .slice(0, last)
    .map(({ options, correctAnswer }, at) =>
      at < mistakes ? options.find((each) => each !== correctAnswer) : correctAnswer,
    );
  await takeUpChanged(page, `lesson ${id} ${lesson.id}`, (kept) => ({
    ...kept,
    play: {
      at: last,
      selected: null,
      checked: false,
      mistakes,
      hearts: 5 - mistakes,
      answers,
      completed: false,
    },
  }));
}

export async function answerTheLast(page: Page, lesson: Lesson): Promise<void> {
  await answer(page, lesson, lesson.questions.length - 1);
  await complete(page).click();
}

/** Of the practice session on the screen, only this exercise is left; the others were right. */
export async function toItsLastExercise(page: Page, me: Person): Promise<void> {
  await exerciseOnScreen(page, me);
  await takeUpChanged(page, `practice ${me.id}`, (kept: KeptPractice) => {
    const reviews = kept.next.flatMap(({ kind, wordIds }) =>
      wordIds.map((wordId) => ({
        reviewId: crypto.randomUUID(),
        wordId,
        kind,
        verdict: 'right',
        at: kept.startedAt,
      })),
    );
    return {
      ...kept,
      done: [...kept.done, ...kept.next],
      next: [],
      reviews: [...kept.reviews, ...reviews],
    };
  });
}

/** The ear session on the screen, of which one word was answered, stands at its last word. */
export async function toItsLastWord(page: Page, me: Person, contrastId: string): Promise<void> {
  await takeUpChanged(page, `ear ${me.id} ${contrastId}`, (kept: { session: EarSession }) => {
    const { answers } = kept.session;
    const all = Array.from({ length: ASKED - 1 }, (_, at) => answers[at % answers.length]);
    return { ...kept, session: { ...kept.session, answers: all } };
  });
}

type KeptPractice = Pick<PracticeInProgress, 'startedAt' | 'done' | 'next' | 'reviews'>;

/** What the tab keeps under this key becomes something else, and the page is loaded with it. */
async function takeUpChanged<T extends object>(
  page: Page,
  key: string,
  change: (kept: T) => object,
): Promise<void> {
  const kept = () => page.evaluate((key) => sessionStorage.getItem(key) ?? '', key);
  // What the server has drawn is on the screen before the app keeps it.
  await expect.poll(kept).not.toBe('');
  const changed = change(JSON.parse(await kept()));
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key ?? '', value ?? ''),
    [key, JSON.stringify(changed)],
  );
  await page.reload();
}
