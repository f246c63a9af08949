import { EXERCISE_KINDS } from '@hajde/rules/practice/kinds';
import { PRACTICE_XP } from '@hajde/rules/practice/payment';
import { z } from 'zod';
import { calls } from './call.ts';
import { extras } from './extras.ts';
import { count, day, done, instant, learnerId, ownPath, slug, text } from './fields.ts';

/** A word by its dictionary form, as lessons name it among their new words. */
export const wordId = text(64).min(1);
const VERDICTS = ['right', 'almost', 'wrong'] as const;

/** A session has 15 exercises and those that come back; a sentence asks for several words at once. */
const MOST_REVIEWS = 300;

export const wordMemory = z.object({
  wordId,
  stability: z.number(),
  difficulty: z.number(),
  lastDay: day,
  lastAt: instant,
  lastId: z.string(),
  reviews: count,
  lapses: count,
  lastOutcome: z.enum(['right', 'wrong', 'seen']),
  suspended: z.boolean(),
});

const review = z.object({
  /** Made when the answer is given; the same review never counts twice. */
  reviewId: z.uuid(),
  wordId,
  kind: z.enum(EXERCISE_KINDS),
  verdict: z.enum(VERDICTS),
  at: instant,
});
export type Review = z.infer<typeof review>;

/** Why a session pays nothing: not at its end, too short, or one too many on that day. */
const UNPAID = ['not_finished', 'too_few_reviews', 'enough_today'] as const;

const practised = z.object({
  practiceId: z.uuid(),
  /** How many of the session's reviews count so far, in this request and before. */
  reviews: count,
  /** What the session has been paid, now or before. */
  xpEarned: count.max(PRACTICE_XP),
  unpaid: z.enum(UNPAID).nullable(),
  /** And besides, now or before. */
  extras,
  /** The learner right after this session. */
  xp: count,
  gems: count,
  hearts: count,
  streak: count,
  /** The words that were asked for, as they are remembered now; what was not met yet is left out. */
  words: z.array(wordMemory),
});

const metWord = wordMemory.extend({
  /** Of the lesson that teaches it; `occasions` where none does, and then the occasion for the lesson. */
  unitId: slug,
  lessonId: slug,
  means: z.string(),
  part: z.string(),
  ipa: z.string(),
  /** The standard forms, where the word is Kosovo usage. */
  standard: z.array(z.string()),
  /** The Kosovo forms, where the word is the standard's. */
  kosovo: z.array(z.string()),
  /** A line of the course with the word in it; null where the course has none. */
  sentence: z.object({ albanian: z.string(), english: z.string() }).nullable(),
  /** How likely it is known today, from 0 to 1. */
  strength: z.number().min(0).max(1),
  dueDay: day,
});

const ofWord = ownPath.extend({ wordId });

export const practice = calls({
  'GET /api/users/:id/practice': {
    summary: 'What is due, and how every word that was met is remembered',
    access: 'learner',
    params: ownPath,
    answer: z.object({
      day,
      due: count,
      /** Of what is ready, as much as a day asks for, less what was practised today. */
      portion: count,
      /** Words of the portion that were answered wrongly in a lesson and not asked for since. */
      mistakes: count,
      /** When the next word is due that is not due today; null where there is none. */
      nextDueDay: day.nullable(),
      /** Sessions that have been paid on this day. */
      paidToday: count,
      words: z.array(wordMemory),
    }),
  },
  'POST /api/practice/complete': {
    summary: 'Hand in what was practised; it may be sent again, and piece by piece',
    access: 'learner',
    body: z.object({
      userId: learnerId,
      /** Made when the session begins; the same session is never paid twice. */
      practiceId: z.uuid(),
      finished: z.boolean(),
      reviews: z.array(review).max(MOST_REVIEWS),
      timeZone: text(64).optional(),
      /** The device's clock at sending: beside the time of a review it corrects a wrong clock. */
      sentAt: instant.optional(),
    }),
    answer: practised,
  },
  'GET /api/users/:id/words': {
    summary: 'Every word that was met, with its sentence, its forms and its strength',
    access: 'learner',
    params: ownPath,
    answer: z.object({
      day,
      words: z.array(metWord),
      /** How many words were and will be known, over the last and the next 30 days. */
      remembered: z.array(z.object({ day, words: z.number().nonnegative() })),
    }),
  },
  'POST /api/users/:id/words/:wordId/suspend': {
    summary: '"I know this": do not ask for the word any more',
    access: 'learner',
    params: ofWord,
    answer: done,
  },
  'POST /api/users/:id/words/:wordId/resume': {
    summary: 'Ask for a suspended word again',
    access: 'learner',
    params: ofWord,
    answer: done,
  },
});
