import type { Review } from '@hajde/contract/practice';
import { addDays, type Day, localDay } from '@hajde/rules/days/days';
import { withPending } from '@hajde/rules/memory/pending';
import { forecast, outcomeOf, type WordMemory } from '@hajde/rules/memory/word-memory';

export const DAYS_AHEAD = 30;

/** The words of a session as they are remembered after it, and what will be left of them with and without it. */
export function sessionGain(
  before: readonly WordMemory[],
  reviews: readonly Review[],
  day: Day,
  timeZone: string,
) {
  const wrong = reviews.filter(({ verdict }) => verdict === 'wrong');
  const slippedIds = new Set(wrong.map(({ wordId }) => wordId));
  const asked = new Set(reviews.map(({ wordId }) => wordId));
  const practised = afterwards(before, reviews, timeZone).filter(({ wordId }) => asked.has(wordId));
  // What slipped had been forgotten, whatever was expected of it: it would have stayed so.
  const stillKnown = before.filter(({ wordId }) => asked.has(wordId) && !slippedIds.has(wordId));
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, i) => addDays(day, i));
  return {
    practised,
    slipped: practised.filter(({ wordId }) => slippedIds.has(wordId)),
    stronger: practised.filter(({ wordId }) => !slippedIds.has(wordId)),
    withIt: forecast(practised, days),
    without: forecast(stillKnown, days),
  };
}

/** What the session is good for; where no word is won, what comes next. */
export function gainInWords({
  practised,
  slipped,
  withIt,
  without,
}: Omit<ReturnType<typeof sessionGain>, 'stronger'>): string {
  const [kept, floor] = [Math.round(withIt.at(-1) ?? 0), Math.round(without.at(-1) ?? 0)];
  if (kept > floor) {
    if (practised.length === 1) {
      return `You should still remember this word in ${DAYS_AHEAD} days. Without this session it would fade.`;
    }
    const more = kept - floor === 1 ? '1 more' : `${kept - floor} more`;
    return `In ${DAYS_AHEAD} days you'll remember about ${kept} of these ${practised.length} words, ${more} than without this session.`;
  }
  return slipped.length > 0
    ? "The words that slipped come back soon, while they're easy to pick up again."
    : 'You knew all of these. They come back later now, just before they fade.';
}

function afterwards(before: readonly WordMemory[], reviews: readonly Review[], timeZone: string) {
  const events = reviews.map(({ reviewId, wordId, verdict, at }) => ({
    id: reviewId,
    wordId,
    at: new Date(at),
    day: localDay(new Date(at), timeZone),
    outcome: outcomeOf(verdict),
  }));
  return withPending(before, events);
}
