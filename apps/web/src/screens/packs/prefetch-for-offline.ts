import { DEFAULT_PERIOD } from '@hajde/rules/days/periods';
import type { QueryClient } from '@tanstack/react-query';
import { readsKept } from '../../api/last-reads.ts';
import { currentSession } from '../../base/session.ts';
import { outline } from '../../course/course.ts';
import { statsOf } from '../../course/stats.ts';
import { addedWordsOf } from '../../learner/added-words-reads.ts';
import { badgesOf } from '../../learner/badges.ts';
import { conversationsFinishedBy } from '../../learner/conversation-reads.ts';
import { storiesOf, storiesReadBy } from '../../learner/culture-reads.ts';
import { ownRankOf, rankingOf } from '../../learner/leaderboard-reads.ts';
import { practiceOf } from '../../learner/practice-reads.ts';
import {
  achievementsOf,
  dailyChallenges,
  placementOf,
  progressOf,
  userOf,
  weeklyProgressOf,
} from '../../learner/reads.ts';
import { shopItems } from '../../learner/shop-reads.ts';
import { soundsToldApartBy } from '../../learner/sound-reads.ts';

/**
 * A learner who downloads a pack is about to go offline. What the other screens show is read now,
 * unless it has been read already, so that they have something to show without a network.
 */
export async function prefetchForOffline(queries: QueryClient): Promise<void> {
  const userId = currentSession()?.userId;
  if (userId === undefined) return;
  const results = await Promise.allSettled([
    queries.ensureQueryData(outline()),
    queries.ensureQueryData(conversationsFinishedBy(userId)),
    queries.ensureQueryData(soundsToldApartBy(userId)),
    queries.ensureQueryData(userOf(userId)),
    queries.ensureQueryData(progressOf(userId)),
    queries.ensureQueryData(practiceOf(userId)),
    queries.ensureQueryData(addedWordsOf(userId)),
    queries.ensureQueryData(placementOf(userId)),
    queries.ensureQueryData(statsOf(userId)),
    queries.ensureQueryData(weeklyProgressOf(userId)),
    queries.ensureQueryData(achievementsOf(userId)),
    queries.ensureQueryData(badgesOf(userId)),
    queries.ensureQueryData(dailyChallenges()),
    queries.ensureQueryData(shopItems()),
    queries.ensureQueryData(storiesOf('all')),
    queries.ensureQueryData(storiesReadBy(userId)),
    queries.ensureQueryData(rankingOf('xp', DEFAULT_PERIOD)),
    queries.ensureQueryData(ownRankOf(userId, DEFAULT_PERIOD)),
  ]);
  for (const result of results) {
    if (result.status === 'rejected') console.warn('Not there for offline use:', result.reason);
  }
  await readsKept();
}
