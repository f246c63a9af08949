import type { Extra } from '@hajde/contract/extras';
import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import type { Transaction } from '../../db/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeLearner, count, pay } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveLearner } from '../../ledger/save-learner.ts';
import { toUser } from '../../ledger/user.ts';
import { challengesWithProgress, claimKey } from './challenge-progress.ts';

/** Pays the reward of one of today's challenges, once; asking again answers alike and pays nothing. */
export function claim(
  server: Server,
  learnerId: string,
  challengeId: string,
  now: Date,
  zone: string,
): Promise<Answer<'POST /api/daily-challenges/:challengeId/claim'>> {
  const day = localDay(now, zone);
  const look = ({ db }: Transaction) => challengesWithProgress(server, db, learnerId, day);
  return changeLearner(server, learnerId, momentOf(now, zone), look, async (locked, tx, today) => {
    const challenge = today.find(({ id }) => id === challengeId);
    if (challenge === undefined) throw notFound('challenge today');
    let extras: Extra[] = [];
    if (!challenge.claimed) {
      if (!challenge.completed) {
        throw new Refusal(409, 'not_completed', "You haven't finished this challenge yet.");
      }
      pay(locked, claimKey(day, challengeId), {
        xp: challenge.xpReward,
        gems: challenge.gemsReward,
      });
      count(locked, 'challengesClaimed');
      extras = grantAwards(locked, server.course);
      saveLearner(tx, locked);
    }
    return {
      challenge: { ...challenge, claimed: true },
      user: toUser(locked.learner, now, zone),
      extras,
    };
  });
}
