import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { addedWordsOf } from './added-words-reads.ts';
import { refreshLearner } from './reads.ts';

/** Words that the learner takes into practice on their own, from one place; it needs the server. */
export function useAddedWords(id: string, source: string) {
  const queries = useQueryClient();
  const read = useQuery(addedWordsOf(id));
  const onSuccess = async () => {
    await queries.invalidateQueries({ queryKey: ['GET /api/users/:id/added-words'] });
    await refreshLearner(queries);
  };
  return {
    /** Undefined until they were read. */
    added: read.data?.filter((word) => word.source === source).map(({ wordId }) => wordId),
    /** Wherever they come from. */
    all: read.data?.map(({ wordId }) => wordId),
    add: useMutation({
      mutationFn: (wordIds: readonly string[]) =>
        call('POST /api/users/:id/added-words', {
          params: { id },
          body: { wordIds: [...wordIds], source },
        }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (wordIds: readonly string[]) =>
        call('POST /api/users/:id/added-words/remove', {
          params: { id },
          body: { wordIds: [...wordIds] },
        }),
      onSuccess,
    }),
  };
}
