import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useFinishedLesson } from '../learner/finished-lesson.ts';

/** Loaded while a lesson is handed in: until then nothing of it is needed. */
export const loadLandingCard = () => import('./landing-card.tsx');
const LandingCard = lazy(async () => ({ default: (await loadLandingCard()).LandingCard }));

/** Where a learner lands after a lesson: what it brought. */
export function FinishedLessonCard({
  userId,
  opensFrom = 0,
}: {
  userId: string;
  /** In a window lower than this it is one line at first, so that it does not push away what comes next. */
  opensFrom?: number;
}) {
  const finished = useFinishedLesson();
  const [path] = useLocation();
  if (finished === null || finished.landsOn !== path) return null;
  return (
    <Suspense fallback={<div className="h-9" />}>
      <LandingCard key={finished.title} {...{ userId, opensFrom, finished }} />
    </Suspense>
  );
}
