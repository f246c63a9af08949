import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days';
import { and, eq } from 'drizzle-orm';
import { cultureRead } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeAccount, count, countDay, pay } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveAccount } from '../../ledger/save-learner.ts';
import { toUser } from '../../ledger/user.ts';

/**
 * Pays a piece's XP the first time the learner finishes it. Reading it again on another day counts
 * for that day's challenges, which those who have read everything could never meet otherwise.
 */
export function finishReading(
  server: Server,
  learnerId: string,
  contentId: string,
  now: Date,
  zone: string,
): Promise<Answer<'POST /api/users/:id/cultural-content/:contentId/read'>> {
  const piece = server.course.culture.find(({ id }) => id === contentId);
  if (piece === undefined) throw notFound('cultural content');

  const look = (tx: Tx) => readBefore(tx, learnerId, contentId);
  return changeAccount(
    server,
    learnerId,
    momentOf(now, zone),
    look,
    async (account, tx, lastRead) => {
      const xpEarned = lastRead === undefined ? piece.xpReward : 0;
      if (lastRead === undefined) {
        pay(account, `culture:${contentId}`, { xp: xpEarned });
        count(account, 'cultureRead');
        count(account, `cultureRead.${piece.category}`);
      }
      if (lastRead === undefined || localDay(lastRead, zone) !== account.moment.day) {
        countDay(account, 'cultureRead');
      }
      const extras = grantAwards(account, server.course);
      await tx
        .insert(cultureRead)
        .values({ learnerId, contentId, readAt: now })
        .onConflictDoUpdate({
          target: [cultureRead.learnerId, cultureRead.contentId],
          set: { readAt: now },
        });
      saveAccount(tx, account);
      return { xpEarned, user: toUser(account.learner, now, zone), extras };
    },
  );
}

async function readBefore(tx: Tx, learnerId: string, contentId: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ readAt: cultureRead.readAt })
    .from(cultureRead)
    .where(and(eq(cultureRead.learnerId, learnerId), eq(cultureRead.contentId, contentId)));
  return row?.readAt;
}
