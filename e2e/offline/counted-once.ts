import { expect, type Page } from '@playwright/test';
import { ask, type Person } from '../person.ts';

/** What was learnt stands once in XP, gems, streak, path and leaderboard. */
export async function expectCountedOnce(
  page: Page,
  me: Person,
  { xp, gems, lessons }: { xp: number; gems: number; lessons: number },
) {
  expect(await ask(page, me, 'GET /api/users/:id')).toMatchObject({ xp, gems, streak: 1 });
  expect(await ask(page, me, 'GET /api/users/:id/progress')).toHaveLength(lessons);
  const position = await ask(page, me, 'GET /api/users/:id/leaderboard/weekly_xp/:period', {
    params: { period: 'current_week' },
  });
  expect(position).toMatchObject({ value: xp });
}
