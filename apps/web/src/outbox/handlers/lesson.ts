import type { Answer } from '@hajde/contract/types';
import { effectOf, type Handler } from '../handler.ts';
import type { LessonRecord } from '../records.ts';

const CALL = 'POST /api/offline-progress/sync';

export const lessonHandler: Handler<LessonRecord, Answer<typeof CALL>> = {
  async send(record, post, sentAt) {
    const { userId, lessonId, unitId, perfect, xpEarned, gemsEarned } = record;
    const { completionId, answers, courseVersion, savedAt, timeZone } = record;
    const body = {
      ...{ userId, lessonId, unitId, perfect, xpEarned, gemsEarned, completionId, answers },
      ...(courseVersion !== undefined && { courseVersion }),
      ...{ savedAt, sentAt, timeZone },
    };
    const answer = await post(CALL, { body });
    return { idempotencyKey: answer.completionId, answer };
  },

  effects: (records) =>
    records.map(({ savedAt, timeZone, xpEarned, gemsEarned, mistakes, answers }) =>
      effectOf(savedAt, timeZone, {
        xp: xpEarned,
        gems: gemsEarned,
        doubles: true,
        keepsDay: true,
        mistakes,
        answered: answers.length,
      }),
    ),
};
