import type { Answer } from '@hajde/contract/types';
import { read } from '../api/read.ts';
import type { Category } from './categories.ts';

export type Piece = Answer<'GET /api/cultural-content'>[number];

/** Without a category the call gives all of them. */
export const piecesOf = (category: Category) =>
  read('GET /api/cultural-content', { query: category === 'all' ? {} : { category } });

/** The ids of the pieces that the learner has read to the end. */
export const finishedBy = (id: string) =>
  read('GET /api/users/:id/cultural-content', { params: { id } });
