import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useFinishedLesson } from '../learner/finished-lesson.ts';
import type { LandingCard as Card } from './landing-card.tsx';

/** Loaded while a lesson is handed in: until then nothing of it is needed. */
export const loadLandingCard = () => import('./landing-card.tsx');
/** Without a network it may not come: then the learner goes on without. */
const LandingCard = lazy(
  (): Promise<{ default: typeof Card | typeof nothing }> =>
    loadLandingCard().then(
      (module) => ({ default: module.LandingCard }),
      () => ({ default: nothing }),
    ),
);
const nothing = () => null;

/** Where a learner lands after a lesson: what it brought. */
export function FinishedLessonCard({
  userId,
  opensFrom = 0,
  leavesRoom = false,
}: {
  userId: string;
  /** In a window lower than this it is one line at first, so that it does not push away what comes next. */
  opensFrom?: number;
  /** Whether the toast of the lesson would lie over it; a lesson has something else there. */
  leavesRoom?: boolean;
}) {
  const finished = useFinishedLesson();
  const [path] = useLocation();
  if (finished === null || finished.landsOn !== path) return null;
  return (
    <Suspense fallback={<div className="h-9" />}>
      <LandingCard key={finished.title} {...{ userId, opensFrom, leavesRoom, finished }} />
    </Suspense>
  );
}
