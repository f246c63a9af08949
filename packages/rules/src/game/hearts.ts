export const HEARTS_PER_LESSON = 5;
export const MAX_HEARTS = 5;
export const HEART_REGROWS_AFTER_MS = 30 * 60 * 1000;
/** Far more than five hearts take to grow back. */
const ABSURDLY_FAR_MS = 2 * MAX_HEARTS * HEART_REGROWS_AFTER_MS;

/** The account's hearts are one instant, the one at which all will be there again. */
export function heartsAt(fullAt: Date, now: Date): number {
  return MAX_HEARTS - missingAt(fullAt, now);
}

/** An instant further ahead than mistakes can put it comes from a wrong clock: then all hearts are there. */
export function credibleFullAt(fullAt: Date, now: Date): Date {
  return fullAt.getTime() - now.getTime() > ABSURDLY_FAR_MS ? now : fullAt;
}

/**
 * Each mistake puts it off by one heart's time; there are no more than five to lose. A lesson that
 * arrives late may have been finished long ago: it never brings hearts back.
 */
export function loseHearts(fullAt: Date, mistakes: number, at: Date): Date {
  const from = Math.max(fullAt.getTime(), at.getTime());
  const latest = at.getTime() + MAX_HEARTS * HEART_REGROWS_AFTER_MS;
  const later = Math.min(from + mistakes * HEART_REGROWS_AFTER_MS, latest);
  return new Date(Math.max(fullAt.getTime(), later));
}

/** One heart comes back at once; there are no more than five to have. */
export function giveHeart(fullAt: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), fullAt.getTime() - HEART_REGROWS_AFTER_MS));
}

/** When the next heart is back, or null with none missing. */
export function nextHeartAt(fullAt: Date, now: Date): Date | null {
  const missing = missingAt(fullAt, now);
  if (missing === 0) return null;
  return new Date(fullAt.getTime() - (missing - 1) * HEART_REGROWS_AFTER_MS);
}

/** In a lesson, where hearts are the lesson's own and running out of them stops nothing. */
export function heartsAfterMistake(hearts: number): number {
  return Math.max(0, hearts - 1);
}

function missingAt(fullAt: Date, now: Date): number {
  const left = Math.max(0, credibleFullAt(fullAt, now).getTime() - now.getTime());
  return Math.min(MAX_HEARTS, Math.ceil(left / HEART_REGROWS_AFTER_MS));
}
