import { PLACEMENT_MAX_SCORE, PLACEMENT_QUESTIONS } from '@hajde/rules/play/placement';
import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, done, instant, learnerId, level, ownPath, slug, text } from './fields.ts';

const answers = z.array(text(200)).max(PLACEMENT_QUESTIONS);
const score = count.max(PLACEMENT_MAX_SCORE);

const placementResult = z.object({ level, score, answers, takenAt: instant });

export const placement = calls({
  'GET /api/users/:id/placement-test': {
    summary: 'The placement result, or null where the test has not been taken',
    access: 'learner',
    params: ownPath,
    answer: placementResult.nullable(),
  },
  'POST /api/users/:id/placement-test/reset': {
    summary: 'Forget the placement result, so that the test shows again',
    access: 'learner',
    params: ownPath,
    answer: done,
  },
  'POST /api/placement-test/submit': {
    summary: 'Hand in the placement test; the server scores the answers itself',
    access: 'learner',
    body: z.object({
      userId: learnerId,
      score,
      level,
      answers,
      /** The version of the course whose questions were asked. */
      courseVersion: slug.optional(),
    }),
    answer: placementResult.extend({ extras }),
  },
});
