import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { addExtras } from '../../learner/extras.ts';
import { dailyChallenges, refreshLearner, userOf } from '../../learner/reads.ts';

/** Collects the reward of a completed challenge. The server pays it once, however often it is asked. */
export function useClaimChallenge(challengeId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('POST /api/daily-challenges/:challengeId/claim', { params: { challengeId } }),
    onSuccess: ({ challenge, user, extras }) => {
      addExtras(extras);
      queries.setQueryData(dailyChallenges().queryKey, (all) =>
        all?.map((each) => (each.id === challenge.id ? challenge : each)),
      );
      queries.setQueryData(userOf(user.id).queryKey, user);
    },
    // After a failure too: at midnight the challenge may have become yesterday's.
    onSettled: () => {
      // Not waited for: what is paid is paid before everything is read anew.
      void refreshLearner(queries);
    },
  });
}
