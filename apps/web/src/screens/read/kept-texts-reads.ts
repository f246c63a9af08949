import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteText, keepText, keptTexts } from '../../device/kept-texts.ts';

/** The texts that the learner kept here, and how one is added or goes. */
export function useKeptTexts(userId: string) {
  const queries = useQueryClient();
  const queryKey = ['kept texts', userId];
  const { data: texts = [] } = useQuery({ queryKey, queryFn: () => keptTexts(userId) });
  const changed = () => queries.invalidateQueries({ queryKey });
  return {
    texts,
    keep: async (text: string) => {
      const keptAt = new Date().toISOString();
      await keepText({ id: crypto.randomUUID(), userId, text, keptAt });
      await changed();
    },
    remove: async (id: string) => {
      await deleteText(id);
      await changed();
    },
  };
}
