import { seededShuffle } from '@hajde/rules/chance/seeded-shuffle';
import type { Lesson } from '@hajde/rules/course/course';
import { isLastQuestion, stepLesson } from '@hajde/rules/play/lesson-play';
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ADVANCE_LOCK_MS, CHECK_LOCK_MS } from '../../ui/delays.ts';
import { FirstScreenContext } from '../../ui/drawn-first-screen.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLock } from '../../ui/use-lock.ts';
import { keepLesson, resumeLesson } from './lesson-in-progress.ts';

/** Plays a lesson: what is on the screen now, and what the learner can do about it. */
export function useLessonPlay(userId: string, lesson: Lesson, version: string | undefined) {
  const drawnId = useDrawnCompletionId(lesson.id);
  const [inProgress, setInProgress] = useState(() =>
    resumeLesson(userId, lesson.id, version, drawnId),
  );
  const [locked, lockFor] = useLock();
  const { play, completionId } = inProgress;
  const question = lesson.questions[play.at];
  // Each play has its own order, so that nobody learns where an answer stands.
  const options = useMemo(
    () => seededShuffle(question?.options ?? [], `${completionId} ${play.at}`),
    [question, completionId, play.at],
  );
  // With its first picture, so that a reload keeps the order even before the first answer.
  const opened = useRef(inProgress).current;
  useLayoutEffect(() => keepLesson(userId, lesson.id, opened), [userId, lesson.id, opened]);

  const step = (action: Parameters<typeof stepLesson>[1]) => {
    const next = { ...inProgress, play: stepLesson(play, action, lesson.questions) };
    setInProgress(next);
    keepLesson(userId, lesson.id, next);
    return next.play;
  };

  return {
    play,
    completionId,
    question,
    options,
    locked,
    last: isLastQuestion(play, lesson.questions),
    right: play.selected === question?.correctAnswer,
    select: (option: string) => step({ type: 'select', option }),
    check() {
      lockFor(CHECK_LOCK_MS);
      return step({ type: 'check' });
    },
    /** The button rests for a moment, then the next question comes. */
    advance(then?: () => void) {
      lockFor(ADVANCE_LOCK_MS, () => {
        step({ type: 'continue' });
        then?.();
      });
    },
  };
}

/** The id of the play that the server drew; what is opened later has one of its own. */
function useDrawnCompletionId(lessonId: string): string | undefined {
  const drawn = useContext(FirstScreenContext)?.lesson;
  const hydrated = useHydrated();
  return !hydrated && drawn?.id === lessonId ? drawn.completionId : undefined;
}
