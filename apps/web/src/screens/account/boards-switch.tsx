import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { refreshLearner } from '../../learner/reads.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';

/** Whether others see the learner on the leaderboards. */
export function BoardsSwitch({ userId, off }: { userId: string; off: boolean }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (next: boolean) =>
      call('POST /api/users/:id/account/leaderboards', {
        params: { id: userId },
        body: { off: next },
      }),
    onSuccess: () => refreshLearner(queries),
    onError: (error) =>
      toast({
        title: 'Not changed',
        description: sentenceFor(error, "We couldn't change that. Please try again."),
        destructive: true,
      }),
  });
  const shown = change.isPending ? !change.variables : !off;
  return (
    <Switch
      name="Leaderboards"
      text="Let others see you there. What you earn counts either way."
      on={shown}
      disabled={change.isPending}
      onChange={(on) => change.mutate(!on)}
    />
  );
}
