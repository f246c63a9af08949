import { read } from '../api/read.ts';

/** The words that the learner added on their own, and where they were found. */
export const addedWordsOf = (id: string) =>
  read('GET /api/users/:id/added-words', { params: { id } });
