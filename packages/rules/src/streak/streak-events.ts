import type { Day } from '../days/days.ts';

/** One calendar day with at least one lesson: its first and its last. */
export interface LearntDay {
  readonly day: Day;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly firstZone: string;
  readonly lastZone: string;
}

export interface FreezeBought {
  readonly day: Day;
  readonly at: Date;
  readonly zone: string;
}

export interface Moment {
  readonly at: Date;
  readonly zone: string;
}

interface StreakEvent extends Moment {
  readonly day: Day;
  /** The day learnt; a purchase has none. */
  readonly learnt?: LearntDay;
}

/** By the calendar; what fell on one day of learning stands together. */
export function inOrder(
  days: readonly LearntDay[],
  freezes: readonly FreezeBought[],
): StreakEvent[] {
  const learnt = mergeByDay(days).map((it) => ({
    day: it.day,
    at: it.firstAt,
    zone: it.firstZone,
    learnt: it,
  }));
  return [...learnt, ...freezes].sort(
    (a, b) => compare(a.day, b.day) || compare(a.at, b.at) || compare(a.zone, b.zone),
  );
}

function mergeByDay(days: readonly LearntDay[]): LearntDay[] {
  const merged = new Map<Day, LearntDay>();
  for (const it of days) {
    const other = merged.get(it.day) ?? it;
    const first =
      (compare(it.firstAt, other.firstAt) || compare(it.firstZone, other.firstZone)) < 0;
    const last = (compare(it.lastAt, other.lastAt) || compare(it.lastZone, other.lastZone)) > 0;
    merged.set(it.day, {
      day: it.day,
      firstAt: first ? it.firstAt : other.firstAt,
      firstZone: first ? it.firstZone : other.firstZone,
      lastAt: last ? it.lastAt : other.lastAt,
      lastZone: last ? it.lastZone : other.lastZone,
    });
  }
  return [...merged.values()];
}

/**
 * For each event, the earliest in time of it and those of later days. Flying back over the date line
 * gives an earlier day a later lesson, which must not undo what the way out had already settled.
 */
export function firstFromHereOn(events: readonly StreakEvent[]): Moment[] {
  const firsts: Moment[] = [];
  let first: Moment | undefined;
  for (const event of events.toReversed()) {
    if (!first || event.at <= first.at) first = event;
    firsts.push(first);
  }
  return firsts.reverse();
}

function compare<T extends string | Date>(a: T, b: T): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
