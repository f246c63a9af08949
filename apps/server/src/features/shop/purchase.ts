import type { Extra } from '@hajde/contract/extras';
import type { Answer } from '@hajde/contract/types';
import type { ShopItem } from '@hajde/rules/course/course';
import { extendDoubleXp } from '@hajde/rules/game/double-xp';
import { heartsAt } from '@hajde/rules/game/hearts';
import { refusal } from '@hajde/rules/game/shop';
import { streakAt } from '@hajde/rules/streak/streak';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ledger, streakFreeze } from '../../db/schema.ts';
import type { Transaction } from '../../db/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { changeLearner, count, type LockedLearner, pay } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveLearner } from '../../ledger/save-learner.ts';
import { addFreeze } from '../../ledger/streak.ts';
import { streakOf, toUser } from '../../ledger/user.ts';

/** Sells one item: gems go and the item works at once, or nothing happens at all. */
export function purchase(
  server: Server,
  learnerId: string,
  { itemId, purchaseId }: { itemId: string; purchaseId: string },
  now: Date,
  zone: string,
): Promise<Answer<'POST /api/shop/purchase'>> {
  const item = server.course.item(itemId);
  if (item === undefined) throw notFound('item');
  const key = `purchase:${purchaseId}`;

  const look = ({ db }: Transaction) => isBought(db, learnerId, key);
  return changeLearner(server, learnerId, momentOf(now, zone), look, async (locked, tx, bought) => {
    const { learner } = locked;
    let extras: Extra[] = [];
    if (!bought) {
      refuseUseless(locked, item, now);
      if (learner.gems < item.price) {
        throw new Refusal(
          409,
          'insufficient_gems',
          "You don't have enough gems for this purchase.",
        );
      }
      pay(locked, key, { gems: -item.price });
      count(locked, 'purchases');
      await apply(tx.db, locked, item, key, now);
      extras = grantAwards(locked, server.course);
      saveLearner(tx, locked);
    }
    return { itemId, user: toUser(learner, now, zone), extras };
  });
}

async function isBought(db: Db, learnerId: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: ledger.key })
    .from(ledger)
    .where(and(eq(ledger.learnerId, learnerId), eq(ledger.key, key)));
  return rows.length > 0;
}

/** Nobody pays for what they would not feel. */
function refuseUseless({ learner, moment }: LockedLearner, item: ShopItem, now: Date): void {
  const reason = refusal(item.type, {
    hearts: heartsAt(learner.heartsFullAt, now),
    freezesHeld: streakAt(streakOf(learner), now, moment.zone).freezesHeld,
  });
  if (reason !== null) throw new Refusal(409, reason, SENTENCES[reason]);
}

const SENTENCES = {
  hearts_full: 'Your hearts are already full.',
  freezes_full: 'You already have as many streak freezes as you can hold.',
};

async function apply(db: Db, locked: LockedLearner, item: ShopItem, key: string, now: Date) {
  const { learner, moment } = locked;
  switch (item.type) {
    case 'heart_refill':
      learner.heartsFullAt = now;
      return;
    case 'double_xp': {
      const { from, until } = extendDoubleXp(learner.doubleXpUntil, now, learner.doubleXpFrom);
      learner.doubleXpFrom = from;
      learner.doubleXpUntil = until;
      learner.doubleXpLate = 0;
      return;
    }
    case 'streak_freeze': {
      const { day, zone, at } = moment;
      if (day === null) throw new Error('A purchase happens now, and now is a day.');
      await addFreeze(db, locked, now);
      await db.insert(streakFreeze).values({ learnerId: learner.id, key, day, zone, boughtAt: at });
    }
  }
}
