import { z } from 'zod';
import { calls } from './call.ts';

export const health = calls({
  'GET /api/health': {
    summary: 'Whether the server and its database answer',
    access: 'open',
    answer: z.object({ status: z.enum(['ok', 'down']), database: z.enum(['ok', 'down']) }),
  },
});
