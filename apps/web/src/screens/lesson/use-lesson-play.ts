import type { Lesson } from '@hajde/rules/course';
import {
  ADVANCE_LOCK_MS,
  CHECK_LOCK_MS,
  isLastQuestion,
  stepLesson,
} from '@hajde/rules/lesson-play';
import { useEffect, useRef, useState } from 'react';
import { keepLesson, resumeLesson } from './lesson-in-progress.ts';

/** Plays a lesson: what is on the screen now, and what the learner can do about it. */
export function useLessonPlay(userId: string, lesson: Lesson, version: string) {
  const [inProgress, setInProgress] = useState(() => resumeLesson(userId, lesson.id, version));
  const [locked, lockFor] = useLock();
  const { play, completionId } = inProgress;
  const question = lesson.questions[play.at];

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

function useLock(): [boolean, (ms: number, then?: () => void) => void] {
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lockFor = (ms: number, then?: () => void) => {
    clearTimeout(timer.current);
    setLocked(true);
    timer.current = setTimeout(() => {
      setLocked(false);
      then?.();
    }, ms);
  };
  return [locked, lockFor];
}
