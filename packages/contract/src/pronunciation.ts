import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, instant, ownPath, text } from './fields.ts';

const attempt = z.object({
  word: text(100).min(1),
  score: count.max(100),
  attempts: count.max(1000),
  feedback: text(200),
});
const kept = attempt.extend({ at: instant });

export const pronunciation = calls({
  'POST /api/users/:id/pronunciation': {
    summary: 'Keep a pronunciation attempt',
    access: 'learner',
    params: ownPath,
    body: attempt,
    answer: kept.extend({ extras }),
  },
  'GET /api/users/:id/pronunciation': {
    summary: 'The last pronunciation attempts, the newest first',
    access: 'learner',
    params: ownPath,
    answer: z.array(kept),
  },
});
