export const DOUBLE_XP_MS = 30 * 60 * 1000;

/**
 * Whether what is finished at this instant pays double. A lesson that was finished without a network
 * may be older than the purchase; where only the end is known, double XP has begun.
 */
export function isDoubleXp(until: Date | null, at: Date, from: Date | null = null): boolean {
  return until !== null && at < until && (from === null || from <= at);
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
