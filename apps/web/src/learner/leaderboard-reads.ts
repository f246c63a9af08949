import type { Period } from '@hajde/rules/days/periods';
import { read } from '../api/read.ts';

export type Board = 'xp' | 'streak';

/** The first fifty of a board. The XP of each period is a call of its own. */
export function rankingOf(board: Board, period: Period) {
  if (board === 'streak')
    return read('GET /api/leaderboards/streak/:period', { params: { period } });
  switch (period) {
    case 'current_week':
      return read('GET /api/leaderboards/weekly_xp/current_week');
    case 'current_month':
      return read('GET /api/leaderboards/monthly_xp/current_month');
    case 'all_time':
      return read('GET /api/leaderboards/all_time_xp/all_time');
  }
}

/** The learner's own rank by XP. */
export const ownRankOf = (id: string, period: Period) =>
  read('GET /api/users/:id/leaderboard/weekly_xp/:period', { params: { id, period } });
