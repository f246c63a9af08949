import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { ARTA } from './newcomer.ts';
import { saying } from './saying.ts';

/** The scene of the first unit. */
export const SCENE = { id: 'basics-airport', title: 'Arrivals', lines: 14, questions: 4 };

/** What the tab keeps of somebody who has answered all questions of the scene. */
export const readyForAPart = () =>
  sessionStorage.setItem(
    `conversation ${ARTA.id} ${SCENE.id}`,
    JSON.stringify({
      completionId: crypto.randomUUID(),
      step: 'part',
      answers: ['a', 'b', 'c', 'd'],
    }),
  );

/** The lines on the screen. */
export const lines = () =>
  within(screen.getByRole('list', { name: 'The conversation' })).getAllByRole('listitem');

/** The scene is on the screen, with all of its lines. */
export async function sceneOnScreen(): Promise<HTMLElement[]> {
  expect(await screen.findByRole('heading', { level: 1, name: SCENE.title })).toBeVisible();
  expect(lines()).toHaveLength(SCENE.lines);
  return lines();
}

/** The question with this number is on the screen. */
export const questionNumber = (number: number) =>
  screen.findByText(saying(`Question ${number} of ${SCENE.questions}`));

/** Answers the question with this number with its first option, and goes on. */
export async function answerQuestion(user: UserEvent, number: number): Promise<void> {
  await questionNumber(number);
  const [first] = await screen.findAllByRole('radio');
  if (!first) throw new Error(`Question ${number} has no options`);
  await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/^(Correct|Incorrect)$/)).toBeVisible();
  const next = number < SCENE.questions ? 'Continue' : 'Play a part';
  await user.click(screen.getByRole('button', { name: next }));
}

/** The learner's own line, once it is their turn. */
export const ownLine = () => screen.findByRole('region', { name: 'Your line' });

/** Says the own lines with this, one after the other, until Finish is there; tells how many. */
export async function takePart(
  user: UserEvent,
  sayIt: (own: HTMLElement) => Promise<void>,
): Promise<number> {
  for (let said = 0; ; said += 1) {
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Finish' }) ??
          screen.queryByRole('region', { name: 'Your line' }),
      ).toBeVisible(),
    );
    if (screen.queryByRole('button', { name: 'Finish' })) return said;
    await sayIt(await ownLine());
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }
}
