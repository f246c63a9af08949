import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { course } from '../../app/testing/newcomer.ts';
import { openApp } from '../../app/testing/open-app.tsx';
import { answerExercise, dueAs, exerciseOnScreen, goOn } from '../../app/testing/practising.ts';

const TEXTING = 'technology-texting';

test('practice asks for a message in full: as it was typed is not enough', async () => {
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const { user } = openApp('/practice', {
    'GET /api/users/:id/practice': dueAs(
      'chat',
      lessons.filter(({ id }) => id === TEXTING),
    ),
  });
  const { line } = await nextMessage(user);
  const typed = line.chat ?? '';
  expect(document.querySelector('[data-chat]')).toHaveTextContent(typed);
  await user.type(screen.getByRole('textbox'), typed);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('heading', { name: /^Incorrect/ })).toBeVisible();
  await goOn(user);
  await answerExercise(user, await nextMessage(user), { way: 'keyboard' });
  expect(await screen.findByRole('heading', { name: /^Correct/ })).toBeVisible();
});

/** Answers what else comes, until a message is on the screen. */
async function nextMessage(user: UserEvent) {
  for (;;) {
    const exercise = await exerciseOnScreen();
    if (exercise.kind === 'chat') return exercise;
    await answerExercise(user, exercise);
    await goOn(user);
  }
}
