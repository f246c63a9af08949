import { keepJoined } from './outbox.ts';
import { isOf, type PracticeRecord } from './records.ts';

/**
 * Keeps a session with all its reviews, beside what was kept of it before, and gives back both
 * together. It may hold what the server has already: each review counts once.
 */
export function keepSession(session: PracticeRecord): Promise<PracticeRecord> {
  return keepJoined(session, (kept, now) => (isOf('practice', kept) ? joinedWith(kept, now) : now));
}

/** A tab that was duplicated goes on with the same session: what either has answered stays. */
export function joinedWith(kept: PracticeRecord, session: PracticeRecord): PracticeRecord {
  const reviews = new Map(
    [...kept.reviews, ...session.reviews].map((review) => [review.reviewId, review]),
  );
  return {
    ...session,
    finished: kept.finished || session.finished,
    reviews: [...reviews.values()],
  };
}
