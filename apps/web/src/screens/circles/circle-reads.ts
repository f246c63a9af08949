import type { Answer, CallName } from '@hajde/contract/types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type InputArgs } from '../../api/call.ts';
import { sentenceFor } from '../../api/errors.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../ui/toast.ts';

export type Circle = Answer<'GET /api/circles/:circleId'>;
export type Member = Circle['members'][number];

export const circles = () => read('GET /api/circles');

/** No copy is kept for offline use: it is about others, and who is removed must find nothing more. */
export const circleOf = (circleId: string) =>
  queryOptions({
    queryKey: ['GET /api/circles/:circleId', circleId],
    queryFn: () => call('GET /api/circles/:circleId', { params: { circleId } }),
  });

type Change = CallName & `POST /api/circles${string}`;

/** A change of circles: what is shown of them is read anew, and a failure is told. */
export function useCircleChange<C extends Change>(
  name: C,
  done: (answer: Answer<C>) => void = () => {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: InputArgs<C>) => call(name, ...input),
    onSuccess: async (answer) => {
      done(answer);
      await queries.invalidateQueries({
        predicate: ({ queryKey: [read] }) => String(read).startsWith('GET /api/circles'),
      });
    },
    onError: (error) =>
      toast({
        title: "That didn't work",
        description: sentenceFor(error, 'Please try again in a moment.'),
        destructive: true,
      }),
  });
}
