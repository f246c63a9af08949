import {
  addDays,
  type Day,
  dayExists,
  daysBetween,
  HOUR_MS,
  localDay,
  startOfDay,
} from '../days/days.ts';
import { memoByKey } from '../days/memo-by-key.ts';
import {
  type FreezeBought,
  firstFromHereOn,
  inOrder,
  type LearntDay,
  type Moment,
} from './streak-events.ts';

const DAYS_OF_A_STREAK_WEEK = 7;

/** After a change of zone, a day is missed only when more than this lies between two lessons. */
export const ZONE_CHANGE_GRACE_MS = 36 * HOUR_MS;

export interface StreakState {
  /** Days learnt in the run that was alive at the last event; frozen days keep it, uncounted. */
  readonly run: number;
  readonly longest: number;
  /** Held after the last event. */
  readonly freezes: number;
  /** The last day accounted for: learnt, covered by a freeze, or travelled over. */
  readonly through: Day | null;
  /** Of the last lesson. */
  readonly lastAt: Date | null;
  readonly lastZone: string | null;
  /** 7th days in a lifetime: the sum over all runs of their whole weeks. */
  readonly weeks: number;
  readonly frozenDays: readonly Day[];
  /** The day in UTC on which this was told: what was then yet to come is left out. */
  readonly asOf: Day | null;
}

/**
 * The streak as a function of what was learnt and bought, in whatever order it became known. Days
 * are gone through by the calendar, so a lesson that arrives late fills its day, and a freeze that
 * had covered that day is free again. Days that are yet to come are left out; a freeze that is
 * dated so is held all the same, since it is paid.
 */
export function replayStreak(
  days: readonly LearntDay[],
  freezes: readonly FreezeBought[],
  now: Date,
): StreakState {
  let state = NOTHING_YET;
  for (state of steps(days, freezes, now));
  const tomorrow = tomorrowOf(now);
  const ahead = freezes.filter(({ day }) => day > tomorrow).length;
  return { ...state, freezes: state.freezes + ahead, asOf: localDay(now, 'UTC') };
}

/** Days in a row of which none was missed: each learnt, covered by a freeze, or travelled over. */
export interface Run {
  readonly from: Day;
  readonly through: Day;
}

/** Every run there was, up to the moment and where the learner then is; the same replay. */
export function replayRuns(
  days: readonly LearntDay[],
  freezes: readonly FreezeBought[],
  here: Moment,
): Run[] {
  const runs: Run[] = [];
  let before = NOTHING_YET;
  const goOn = (state: StreakState) => {
    const { through } = state;
    const open = before.run > 0 ? runs.pop() : undefined;
    if (through !== null && (open || state.run > 0)) {
      runs.push({ from: open?.from ?? through, through });
    }
    before = state;
  };
  for (const state of steps(days, freezes, here.at)) goOn(state);
  goOn(settle(before, localDay(here.at, here.zone), here));
  return runs;
}

/** The state after each thing that happened, and before it, once the days until then are settled. */
function* steps(
  days: readonly LearntDay[],
  freezes: readonly FreezeBought[],
  now: Date,
): Generator<StreakState, void> {
  const tomorrow = tomorrowOf(now);
  const hasCome = ({ day }: { readonly day: Day }) => day <= tomorrow;
  const events = inOrder(days.filter(hasCome), freezes.filter(hasCome));
  const arrivals = firstFromHereOn(events);
  let state = NOTHING_YET;
  for (const [i, event] of events.entries()) {
    const settled = settle(state, event.day, arrivals[i] ?? event);
    yield settled;
    state = event.learnt
      ? learn(settled, event.learnt)
      : { ...settled, freezes: settled.freezes + 1 };
    yield state;
  }
}

/**
 * The same for one more lesson, where that can be told without a replay: further lessons of the day
 * learnt last change nothing but its end. Null where days must be gone through.
 */
export function learnAgain(
  state: StreakState,
  { day, at, zone }: { readonly day: Day; readonly at: Date; readonly zone: string },
  now: Date,
): StreakState | null {
  const { run, through, lastAt, lastZone, asOf } = state;
  // A day accounted for beyond this one, or a run that something has ended since.
  if (run === 0 || through !== day || lastAt === null || lastZone === null) return null;
  // In one instant with the last, it may be the day's first.
  if (at <= lastAt || localDay(lastAt, lastZone) !== day) return null;
  // With another day, one that was yet to come may have come, and after a clock ran ahead, gone.
  if (asOf !== localDay(now, 'UTC')) return null;
  return { ...state, lastAt: at, lastZone: zone };
}

/**
 * Whether a day lies later than tomorrow: it has begun nowhere on earth, so a clock that ran ahead
 * wrote it down, and it must not end a run.
 */
export function isYetToCome(day: Day, now: Date): boolean {
  return day > tomorrowOf(now);
}

/** No day beyond it has begun anywhere on earth. */
export function tomorrowOf(now: Date): Day {
  return addDays(localDay(now, 'UTC'), 1);
}

/** What is true at an instant where the learner now is, and when the run ends if nothing is learnt. */
export function streakAt(
  state: StreakState,
  now: Date,
  zone: string,
): { current: number; freezesHeld: number; endsAt: Date | null } {
  const { run, freezes } = settle(state, localDay(now, zone), { at: now, zone });
  const endsAt = run > 0 ? endOfRun(state, zone) : null;
  return { current: run, freezesHeld: freezes, endsAt };
}

const NOTHING_YET: StreakState = {
  run: 0,
  longest: 0,
  freezes: 0,
  through: null,
  lastAt: null,
  lastZone: null,
  weeks: 0,
  frozenDays: [],
  asOf: null,
};

/** Accounts for the days before `day`: each one missed takes a freeze, and without one ends the run. */
function settle(state: StreakState, day: Day, arrival: Moment): StreakState {
  if (state.run === 0 || state.through === null) return state;
  if (daysBetween(state.through, day) <= 1) return state;
  const eve = addDays(day, -1);
  if (travelled(state, arrival)) return { ...state, through: eve };
  const frozen: Day[] = [];
  for (let missed = addDays(state.through, 1); missed <= eve; missed = addDays(missed, 1)) {
    if (!dayExists(missed, arrival.zone)) continue;
    if (frozen.length === state.freezes) return freeze(state, frozen, { run: 0 });
    frozen.push(missed);
  }
  return freeze(state, frozen, { through: eve });
}

function freeze(state: StreakState, days: readonly Day[], change: Partial<StreakState>) {
  return {
    ...state,
    freezes: state.freezes - days.length,
    through: days.at(-1) ?? state.through,
    frozenDays: [...state.frozenDays, ...days],
    ...change,
  };
}

function travelled({ lastAt, lastZone }: StreakState, arrival: Moment): boolean {
  if (lastAt === null || lastZone === arrival.zone) return false;
  return arrival.at.getTime() - lastAt.getTime() <= ZONE_CHANGE_GRACE_MS;
}

function learn(state: StreakState, { day, lastAt, lastZone }: LearntDay): StreakState {
  const run = state.run + 1;
  // Over the date line an earlier day can hold the later lesson.
  const isLast = state.lastAt === null || lastAt >= state.lastAt;
  return {
    ...state,
    run,
    longest: Math.max(state.longest, run),
    through: day,
    lastAt: isLast ? lastAt : state.lastAt,
    lastZone: isLast ? lastZone : state.lastZone,
    weeks: state.weeks + (run % DAYS_OF_A_STREAK_WEEK === 0 ? 1 : 0),
  };
}

/** The first instant that no longer saves the run; asked only of a run that is alive. */
function endOfRun({ through, freezes, lastAt, lastZone }: StreakState, zone: string): Date | null {
  if (through === null || lastAt === null) return null;
  const end = ends(`${through} ${freezes} ${zone.toLowerCase()}`, () =>
    endOfLastChance(through, freezes, zone),
  );
  if (zone === lastZone) return new Date(end);
  // At exactly 36 hours the run still holds, so it ends the instant after.
  return new Date(Math.max(end, lastAt.getTime() + ZONE_CHANGE_GRACE_MS + 1));
}

/** Every read of a learner asks for it, and most of those who learn share day, freezes and zone. */
const ends = memoByKey<number>(4096);

function endOfLastChance(through: Day, freezes: number, zone: string): number {
  let lastChance = addDays(through, 1);
  let left = freezes;
  while (left > 0 || !dayExists(lastChance, zone)) {
    if (dayExists(lastChance, zone)) left -= 1;
    lastChance = addDays(lastChance, 1);
  }
  return startOfDay(addDays(lastChance, 1), zone).getTime();
}
