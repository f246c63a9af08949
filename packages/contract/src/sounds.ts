import { EAR_SESSION_QUESTIONS } from '@hajde/rules/play/ear-trainer';
import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, day, ownPath, slug } from './fields.ts';
import { played } from './played.ts';

/** How often one contrast was heard right and wrong. */
const result = z.object({ contrastId: slug.min(1), right: count, wrong: count });

const results = z
  .array(result)
  .min(1)
  .max(EAR_SESSION_QUESTIONS)
  .refine(
    (all) => new Set(all.map(({ contrastId }) => contrastId)).size === all.length,
    'must have each contrast once',
  );

export const sounds = calls({
  'GET /api/users/:id/sounds': {
    summary: 'How well the learner told sounds apart lately, by contrast and day',
    access: 'learner',
    params: ownPath,
    answer: z.object({
      results: z.array(result.extend({ day })),
      /** Whether today's session has been paid. */
      paidToday: z.boolean(),
    }),
  },
  'POST /api/users/:id/sounds/complete': {
    summary: 'Finish a session of the ear trainer; one a day pays',
    access: 'learner',
    params: ownPath,
    body: z.object({
      ...played,
      /** Made when the session begins: sending it again changes nothing. */
      sessionId: z.uuid(),
      results,
    }),
    answer: z.object({ sessionId: z.uuid(), xpEarned: count, extras, xp: count, gems: count }),
  },
});
