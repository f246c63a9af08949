import { type EarSession, rightInSession } from '@hajde/rules/ear-trainer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { answerInTime } from '../../api/time-limits.ts';
import { timeZone } from '../../base/time-zone.ts';
import { keepSounds } from '../../device/heard-sounds.ts';
import { addExtras } from '../../learner/extras.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { toast } from '../../ui/toast.ts';

interface Finished {
  readonly sessionId: string;
  readonly session: EarSession;
}

/** What came of it: taken in now, or kept until the server can be reached. */
export type Earned = { readonly xp: number } | { readonly waiting: true };

/** Hands in a session; where nobody answers, it is kept on the device and handed in later. */
export function useFinishEarSession(userId: string, contrastId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ sessionId, session }: Finished): Promise<Earned> => {
      const completedAt = new Date().toISOString();
      const right = rightInSession(session);
      const results = [{ contrastId, right, wrong: session.answers.length - right }];
      const record = { sessionId, results, completedAt, timeZone: timeZone() };
      try {
        const { xpEarned, extras } = await answerInTime(
          call('POST /api/users/:id/sounds/complete', {
            params: { id: userId },
            body: { ...record, sentAt: completedAt },
          }),
        );
        addExtras(extras);
        return { xp: xpEarned };
      } catch (error) {
        if (error instanceof ApiError && REFUSED.includes(error.status)) throw error;
        keepSounds({ ...record, userId });
        return { waiting: true };
      }
    },
    onError: (error) => {
      console.error(error);
      const description =
        error instanceof ApiError && error.sentence
          ? error.sentence
          : 'This device could not keep it. Press Finish again.';
      toast({ title: 'Not saved yet', description, destructive: true });
    },
    onSettled: () => refreshLearner(queries),
  });
}

/** No repetition changes these. */
const REFUSED = [400, 404, 409];
