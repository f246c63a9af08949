import type { CheerId } from '@hajde/rules/circles/cheers';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { circle, circleCheer, circleMember, learner } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { type Limit, take } from '../../http/throttle.ts';
import {
  asMember,
  closeCircle,
  endMembership,
  lockCircle,
  lockOwnCircle,
  newCode,
  otherMember,
} from './membership.ts';

/** Twenty a day. */
const CHEERS: Limit = { name: 'cheers', atOnce: 20, thenOneEveryMs: 72 * 60_000 };

/** A member who asks for something in a circle. */
interface Asking {
  readonly circleId: string;
  readonly learnerId: string;
}

export async function leave(
  { database, now }: Server,
  { circleId, learnerId }: Asking,
  zone: string,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    const { ownerId } = await lockCircle(tx, circleId, learnerId);
    if (ownerId !== learnerId) {
      await endMembership(tx.db, circleId, learnerId, zone, now());
      return;
    }
    const others = await tx.db
      .select({ id: circleMember.learnerId })
      .from(circleMember)
      .where(
        and(
          eq(circleMember.circleId, circleId),
          isNull(circleMember.leftAt),
          ne(circleMember.learnerId, learnerId),
        ),
      )
      .limit(1);
    if (others.length > 0) {
      const sentence = 'Make somebody else the owner first, or close the circle.';
      throw new Refusal(409, 'owner_stays', sentence);
    }
    await closeCircle(tx.db, circleId);
  });
}

export async function removeMember(
  { database, now }: Server,
  { circleId, learnerId }: Asking,
  memberId: string,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    await lockOwnCircle(tx, circleId, learnerId);
    await otherMember(tx.db, circleId, learnerId, memberId);
    const [row] = await tx.db
      .select({ zone: learner.zone })
      .from(learner)
      .where(eq(learner.id, memberId));
    await endMembership(tx.db, circleId, memberId, row?.zone ?? 'UTC', now());
  });
}

export async function handOver(
  { database }: Server,
  { circleId, learnerId }: Asking,
  memberId: string,
): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    await lockOwnCircle(tx, circleId, learnerId);
    await otherMember(tx.db, circleId, learnerId, memberId);
    await tx.db.update(circle).set({ ownerId: memberId }).where(eq(circle.id, circleId));
  });
}

export async function renew({ database }: Server, { circleId, learnerId }: Asking) {
  const code = newCode();
  await inTransaction(database.pool, async (tx) => {
    await lockOwnCircle(tx, circleId, learnerId);
    await tx.db.update(circle).set({ code }).where(eq(circle.id, circleId));
  });
  return { code };
}

export async function close({ database }: Server, { circleId, learnerId }: Asking): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    await lockOwnCircle(tx, circleId, learnerId);
    await closeCircle(tx.db, circleId);
  });
}

export async function sendCheer(
  { database, now }: Server,
  { circleId, learnerId }: Asking,
  { memberId, cheer }: { readonly memberId: string; readonly cheer: CheerId },
): Promise<void> {
  const at = now();
  await inTransaction(database.pool, async (tx) => {
    await asMember(tx.db, circleId, learnerId);
    await otherMember(tx.db, circleId, learnerId, memberId);
    await take(tx.db, [{ limit: CHEERS, who: learnerId }], at);
    await tx.db.insert(circleCheer).values({ circleId, learnerId, toId: memberId, cheer, at });
  });
}
