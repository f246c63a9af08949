import type { Answer } from '@hajde/contract/types';
import { playedRelease } from '@hajde/rules/course/played-release';
import { scorePlacement } from '@hajde/rules/play/placement';
import { placementResult } from '../../db/schema.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeLearner, nothing } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveLearner } from '../../ledger/save-learner.ts';

/**
 * Scores the answers by the release whose questions were asked; the score and level a client names
 * are only claims. Answers that fit no release are marked as answers to today's questions.
 */
export function submitPlacement(
  server: Server,
  learnerId: string,
  { answers, courseVersion }: { answers: string[]; courseVersion?: string | undefined },
  now: Date,
  zone: string,
): Promise<Answer<'POST /api/placement-test/submit'>> {
  const { releasesOfPlacement, placement } = server.course;
  const asked = playedRelease(releasesOfPlacement, answers, courseVersion)?.questions ?? placement;
  const { score, level } = scorePlacement(asked, answers);
  // Nothing is kept that nobody was offered.
  const kept = answers.map((answer, i) => (asked[i]?.options.includes(answer) ? answer : ''));
  return changeLearner(server, learnerId, momentOf(now, zone), nothing, async (locked, tx) => {
    const { learner } = locked;
    learner.placementLevel = level;
    // A skipped test is no test taken.
    if (answers.length > 0) learner.tally = { ...learner.tally, placementTests: 1 };
    const extras = grantAwards(locked, server.course);
    const result = { level, score, answers: kept, takenAt: now };
    await tx.db
      .insert(placementResult)
      .values({ learnerId, ...result })
      .onConflictDoUpdate({ target: placementResult.learnerId, set: result });
    saveLearner(tx, locked);
    return { ...result, takenAt: now.toISOString(), extras };
  });
}
