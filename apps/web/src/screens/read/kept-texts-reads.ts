import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteText, keepText, keptTexts } from '../../device/kept-texts.ts';
import { toast } from '../../ui/toast.ts';

/** The texts that the learner kept here, and how one is added or goes. */
export function useKeptTexts(userId: string) {
  const queries = useQueryClient();
  const queryKey = ['kept texts', userId];
  const { data: texts = [] } = useQuery({ queryKey, queryFn: () => keptTexts(userId) });
  const onSuccess = () => queries.invalidateQueries({ queryKey });
  return {
    texts,
    keep: useMutation({
      mutationFn: (text: string) => {
        const keptAt = new Date().toISOString();
        return keepText({ id: crypto.randomUUID(), userId, text, keptAt });
      },
      onSuccess,
      onError: () =>
        toast({
          title: 'Not saved',
          description: 'This device may be full. Make some room and try again.',
          destructive: true,
        }),
    }),
    remove: useMutation({
      mutationFn: deleteText,
      onSuccess,
      onError: () =>
        toast({
          title: 'Not deleted',
          description: "This device wouldn't let go of it. Please try again.",
          destructive: true,
        }),
    }),
  };
}
