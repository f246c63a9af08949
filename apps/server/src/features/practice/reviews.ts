import type { Review } from '@hajde/contract/practice';
import type { Body } from '@hajde/contract/types';
import type { Catalogue } from '@hajde/rules/course/catalogue';
import { localDay } from '@hajde/rules/days/days';
import type { Change, Statement } from '../../db/statement.ts';
import { corrected, credible } from '../../ledger/moment.ts';
import type { ReviewRow } from './events.ts';

/** A review at the moment that counts. */
export interface TakenReview extends ReviewRow {
  readonly kind: Review['kind'];
}

type Practised = Pick<Body<'POST /api/practice/complete'>, 'reviews' | 'sentAt'>;

/** The reviews of words that the course teaches, each once, at the moment at which it counts. */
export function datedReviews(
  course: Catalogue,
  { reviews, sentAt }: Practised,
  { now, since, zone }: { now: Date; since: Date; zone: string },
): TakenReview[] {
  const once = new Map(reviews.map((review) => [review.reviewId, review]));
  return [...once.values()]
    .filter(({ wordId }) => course.hasWord(wordId))
    .map((review) => {
      const at = credible(corrected(review.at, sentAt, now), { since, now });
      return { ...review, at, day: localDay(at, zone) };
    });
}

const LOG: Statement = {
  name: 'reviews',
  text: `
    insert into review (learner_id, practice_id, received_at, review_id, word_id, kind, verdict, at,
      day)
    select $1::uuid, $2::uuid, $3::timestamptz, one.*
    from unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::date[]) as one`,
};

export function reviewsChange(
  learnerId: string,
  practiceId: string,
  reviews: readonly TakenReview[],
  now: Date,
): Change[] {
  if (reviews.length === 0) return [];
  const values = [
    learnerId,
    practiceId,
    now.toISOString(),
    reviews.map(({ reviewId }) => reviewId),
    reviews.map(({ wordId }) => wordId),
    reviews.map(({ kind }) => kind),
    reviews.map(({ verdict }) => verdict),
    reviews.map(({ at }) => at.toISOString()),
    reviews.map(({ day }) => day),
  ];
  return [{ statement: LOG, values }];
}
