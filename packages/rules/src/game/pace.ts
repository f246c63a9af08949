import { addDays, DAY_MS, type Day, HOUR_MS, localDay, startOfDay } from '../days/days.ts';

/**
 * Lessons come no faster than a person could play them: so many at once, one more each time so long
 * has passed, and so many that count for one day.
 */
export const LESSONS_AT_ONCE = 20;
/** One more each time so long has passed: nobody plays a lesson faster. */
export const LESSON_TAKES_MS = 10_000;
export const LESSONS_A_DAY = 100;

/** How far around a lesson others matter: one calendar day lasts 50 hours, from its first zone to its last. */
export const PACE_REACH_MS = 50 * HOUR_MS;

/** No conversation is heard to its end faster, and a few are at once only where a clock jumped. */
export const CONVERSATION_TAKES_MS = 30_000;

/** A lesson that counts: when, in milliseconds, and in which zone. */
export interface PlayedLesson {
  readonly at: number;
  readonly zone: string;
  /** How long nobody plays it faster than; a lesson's where it is left out. */
  readonly takesMs?: number | undefined;
}

/**
 * Whether two things count for the same day's pay. A change of zone opens no further day: what was
 * played elsewhere within 24 hours counts for this one too.
 */
export function sharesPay(one: PlayedLesson, other: PlayedLesson, day = dayOf(one)): boolean {
  if (one.zone !== other.zone && Math.abs(one.at - other.at) < DAY_MS) return true;
  return dayOf(other) === day;
}

/**
 * When a lesson counts, beside those that do already: at its own time where a person could have
 * played it then, so that all lessons of a flight count, in whatever order they arrive. Where nobody
 * could, it counts as one that is played now, or else has to wait.
 */
export function placeInPace(
  played: readonly PlayedLesson[],
  lesson: PlayedLesson,
  now: number,
): { readonly at: number } | { readonly waitMs: number } {
  if (fits(played, lesson)) return { at: lesson.at };
  const free = firstFree(played, { ...lesson, at: now });
  return free <= now ? { at: now } : { waitMs: free - now };
}

function fits(played: readonly PlayedLesson[], lesson: PlayedLesson): boolean {
  return !isDayFull(played, lesson) && isPlayable([...played, lesson]);
}

function firstFree(played: readonly PlayedLesson[], lesson: PlayedLesson): number {
  let { at } = lesson;
  while (!fits(played, { ...lesson, at })) {
    if (isDayFull(played, { ...lesson, at })) at = nextDay(at, lesson.zone);
    else {
      const room = roomAt(played, at);
      // There is room, but lessons of a clock that was ahead would no longer have theirs.
      at = room > at ? room : at + LESSON_TAKES_MS;
    }
  }
  return at;
}

const BUCKET_MS = (LESSONS_AT_ONCE - 1) * LESSON_TAKES_MS;
const takes = ({ takesMs = LESSON_TAKES_MS }: PlayedLesson) => takesMs;
const inOrder = (played: readonly PlayedLesson[]) =>
  played.toSorted((a, b) => a.at - b.at || takes(a) - takes(b));
const dayOf = ({ at, zone }: PlayedLesson): Day => localDay(new Date(at), zone);

function isDayFull(played: readonly PlayedLesson[], lesson: PlayedLesson): boolean {
  if (played.length < LESSONS_A_DAY) return false;
  const day = dayOf(lesson);
  return played.filter((each) => sharesPay(lesson, each, day)).length >= LESSONS_A_DAY;
}

function nextDay(at: number, zone: string): number {
  return startOfDay(addDays(localDay(new Date(at), zone), 1), zone).getTime();
}

/** When those until then leave room for one more. */
function roomAt(played: readonly PlayedLesson[], until: number): number {
  let emptyAt = Number.NEGATIVE_INFINITY;
  for (const each of inOrder(played)) {
    if (each.at <= until) emptyAt = Math.max(emptyAt, each.at) + takes(each);
  }
  return emptyAt - BUCKET_MS;
}

/** A bucket that each lesson fills a little, and that empties with time, never runs over. */
function isPlayable(played: readonly PlayedLesson[]): boolean {
  let emptyAt = Number.NEGATIVE_INFINITY;
  for (const each of inOrder(played)) {
    if (emptyAt - each.at > BUCKET_MS) return false;
    emptyAt = Math.max(emptyAt, each.at) + takes(each);
  }
  return true;
}
