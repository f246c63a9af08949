import { queryOptions } from '@tanstack/react-query';
import { reading } from '../api/read.ts';
import type { HeardConversation } from '../device/companion-database.ts';
import { isConversationWaiting } from '../device/conversation-waiting.ts';
import { heardBy } from '../device/heard-conversations.ts';

const NAME = 'GET /api/users/:id/conversations';

/** The conversations that the learner has finished, here or anywhere. */
export const conversationsFinishedBy = (id: string) =>
  queryOptions({
    queryKey: [NAME, { params: { id } }],
    queryFn: async ({ signal }) => {
      const [{ answer }, waiting] = await Promise.all([
        reading(NAME, { params: { id } }, signal),
        waitingOf(id),
      ]);
      return { finished: answer.map(({ conversationId }) => conversationId), waiting };
    },
  });

/** A browser that keeps no database has nothing that waits in it. */
async function waitingOf(id: string): Promise<HeardConversation[]> {
  if (!isConversationWaiting()) return [];
  return heardBy(id).catch((error) => {
    console.warn('The local database cannot be read.', error);
    return [];
  });
}
