import { PERIODS } from '@hajde/rules/days/periods';
import { z } from 'zod';
import { calls } from './call.ts';
import { count, instant, learnerId, ownPath } from './fields.ts';

const period = z.enum(PERIODS);
const rank = z.int().positive();

const entries = z.array(
  z.object({
    id: z.string(),
    userId: learnerId,
    rank,
    value: count,
    user: z.object({ username: z.string(), streak: count, xp: count }),
  }),
);

const board = (summary: string) => ({ summary, access: 'learner' as const, answer: entries });

export const leaderboards = calls({
  'GET /api/leaderboards/weekly_xp/current_week': board('Most XP this week'),
  'GET /api/leaderboards/monthly_xp/current_month': board('Most XP this month'),
  'GET /api/leaderboards/all_time_xp/all_time': board('Most XP of all time'),
  'GET /api/leaderboards/streak/:period': {
    summary: 'Longest current streaks of those active in the period',
    access: 'learner',
    params: z.object({ period }),
    answer: entries,
  },
  'GET /api/users/:id/leaderboard/weekly_xp/:period': {
    summary: "The learner's own place by XP in the period",
    access: 'learner',
    params: ownPath.extend({ period }),
    answer: z.object({
      /** null while the learner has no XP in the period, or stays off the leaderboards. */
      rank: rank.nullable(),
      value: count,
      /** When the ranks were counted. */
      asOf: instant,
    }),
  },
});
