import { z } from 'zod';
import { calls } from './call.ts';
import { done } from './fields.ts';

export const health = calls({
  'GET /api/health': {
    summary: 'Whether the server lives: 200 as long as it answers at all',
    access: 'open',
    answer: z.object({ status: z.literal('ok'), database: z.enum(['ok', 'down']) }),
  },
  'GET /api/ready': {
    summary: 'Whether requests should be sent here: 503 while the database does not answer',
    access: 'open',
    answer: done,
  },
});
