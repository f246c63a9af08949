import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { dropFromTab } from '../../base/tab-storage.ts';
import { placementOf } from '../../learner/reads.ts';
import { toast } from '../../ui/toast.ts';

/** Forgets the placement result and opens the test again. */
export function usePlacementReset(userId: string) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => call('POST /api/users/:id/placement-test/reset', { params: { id: userId } }),
    onSuccess: () => {
      toast({
        title: 'Placement test reset',
        description: 'You can now retake the placement test.',
      });
      dropFromTab('placement', userId);
      navigate('/placement-test');
      queries.setQueryData(placementOf(userId).queryKey, null);
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to reset placement test.', destructive: true }),
  });
}
