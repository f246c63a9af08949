import { addDays, type Day, localDay } from '../days/days.ts';
import { replayRuns, tomorrowOf } from '../streak/streak.ts';
import type { FreezeBought, LearntDay } from '../streak/streak-events.ts';

/** When a day counts for a circle: everybody learns, or at least two do. */
export const CIRCLE_RULES = ['everybody', 'two'] as const;
export type CircleRule = (typeof CIRCLE_RULES)[number];

/** From the day of joining up to, and without, the day of leaving. */
export interface Spell {
  readonly from: Day;
  readonly until: Day | null;
}

export interface CircleMember {
  /** More than one for who left and came back. */
  readonly spells: readonly Spell[];
  /** Where they are now. */
  readonly zone: string;
  readonly days: readonly LearntDay[];
  readonly freezes: readonly FreezeBought[];
}

interface SharedStreak {
  readonly current: number;
  readonly longest: number;
  /** The last day that counted. */
  readonly through: Day | null;
}

/**
 * The streak of a circle as a function of what its members learnt, each by their own calendar, in
 * whatever order it became known. As with the learner's own, a day that freezes or flights have kept
 * goes by uncounted, and a day that is not over for somebody breaks nothing yet. Nobody is waited for
 * on the day they join: they would break a streak by coming late.
 */
export function sharedStreak(
  rule: CircleRule,
  members: readonly CircleMember[],
  now: Date,
): SharedStreak {
  const calendars = members.map((member) => calendarOf(member, now));
  const firsts = members.flatMap(({ spells }) => spells.map(({ from }) => from)).sort();
  let current = 0;
  let longest = 0;
  let through: Day | null = null;
  const tomorrow = tomorrowOf(now);
  for (let [day] = firsts; day !== undefined && day <= tomorrow; day = addDays(day, 1)) {
    if (holds(rule, calendars, day, 'learnt')) {
      current += 1;
      longest = Math.max(longest, current);
      through = day;
    } else if (!holds(rule, calendars, day, 'kept')) {
      current = 0;
    }
  }
  return { current, longest, through };
}

/** What a day was for a member, from the least to the most: `kept` by a freeze or a flight, or not over. */
const MARKS = ['missed', 'kept', 'learnt'] as const;
type Mark = (typeof MARKS)[number];

interface Calendar {
  readonly spells: readonly Spell[];
  mark(day: Day): Mark;
}

function calendarOf({ spells, zone, days, freezes }: CircleMember, now: Date): Calendar {
  const today = localDay(now, zone);
  // Flown back to a day that something later has already settled: it is not open again.
  const tomorrow = tomorrowOf(now);
  const done = [...days, ...freezes].map(({ day }) => day).filter((day) => day <= tomorrow);
  const openFrom = lastOf([today, ...done]);
  const learnt = new Set(days.map(({ day }) => day));
  const [since = today] = spells.map(({ from }) => from).sort();
  const kept = new Set<Day>();
  for (const { from, through } of replayRuns(days, freezes, { at: now, zone })) {
    for (let day = lastOf([from, since]); day <= through; day = addDays(day, 1)) {
      kept.add(day);
    }
  }
  return {
    spells,
    mark: (day) => {
      if (learnt.has(day)) return 'learnt';
      return kept.has(day) || day >= openFrom ? 'kept' : 'missed';
    },
  };
}

function holds(
  rule: CircleRule,
  calendars: readonly Calendar[],
  day: Day,
  least: Exclude<Mark, 'missed'>,
): boolean {
  const reaches = (it: Calendar) => MARKS.indexOf(it.mark(day)) >= MARKS.indexOf(least);
  const here = calendars.filter(({ spells }) => spells.some((spell) => isIn(spell, day)));
  const there = here.filter(reaches).length;
  if (rule === 'two') return there >= TOGETHER;
  const isNew = ({ spells }: Calendar) => !spells.some((it) => isIn(it, day) && it.from < day);
  return there > 0 && here.every((it) => isNew(it) || reaches(it));
}

const TOGETHER = 2;

const isIn = ({ from, until }: Spell, day: Day) => from <= day && (until === null || day < until);

const lastOf = (days: readonly Day[]) => days.toSorted().at(-1) ?? '';
