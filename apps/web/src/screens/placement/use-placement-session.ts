import type { PlacementQuestion } from '@hajde/rules/course';
import {
  type PlacementAction,
  type PlacementSession,
  startPlacement,
  stepPlacement,
} from '@hajde/rules/placement-session';
import { useState } from 'react';
import { keepTest, resumeTest } from './test-in-progress.ts';

/** The test under way, and the way on. */
export function usePlacementSession(userId: string, questions: readonly PlacementQuestion[]) {
  const test = questions.map(({ id, question }) => `${id} ${question}`).join('\n');
  const [session, setSession] = useState(
    () => resumeTest(userId, test) ?? startPlacement(questions.length),
  );
  const step = (action: PlacementAction): PlacementSession => {
    const next = stepPlacement(session, action);
    setSession(next);
    // What is kept stays at the last question: a test that never arrived can be handed in again.
    if (!next.finished) keepTest(userId, test, next);
    return next;
  };
  return [session, step] as const;
}
