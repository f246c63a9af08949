import { queryOptions } from '@tanstack/react-query';
import { reading } from '../api/read.ts';
import { ofKind } from '../outbox/records.ts';
import { keptHere } from './pending-work.ts';

const NAME = 'GET /api/users/:id/conversations';

/** The conversations that the learner has finished, here or anywhere. */
export const conversationsFinishedBy = (id: string) =>
  queryOptions({
    queryKey: [NAME, { params: { id } }],
    queryFn: async ({ signal }) => {
      const [{ answer }, kept] = await Promise.all([
        reading(NAME, { params: { id } }, signal),
        keptHere(id),
      ]);
      const finished = answer.map(({ conversationId }) => conversationId);
      return { finished, waiting: ofKind('conversation', kept) };
    },
  });
