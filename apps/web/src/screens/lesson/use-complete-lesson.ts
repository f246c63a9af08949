import type { Lesson, Unit } from '@hajde/rules/course';
import { isPerfect, type LessonPlay } from '@hajde/rules/lesson-play';
import { lessonAfter } from '@hajde/rules/next-lesson';
import { lessonReward } from '@hajde/rules/rewards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { matchRoute, useLocation, useRouter } from 'wouter';
import { call } from '../../api/call.ts';
import { answerInTime } from '../../api/time-limits.ts';
import { keepPending } from '../../device/pending-progress.ts';
import { showExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { requestBackgroundSync } from '../../sync/request-background-sync.ts';
import { toast } from '../../ui/toast.ts';
import { dropLesson } from './lesson-in-progress.ts';

/** Hands in a finished lesson and goes on to the next one, or back to the path after the unit's last. */
export function useCompleteLesson(userId: string, unit: Unit, lesson: Lesson) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { parser } = useRouter();

  const goOn = async () => {
    dropLesson(userId, lesson.id);
    // Who has left meanwhile, on a slow network, is not fetched back.
    const [, here] = matchRoute(parser, '/lesson/:lessonId', location.pathname);
    if (here?.lessonId === lesson.id) {
      const next = lessonAfter(unit, lesson.id);
      navigate(next ? `/lesson/${next.id}` : '/learn');
    }
    await refreshLearner(queries);
  };

  return useMutation({
    mutationFn: async ({ play, completionId }: { play: LessonPlay; completionId: string }) => {
      const record = recordOf(userId, unit, lesson, play, completionId);
      try {
        return await answerInTime(call('POST /api/lessons/complete', { body: record }));
      } catch (cause) {
        // Nothing is lost: it is kept on the device and handed in later.
        await keepPending(record, play.mistakes).catch((reason) => {
          throw new NotStoredError('Failed to keep the lesson', { cause: reason });
        });
        void requestBackgroundSync();
        throw new Error('Failed to complete lesson', { cause });
      }
    },
    onSuccess: ({ perfect, xpEarned: xp, gemsEarned: gems, extras }) => {
      toast(
        perfect
          ? { title: 'Perfect lesson!', description: `You earned ${xp} XP and ${gems} gems!` }
          : {
              title: 'Lesson completed!',
              description: `You earned ${xp} XP. Try again for a perfect score!`,
            },
      );
      showExtras(extras);
    },
    onError: (error) => console.error(error),
    onSettled: (_answer, error) => (error instanceof NotStoredError ? stay() : goOn()),
  });
}

/** Neither the server nor the device has the lesson: it is only in this tab. */
class NotStoredError extends Error {}

/** Going on would lose the lesson; as long as the learner stays, it can be handed in again. */
function stay(): void {
  toast({
    title: 'Not saved yet',
    description: 'This device could not keep your lesson. Stay here and press Complete again.',
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
