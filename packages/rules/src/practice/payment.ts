/** What a finished session pays. */
export const PRACTICE_XP = 10;
/** So many reviews of words that the learner has met make a session. */
export const REVIEWS_OF_A_SESSION = 12;
/** More than that in one day teaches, and pays nothing. */
export const PAID_SESSIONS_A_DAY = 6;
