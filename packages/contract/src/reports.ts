import { REPORT_REASONS } from '@hajde/rules/course/reports';
import { z } from 'zod';
import { calls } from './call.ts';
import { count, done, slug, text } from './fields.ts';

export const reports = calls({
  'POST /api/question-reports': {
    summary: "Tell the course's authors that a question is faulty",
    access: 'learner',
    body: z.object({
      lessonId: slug,
      /** The place of the question in its lesson, from 0. */
      question: count.max(50),
      reason: z.enum(REPORT_REASONS),
      /** What was said by the clip that does not sound right: the question's own phrase. */
      heard: text(300).optional(),
      note: text(1000).optional(),
    }),
    answer: done,
  },
  'POST /api/clip-reports': {
    summary: "Tell the course's authors that a clip doesn't sound right",
    access: 'learner',
    body: z.object({
      /** What the clip says; the authors find by it which voice made the clip, and how. */
      heard: text(300).min(1),
    }),
    answer: done,
  },
});
