import {
  type PlacementAction,
  type PlacementSession,
  startPlacement,
  stepPlacement,
} from '@hajde/rules/play/placement-session';
import { useState } from 'react';
import { keepTest, resumeTest, type Test } from './test-in-progress.ts';

/** The test under way, and the way on. One that was begun goes on with its own questions. */
export function usePlacementSession(userId: string, newTest: Test) {
  const [{ test, session }, setInProgress] = useState(
    () =>
      resumeTest(userId) ?? { test: newTest, session: startPlacement(newTest.questions.length) },
  );
  const step = (action: PlacementAction): PlacementSession => {
    const next = stepPlacement(session, action);
    setInProgress({ test, session: next });
    // What is kept stays at the last question: a test that never arrived can be handed in again.
    if (!next.finished) keepTest(userId, { test, session: next });
    return next;
  };
  return { ...test, session, step };
}
