import type { Answer } from '@hajde/contract/types';
import { type Day, daysBetween, localDay } from '@hajde/rules/days/days';
import { retrievability } from '@hajde/rules/memory/memory';
import { isDue, type WordMemory } from '@hajde/rules/memory/word-memory';
import { nextLesson } from '@hajde/rules/path/next-lesson';
import { streakAt } from '@hajde/rules/streak/streak';
import type { SignedInLearner } from '../../db/learner-fields.ts';
import { rowsOf, type Statement } from '../../db/statement.ts';
import type { Server } from '../../http/server.ts';
import { streakBehind } from '../../ledger/streak.ts';
import type { LookedAt } from './look.ts';
import type { Circle, ToTell } from './message.ts';

/** What other features know of a learner. They are handed in: none of them is known here. */
export interface Sources {
  /** For many at once: a few words of each that are due and likeliest still known. */
  aboutToBeForgotten(
    learners: readonly SignedInLearner[],
    now: Date,
  ): Promise<ReadonlyMap<string, readonly WordMemory[]>>;
  words(learner: SignedInLearner, now: Date): Promise<readonly WordMemory[]>;
  circles(learner: SignedInLearner, now: Date): Promise<readonly Circle[]>;
  week(learner: SignedInLearner, now: Date): Promise<Answer<'GET /api/users/:id/weekly-progress'>>;
  news(learner: SignedInLearner, now: Date): Promise<Answer<'GET /api/users/:id/news'>>;
}

const LESSONS: Statement = {
  name: 'lessons-of-reminded',
  text: `
    select learner_id as id, json_agg(lesson_id) as lessons from progress
    where learner_id = any ($1::uuid[]) group by learner_id`,
};

/** What is read of all who are reminded together, by learner. */
export interface Known {
  readonly words: ReadonlyMap<string, readonly WordMemory[]>;
  readonly lessons: ReadonlyMap<string, readonly string[]>;
}

export async function knownOf(
  { database: { pool } }: Server,
  sources: Sources,
  learners: readonly LookedAt[],
  now: Date,
): Promise<Known> {
  if (learners.length === 0) return { words: new Map(), lessons: new Map() };
  const ids = learners.map(({ id }) => id);
  const [words, lessons] = await Promise.all([
    sources.aboutToBeForgotten(learners, now),
    rowsOf<{ id: string; lessons: string[] }>(pool, LESSONS, [ids]),
  ]);
  return { words, lessons: new Map(lessons.map((row) => [row.id, row.lessons])) };
}

/** All that a reminder may tell of a learner at this moment. */
export async function toTell(
  { database: { db }, course }: Server,
  sources: Sources,
  learner: LookedAt,
  known: Known,
  now: Date,
): Promise<ToTell> {
  const { zone } = learner;
  const day = localDay(now, zone);
  const [circles, state] = await Promise.all([
    learner.inCircle ? sources.circles(learner, now) : [],
    streakBehind(db, learner, now),
  ]);
  const { lastAt, lastZone } = state;
  return {
    word: slipping(known.words.get(learner.id) ?? [], day).at(-1)?.wordId,
    circle: circles
      .filter(({ streak, members }) => streak > 0 && members > 1)
      .toSorted((a, b) => b.streak - a.streak)[0],
    streak: streakAt(state, now, zone).current,
    awayDays: lastAt ? Math.max(0, daysBetween(localDay(lastAt, lastZone ?? zone), day)) : 0,
    lesson: nextLesson(course.units, new Set(known.lessons.get(learner.id)))?.lesson,
  };
}

/** The words that are due, the one that is likeliest forgotten first. */
export function slipping(words: readonly WordMemory[], day: Day): WordMemory[] {
  return words
    .filter((word) => isDue(word, day))
    .toSorted((a, b) => retrievability(a, day) - retrievability(b, day));
}
