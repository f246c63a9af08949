export const DOUBLE_XP_MS = 30 * 60 * 1000;

/** Whether lessons pay double XP at this instant. */
export function doubleXpRuns(until: Date | null, now: Date): boolean {
  return until !== null && now < until;
}
