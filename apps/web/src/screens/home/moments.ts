import { levelOf } from '@hajde/rules/game/level';

const DAYS_OF_A_WEEK = 7;

/** Something of today to celebrate: a week of the streak, or a level. */
export type Moment =
  | { readonly kind: 'streak'; readonly days: number; readonly key: string }
  | { readonly kind: 'level'; readonly level: number; readonly key: string };

/** What today has brought; the streak first, since it comes more rarely. */
export function momentsOf({
  xp,
  xpToday,
  streak,
  todayIsDone,
}: {
  readonly xp: number;
  readonly xpToday: number;
  readonly streak: number;
  readonly todayIsDone: boolean;
}): Moment[] {
  const level = levelOf(xp);
  const isWeek = todayIsDone && streak > 0 && streak % DAYS_OF_A_WEEK === 0;
  const isLevel = level > levelOf(Math.max(0, xp - xpToday));
  return [
    ...(isWeek ? [{ kind: 'streak', days: streak, key: `streak ${streak}` } as const] : []),
    ...(isLevel ? [{ kind: 'level', level, key: `level ${level}` } as const] : []),
  ];
}
