export const DOUBLE_XP_MS = 30 * 60 * 1000;

/**
 * Whether what is finished at this instant pays double. A lesson that was finished without a network
 * may be older than the purchase; where only the end is known, double XP has begun.
 */
export function isDoubleXp(until: Date | null, at: Date, from: Date | null = null): boolean {
  return until !== null && at < until && (from === null || from <= at);
}

/** A lesson that arrives later than this was finished elsewhere: without a network, or in a made-up past. */
const LATE_AFTER_MS = 60 * 1000;
/** As many as a person plays in half an hour without a network. */
export const LATE_LESSONS_DOUBLED = 10;

export const isLate = (at: Date, now: Date) => now.getTime() - at.getTime() > LATE_AFTER_MS;

/** The same for a lesson that is handed in now: of those that arrive late, only so many are doubled. */
export function doublesLesson(
  { from, until, late }: { from: Date | null; until: Date | null; late: number },
  at: Date,
  now: Date,
): boolean {
  return isDoubleXp(until, at, from) && (!isLate(at, now) || late < LATE_LESSONS_DOUBLED);
}

/** When double XP runs once another is bought: it adds its time to what is still running. */
export function extendDoubleXp(
  until: Date | null,
  now: Date,
  from: Date | null = null,
): { from: Date; until: Date } {
  const start = isDoubleXp(until, now) && until !== null ? until : now;
  return {
    from: start === now ? now : (from ?? now),
    until: new Date(start.getTime() + DOUBLE_XP_MS),
  };
}
