import type { Extra } from '@hajde/contract/extras';
import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days';
import type { Tx } from '../../db/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeAccount, count, pay } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveAccount } from '../../ledger/save-learner.ts';
import { toUser } from '../../ledger/user.ts';
import { challengesWithProgress, claimKey } from './progress.ts';

/** Pays the reward of one of today's challenges, once; asking again answers alike and pays nothing. */
export function claim(
  server: Server,
  learnerId: string,
  challengeId: string,
  now: Date,
  zone: string,
): Promise<Answer<'POST /api/daily-challenges/:challengeId/claim'>> {
  const day = localDay(now, zone);
  const look = (tx: Tx) => challengesWithProgress(server, tx, learnerId, day);
  return changeAccount(server, learnerId, momentOf(now, zone), look, async (account, tx, today) => {
    const challenge = today.find(({ id }) => id === challengeId);
    if (challenge === undefined) throw notFound('challenge today');
    let extras: Extra[] = [];
    if (!challenge.claimed) {
      if (!challenge.completed) {
        throw new Refusal(409, 'not_completed', 'This challenge is not completed yet.');
      }
      pay(account, claimKey(day, challengeId), {
        xp: challenge.xpReward,
        gems: challenge.gemsReward,
      });
      count(account, 'challengesClaimed');
      extras = grantAwards(account, server.course);
      saveAccount(tx, account);
    }
    return {
      challenge: { ...challenge, claimed: true },
      user: toUser(account.learner, now, zone),
      extras,
    };
  });
}
