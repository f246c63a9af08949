import type { Lesson, Unit } from '@hajde/rules/course/course';
import { lessonReward } from '@hajde/rules/game/rewards';
import { lessonAfter } from '@hajde/rules/path/next-lesson';
import { isPerfect, type LessonPlay } from '@hajde/rules/play/lesson-play';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { call } from '../../api/call.ts';
import { answerInTime } from '../../api/time-limits.ts';
import { showExtras } from '../../learner/extras.ts';
import {
  type FinishedLesson,
  type FinishedUnit,
  showFinishedLesson,
} from '../../learner/finished-lesson.ts';
import { progressOf, refreshLearner } from '../../learner/reads.ts';
import { keepLesson } from '../../outbox/keep-lesson.ts';
import { loadLandingCard } from '../../ui/finished-lesson-card.tsx';
import { toast } from '../../ui/toast.ts';
import { finishedUnit } from './finished-unit.ts';
import { dropLesson } from './lesson-in-progress.ts';

/** Hands in a finished lesson and goes on to the next one, or back to the path after the unit's last. */
export function useCompleteLesson(
  userId: string,
  unit: Unit,
  lesson: Lesson,
  release: string | undefined,
) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { parser } = useRouter();

  const next = lessonAfter(unit, lesson.id);
  const landsOn = next ? `/lesson/${next.id}` : '/learn';
  const unitDone = useRef<FinishedUnit | null>(null);
  // Asked for while the unit's last lesson is played, so that it is known at its end.
  useQuery({ ...progressOf(userId), enabled: next === undefined });

  // Who has left meanwhile, on a slow network, is not fetched back.
  const isHere = () =>
    matchRoute(parser, '/lesson/:lessonId', location.pathname)[1]?.lessonId === lesson.id;
  const goOn = () => {
    dropLesson(userId, lesson.id);
    if (isHere()) navigate(landsOn);
    void refreshLearner(queries);
  };
  /** For the screen that comes next. */
  const show = (play: LessonPlay, earned: Earned) => {
    const of = lesson.questions.length;
    const right = of - play.mistakes;
    showFinishedLesson({
      ...earned,
      landsOn,
      title: lesson.title,
      right,
      of,
      unit: unitDone.current,
    });
  };

  return useMutation({
    mutationFn: async ({ play, completionId }: { play: LessonPlay; completionId: string }) => {
      // Where it cannot be loaded now, it is asked for again when it is to be shown.
      void loadLandingCard().catch(() => undefined);
      const record = {
        ...recordOf(userId, unit, lesson, play, completionId),
        ...(release !== undefined && { courseVersion: release }),
      };
      unitDone.current = next ? null : finishedUnit(queries, userId, unit, lesson.id);
      try {
        // The clock at sending, by which the server corrects the one of the lesson.
        const body = { ...record, sentAt: new Date().toISOString() };
        return await answerInTime(call('POST /api/lessons/complete', { body }));
      } catch (cause) {
        // Nothing is lost: it is kept on the device and handed in later.
        await keepLesson(record, play.mistakes).catch((reason) => {
          throw new NotStoredError('Failed to keep the lesson', { cause: reason });
        });
        throw new Error('Failed to complete lesson', { cause });
      }
    },
    onSuccess: ({ perfect, xpEarned: xp, gemsEarned: gems, extras, streak }, { play }) => {
      toast(
        perfect
          ? { title: 'Perfect lesson!', description: `You earned ${xp} XP and ${gems} gems!` }
          : {
              title: 'Lesson completed!',
              description: `You earned ${xp} XP. Try again for a perfect score!`,
            },
      );
      if (isHere()) show(play, { xp, gems, extras, streak });
      else showExtras(extras);
    },
    onError: (error, { play }) => {
      console.error(error);
      if (error instanceof NotStoredError || !isHere()) return;
      const { xp, gems } = lessonReward(lesson, { perfect: isPerfect(play), doubled: false });
      show(play, { xp, gems, extras: [], streak: null });
    },
    onSettled: (_answer, error) => (error instanceof NotStoredError ? stay() : goOn()),
  });
}

type Earned = Pick<FinishedLesson, 'xp' | 'gems' | 'extras' | 'streak'>;

/** Neither the server nor the device has the lesson: it is only in this tab. */
class NotStoredError extends Error {}

/** Going on would lose the lesson; as long as the learner stays, it can be handed in again. */
function stay(): void {
  toast({
    title: 'Not saved yet',
    description: "This device couldn't save your lesson. Stay here and press Complete again.",
    destructive: true,
  });
}

function recordOf(
  userId: string,
  unit: Unit,
  lesson: Lesson,
  play: LessonPlay,
  completionId: string,
) {
  const perfect = isPerfect(play);
  const { xp, gems } = lessonReward(lesson, { perfect, doubled: false });
  return {
    userId,
    lessonId: lesson.id,
    unitId: unit.id,
    perfect,
    xpEarned: xp,
    gemsEarned: gems,
    completionId,
    answers: [...play.answers],
    completedAt: new Date().toISOString(),
  };
}
