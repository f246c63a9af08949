import { read } from '../api/read.ts';

/** What Home tells first: how long the learner was away, and what there is beside the lessons. */
export const newsOf = (id: string) => read('GET /api/users/:id/news', { params: { id } });

/** How much there is to practise today, without the words. */
export const practiceTodayOf = (id: string) =>
  read('GET /api/users/:id/practice/today', { params: { id } });
