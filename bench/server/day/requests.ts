import { type Chance, seeded } from '@hajde/rules/chance/chance';
import type { Player } from '../crowd.ts';
import { finished, gets, lessonsOfCourse, post } from '../requests.ts';
import { NEW_UUID } from '../wire.ts';
import type { DayJob } from './client.ts';
import { arrivals, type Step, session } from './model.ts';

/** What Home reads. */
const HOME = [
  '/api/users/:id',
  '/api/users/:id/progress',
  '/api/users/:id/weekly-progress',
  '/api/users/:id/news',
  '/api/users/:id/practice/today',
  '/api/daily-challenges',
];
/** What is read anew once a lesson is handed in. */
const AFTER_A_LESSON = ['/api/users/:id', '/api/users/:id/progress'];
const BOARDS = [
  '/api/leaderboards/weekly_xp/current_week',
  '/api/leaderboards/streak/current_week',
  '/api/users/:id/leaderboard/weekly_xp/current_week',
];
const FLIGHT_LESSONS = 5;
const REVIEWS = 12;
const MINUTES_A_DAY = 24 * 60;

/** The sessions of these players, each has one, over a day that is as long as `dayMs`. */
export function sessionsOf(players: readonly Player[], dayMs: number, seed: number) {
  const chance = seeded(seed);
  const begins = arrivals(players.length, chance);
  const lessons = lessonsOfCourse();
  const next = () => {
    const lesson = lessons[Math.floor(chance() * lessons.length)];
    if (lesson === undefined) throw new Error('The course has no lessons.');
    return lesson;
  };
  return players.map((player, i): DayJob['sessions'][number] => {
    let minutes = 0;
    const steps = session(chance).map((step) => {
      minutes += step.minutes;
      return {
        afterMs: (minutes / MINUTES_A_DAY) * dayMs,
        requests: asked(step, player, next, chance),
      };
    });
    return { atMs: (begins[i] ?? 0) * dayMs, steps };
  });
}

function asked(
  { kind }: Step,
  player: Player,
  next: () => ReturnType<typeof lessonsOfCourse>[number],
  chance: Chance,
): string[] {
  const reads = (paths: readonly string[]) => paths.flatMap((path) => gets([player], path));
  if (kind === 'open') return reads(HOME);
  if (kind === 'board') return reads(BOARDS);
  if (kind === 'lesson') {
    return [
      post(player, '/api/lessons/complete', finished(player, next())),
      ...reads(AFTER_A_LESSON),
    ];
  }
  if (kind === 'flight') {
    return Array.from({ length: FLIGHT_LESSONS }, (_, k) => {
      const savedAt = new Date(Date.now() - (FLIGHT_LESSONS + 4 - k) * 15 * 60_000).toISOString();
      return post(player, '/api/offline-progress/sync', { ...finished(player, next()), savedAt });
    });
  }
  const words = [...next().newWords, ...next().newWords, ...next().newWords];
  const reviews = words.slice(0, REVIEWS).map((wordId) => ({
    reviewId: NEW_UUID,
    wordId,
    kind: 'build',
    verdict: chance() < 0.15 ? 'wrong' : 'right',
    at: new Date().toISOString(),
  }));
  const done = { userId: player.id, practiceId: NEW_UUID, finished: true, reviews };
  return [...reads(['/api/users/:id/practice']), post(player, '/api/practice/complete', done)];
}
