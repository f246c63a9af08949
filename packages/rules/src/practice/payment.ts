/** What a finished session pays. */
export const PRACTICE_XP = 10;
/** So many reviews of words that the learner has met make a session. */
export const REVIEWS_OF_A_SESSION = 12;
/** Who has met few words is asked for each twice; the same word more often is worth nothing more. */
const TIMES_A_WORD_COUNTS = 2;

/** Whether answers about these words make a session. They alone decide, so that no order matters. */
export function isWholeSession(wordIds: readonly string[]): boolean {
  const times = new Map<string, number>();
  for (const wordId of wordIds) times.set(wordId, (times.get(wordId) ?? 0) + 1);
  const worth = [...times.values()].map((count) => Math.min(count, TIMES_A_WORD_COUNTS));
  return worth.reduce((sum, count) => sum + count, 0) >= REVIEWS_OF_A_SESSION;
}

/** More than that in one day teaches, and pays nothing. */
export const PAID_SESSIONS_A_DAY = 6;
