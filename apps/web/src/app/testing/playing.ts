import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body } from '@hajde/contract/types';
import type { Lesson } from '@hajde/rules/course/course';
import type {
  ContrastFile,
  CourseManifest,
  CourseOutline,
  UnitFile,
} from '@hajde/rules/course/course-files';
import { lessonReward } from '@hajde/rules/game/rewards';
import { NEW_LESSON_PLAY } from '@hajde/rules/play/lesson-play';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { ARTA, learner } from './newcomer.ts';
import { saying } from './saying.ts';

const fileOfCourse = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../../packages/course/dist', name), 'utf8'),
  );

/** A lesson as the app plays it. */
export function lessonOf(lessonId: string): UnitFile['lessons'][number] {
  const manifest: CourseManifest = fileOfCourse('course-manifest.json');
  const { units }: CourseOutline = fileOfCourse(manifest.outline);
  const unit = units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const { lessons }: UnitFile = fileOfCourse(unit?.file ?? '');
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw new Error(`The course has no lesson ${lessonId}`);
  return lesson;
}

/** The pairs of sounds as the app trains them. */
export function contrastsOfCourse(): ContrastFile[] {
  const manifest: CourseManifest = fileOfCourse('course-manifest.json');
  return fileOfCourse(manifest.contrasts);
}

/** As the server pays a lesson that was not played before. */
export function paysLesson({ body }: { body: Body<'POST /api/lessons/complete'> }) {
  const { lessonId, unitId, perfect, completionId = '', answers = [] } = body;
  const lesson = lessonOf(lessonId);
  const { xp, gems } = lessonReward(lesson, { perfect, doubled: false });
  const mistakes = lesson.questions.filter(
    ({ correctAnswer }, at) => correctAnswer !== answers[at],
  );
  return {
    completionId,
    lessonId,
    unitId,
    perfect,
    mistakes: mistakes.length,
    xpEarned: xp,
    gemsEarned: gems,
    doubled: false,
    extras: [],
    ...learner({ xp, gems: learner().gems + gems, streak: 1 }),
  };
}

/** What the tab keeps of a lesson that has been played up to this question, with mistakes at its beginning. */
export function playedUpTo(lesson: Lesson, at: number, mistakes = 0): void {
  const answers = lesson.questions
    .slice(0, at)
    .map(({ options, correctAnswer }, i) =>
      i < mistakes ? (options.find((each) => each !== correctAnswer) ?? '') : correctAnswer,
    );
  const hearts = Math.max(0, NEW_LESSON_PLAY.hearts - mistakes);
  const play = { ...NEW_LESSON_PLAY, at, mistakes, hearts, answers };
  const { version }: CourseManifest = fileOfCourse('course-manifest.json');
  const kept = { completionId: crypto.randomUUID(), version, play };
  sessionStorage.setItem(`lesson ${ARTA.id} ${lesson.id}`, JSON.stringify(kept));
}

/** The question with this number is on the screen. */
export const questionNumber = (number: number, lesson: Lesson) =>
  screen.findByText(saying(`${number} of ${lesson.questions.length}`));

/** Chooses the right option of the question on the screen, or a wrong one, and checks it. */
export async function answer(
  user: UserEvent,
  lesson: Lesson,
  at: number,
  right = true,
): Promise<void> {
  const question = lesson.questions[at];
  if (!question) throw new Error(`${lesson.id} has no question ${at}`);
  const { options, correctAnswer } = question;
  await questionNumber(at + 1, lesson);
  const option = right ? correctAnswer : options.find((each) => each !== correctAnswer);
  await user.click(await screen.findByRole('radio', { name: option ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(
    await screen.findByRole('heading', { name: right ? 'Correct' : 'Incorrect' }),
  ).toBeVisible();
}

/** Presses the button that goes on, once it rests no more. */
export async function goOn(user: UserEvent): Promise<void> {
  const button = await screen.findByRole('button', { name: /^(Continue|Complete)$/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button);
}

/** The options as they stand on the screen; each play shuffles them anew. */
export async function optionsOnScreen(): Promise<string[]> {
  const radios = await screen.findAllByRole('radio');
  return radios.map((radio) => radio.getAttribute('value') ?? '');
}

/** Plays the lesson on the screen from this question to its end, without a mistake. */
export async function playOn(user: UserEvent, lesson: Lesson, from: number): Promise<void> {
  for (let at = from; at < lesson.questions.length; at += 1) {
    await answer(user, lesson, at);
    await goOn(user);
  }
}
