import type { Extra } from '@hajde/contract/extras';
import type { Answer } from '@hajde/contract/types';
import type { ShopItem } from '@hajde/rules/course';
import { heartsAt } from '@hajde/rules/hearts';
import { extendDoubleXp, refusal } from '@hajde/rules/shop';
import { streakAt } from '@hajde/rules/streak';
import { and, eq } from 'drizzle-orm';
import { ledger, streakFreeze } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import { type Account, changeAccount, count, pay } from '../../ledger/locked-learner.ts';
import { momentOf } from '../../ledger/moment.ts';
import { saveAccount } from '../../ledger/save-learner.ts';
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

  const look = (tx: Tx) => isBought(tx, learnerId, key);
  return changeAccount(
    server,
    learnerId,
    momentOf(now, zone),
    look,
    async (account, tx, bought) => {
      const { learner } = account;
      let extras: Extra[] = [];
      if (!bought) {
        refuseUseless(account, item, now);
        if (learner.gems < item.price) {
          throw new Refusal(
            409,
            'insufficient_gems',
            "You don't have enough gems for this purchase.",
          );
        }
        pay(account, key, { gems: -item.price });
        count(account, 'purchases');
        await apply(tx, account, item, key, now);
        extras = grantAwards(account, server.course);
        saveAccount(tx, account);
      }
      return { itemId, user: toUser(learner, now, zone), extras };
    },
  );
}

async function isBought(tx: Tx, learnerId: string, key: string): Promise<boolean> {
  const rows = await tx
    .select({ key: ledger.key })
    .from(ledger)
    .where(and(eq(ledger.learnerId, learnerId), eq(ledger.key, key)));
  return rows.length > 0;
}

/** Nobody pays for what they would not feel. */
function refuseUseless({ learner, moment }: Account, item: ShopItem, now: Date): void {
  const reason = refusal(item.type, {
    hearts: heartsAt(learner.heartsFullAt, now),
    freezesHeld: streakAt(streakOf(learner), now, moment.zone).freezesHeld,
  });
  if (reason !== null) throw new Refusal(409, reason, SENTENCES[reason]);
}

const SENTENCES = {
  hearts_full: 'Your hearts are already full.',
  freezes_full: 'You already hold as many streak freezes as you can.',
};

async function apply(tx: Tx, account: Account, item: ShopItem, key: string, now: Date) {
  const { learner, moment } = account;
  switch (item.type) {
    case 'heart_refill':
      learner.heartsFullAt = now;
      return;
    case 'double_xp':
      if (learner.doubleXpUntil === null || learner.doubleXpUntil <= now) {
        learner.doubleXpFrom = now;
      }
      learner.doubleXpUntil = extendDoubleXp(learner.doubleXpUntil, now);
      return;
    case 'streak_freeze': {
      const { day, zone, at } = moment;
      if (day === null) throw new Error('A purchase happens now, and now is a day.');
      await addFreeze(tx, account, now);
      await tx.insert(streakFreeze).values({ learnerId: learner.id, key, day, zone, boughtAt: at });
    }
  }
}
