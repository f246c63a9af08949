import type { Answer } from '@hajde/contract/types';
import { read } from '../../api/read.ts';

export type Words = Answer<'GET /api/users/:id/words'>;
export type MetWord = Words['words'][number];

export const wordsOf = (id: string) => read('GET /api/users/:id/words', { params: { id } });
