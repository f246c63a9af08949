import type { Answer } from '@hajde/contract/types';
import { localDay } from '@hajde/rules/days/days';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { cultureRead } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import { notFound } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeLearner, count, countDay, pay } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveLearner } from '../../ledger/save-learner.ts';
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

  const look = ({ db }: Transaction) => readBefore(db, learnerId, contentId);
  return changeLearner(
    server,
    learnerId,
    momentOf(now, zone),
    look,
    async (locked, tx, lastRead) => {
      const xpEarned = lastRead === undefined ? piece.xpReward : 0;
      if (lastRead === undefined) {
        pay(locked, `culture:${contentId}`, { xp: xpEarned });
        count(locked, 'cultureRead');
        count(locked, `cultureRead.${piece.category}`);
      }
      if (lastRead === undefined || localDay(lastRead, zone) !== locked.moment.day) {
        countDay(locked, 'cultureRead');
      }
      const extras = grantAwards(locked, server.course);
      await tx.db
        .insert(cultureRead)
        .values({ learnerId, contentId, readAt: now })
        .onConflictDoUpdate({
          target: [cultureRead.learnerId, cultureRead.contentId],
          set: { readAt: now },
        });
      saveLearner(tx, locked);
      return { xpEarned, user: toUser(locked.learner, now, zone), extras };
    },
  );
}

async function readBefore(db: Db, learnerId: string, contentId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ readAt: cultureRead.readAt })
    .from(cultureRead)
    .where(and(eq(cultureRead.learnerId, learnerId), eq(cultureRead.contentId, contentId)));
  return row?.readAt;
}
