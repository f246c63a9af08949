import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '@hajde/contract/types';
import type { Course } from '@hajde/rules/course/course';
import { DAY_MS, localDay } from '@hajde/rules/days/days';
import { HEARTS_PER_LESSON } from '@hajde/rules/game/hearts';
import type { Answers } from './given-server.ts';

/** The learner of the tests of screens. */
export const ARTA = {
  id: '6f1c2b1e-7c1f-4d5e-9a53-0d8a3c1b2f4e',
  token: 'arta-s-token',
  username: 'arta',
} as const;

/** The course as the build made it. */
export const course: Course = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../../../packages/course/dist/course.json'),
    'utf8',
  ),
);

/** A learner as the server tells it; what is not named is a newcomer's. */
export function learner(
  given: Partial<Answer<'GET /api/users/:id'>> = {},
): Answer<'GET /api/users/:id'> {
  return {
    id: ARTA.id,
    username: ARTA.username,
    xp: 0,
    gems: 100,
    hearts: HEARTS_PER_LESSON,
    streak: 0,
    placementLevel: 'beginner',
    nextHeartAt: null,
    streakEndsAt: null,
    streakFreezes: 0,
    doubleXpUntil: null,
    ...given,
  };
}

/** The last seven days, of which the last ones are given; nothing was learnt before. */
export function weekTo(given: {
  readonly xp?: readonly number[];
  readonly streak?: readonly number[];
  readonly accuracy?: readonly (number | null)[];
}): Answer<'GET /api/users/:id/weekly-progress'> {
  const seven = <T>(none: T, last: readonly T[] = []) =>
    [...Array<T>(7).fill(none), ...last].slice(-7);
  return {
    days: [6, 5, 4, 3, 2, 1, 0].map((ago) => dayAgo(ago)),
    xp: seven(0, given.xp),
    streak: seven(0, given.streak),
    accuracy: seven(null, given.accuracy),
  };
}

/** One record of progress. */
export const completed = (lessonId: string, perfect = true) => ({
  unitId: unitOf(lessonId),
  lessonId,
  completed: true,
  perfect,
});

/** The records of who has completed all lessons of so many units. */
export const lessonsOf = (units: number) =>
  course.units.slice(0, units).flatMap(({ lessons }) => lessons.map(({ id }) => completed(id)));

/** What the server says to every read of somebody who has skipped the placement test and done nothing else. */
export function newcomer(): Answers {
  return {
    'GET /api/users/:id': learner(),
    'GET /api/users/:id/progress': [],
    'GET /api/users/:id/stats': {
      lessonsCompleted: 0,
      perfectLessons: 0,
      unitsCompleted: 0,
      longestStreak: 0,
    },
    'GET /api/users/:id/achievements': achievements(() => false),
    'GET /api/users/:id/weekly-progress': weekTo({}),
    'GET /api/users/:id/placement-test': {
      level: 'beginner',
      score: 0,
      answers: [],
      takenAt: new Date().toISOString(),
    },
    'GET /api/users/:id/news': {
      awayDays: null,
      lostStreak: null,
      scene: null,
      heardLast: null,
      sound: null,
    },
    'GET /api/users/:id/practice/today': { due: 0, portion: 0, mistakes: 0, met: 0 },
    'GET /api/users/:id/practice': {
      day: today(),
      due: 0,
      portion: 0,
      mistakes: 0,
      nextDueDay: null,
      paidToday: 0,
      words: [],
    },
    'GET /api/users/:id/words': { day: today(), words: [], remembered: [] },
    'GET /api/users/:id/added-words': [],
    'GET /api/users/:id/conversations': [],
    'GET /api/users/:id/sounds': { results: [], paidToday: false },
    'GET /api/users/:id/badges': badges(),
    'GET /api/badges': badges(),
    'GET /api/daily-challenges': challenges(),
    'GET /api/cultural-content': ({ query }) =>
      course.culture
        .filter(({ category }) => [undefined, 'all', category].includes(query.category))
        .map((piece) => ({ ...piece, albanian: [...piece.albanian] })),
    'GET /api/users/:id/cultural-content': [],
    'GET /api/shop/items': [...course.shop],
    'GET /api/circles': [],
    'GET /api/users/:id/account': {
      email: 'arta@example.com',
      emailVerified: false,
      hasPassword: true,
      identity: null,
      offLeaderboards: false,
      createdAt: new Date().toISOString(),
    },
    'GET /api/users/:id/account/sessions': [],
    'GET /api/users/:id/account/events': [],
    'GET /api/users/:id/reminders': {
      hour: null,
      days: [1, 2, 3, 4, 5, 6, 7],
      mail: false,
      letter: false,
      usualMinute: 19 * 60,
      mailbox: 'none',
      publicKey: 'BPublicKey',
      devices: [],
    },
    'GET /api/ready': { ok: true },
  };
}

/** All achievements, with those earned, and for the others how much of each is done. */
export const achievements = (
  earned: (achievement: { name: string }) => boolean,
  share: (achievement: { name: string }) => number = () => 0,
): Answer<'GET /api/users/:id/achievements'> =>
  course.achievements.map(({ counts: _, goal, ...achievement }) => ({
    ...achievement,
    earned: earned(achievement),
    progress: earned(achievement) ? goal : Math.floor(share(achievement) * goal),
    maxProgress: goal,
  }));

export const badges = (): Answer<'GET /api/badges'> =>
  course.badges.map(({ counts: _, ...badge }) => ({
    ...badge,
    progress: 0,
    earned: false,
    earnedAt: null,
  }));

/** Three of the course's, none of them done. */
export const challenges = (): Answer<'GET /api/daily-challenges'> =>
  course.challenges.slice(0, 3).map(({ counts: _, ...challenge }) => ({
    ...challenge,
    progress: 0,
    completed: false,
    claimed: false,
  }));

const dayAgo = (days: number) => localDay(new Date(Date.now() - days * DAY_MS), 'UTC');
const today = () => dayAgo(0);

function unitOf(lessonId: string): string {
  const unit = course.units.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (!unit) throw new Error(`The course has no lesson ${lessonId}`);
  return unit.id;
}
