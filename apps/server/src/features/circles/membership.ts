import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFrom } from '@hajde/rules/circles/invitation-code';
import { localDay } from '@hajde/rules/days/days';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { circle, circleCheer, circleMember, learner } from '../../db/schema.ts';
import type { Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';

/** The same whether there is none, or one that is not theirs: that it exists is nobody's business. */
export const noSuchCircle = () => notFound('circle');

export const newCode = () => codeFrom(randomBytes(CODE_LENGTH));

/** Where the account of an owner is gone, whoever is in it for longest owns it. */
export const OWNER = `coalesce(circle.owner_id, (
  select learner_id from circle_member where circle_id = circle.id and left_at is null
  order by joined_at, learner_id limit 1))`;

interface LockedCircle {
  readonly ownerId: string;
}

const LOCK: Statement = {
  name: 'lock-circle-of-member',
  text: `
    select ${OWNER} as "ownerId" from circle
    where circle.id = $1 and exists (
      select from circle_member
      where circle_id = $1 and learner_id = $2 and left_at is null)
    for no key update of circle`,
};

/** Locks a circle for one of its members, so that what is changed of it happens one after the other. */
export async function lockCircle(
  tx: Transaction,
  circleId: string,
  learnerId: string,
): Promise<LockedCircle> {
  const [row] = await tx.rows<{ ownerId: string }>(LOCK, [circleId, learnerId]);
  if (row === undefined) throw noSuchCircle();
  return row;
}

export async function lockOwnCircle(
  tx: Transaction,
  circleId: string,
  learnerId: string,
): Promise<void> {
  const { ownerId } = await lockCircle(tx, circleId, learnerId);
  if (ownerId !== learnerId) {
    throw new Refusal(403, 'not_owner', 'Only the owner of the circle can do that.');
  }
}

export const isMember = (circleId: string, learnerId: string) =>
  and(
    eq(circleMember.circleId, circleId),
    eq(circleMember.learnerId, learnerId),
    isNull(circleMember.leftAt),
  );

/** Only for members. Nothing is locked: what a member adds to a circle waits for nobody. */
export async function asMember(db: Db, circleId: string, learnerId: string): Promise<void> {
  const found = await db
    .select({ id: circleMember.learnerId })
    .from(circleMember)
    .where(isMember(circleId, learnerId));
  if (found.length === 0) throw noSuchCircle();
}

/** Somebody else who is in the circle now, and whose account stays until this is done. */
export async function otherMember(
  db: Db,
  circleId: string,
  learnerId: string,
  memberId: string,
): Promise<void> {
  const found = await db
    .select({ id: circleMember.learnerId })
    .from(circleMember)
    .innerJoin(learner, eq(learner.id, circleMember.learnerId))
    .where(isMember(circleId, memberId))
    .for('key share', { of: learner });
  if (found.length === 0 || memberId === learnerId) throw notFound('member');
}

export async function endMembership(
  db: Db,
  circleId: string,
  memberId: string,
  zone: string,
  now: Date,
): Promise<void> {
  await db
    .update(circleMember)
    .set({ leftAt: now, leftOn: localDay(now, zone) })
    .where(isMember(circleId, memberId));
  await db
    .delete(circleCheer)
    .where(
      and(
        eq(circleCheer.circleId, circleId),
        or(eq(circleCheer.learnerId, memberId), eq(circleCheer.toId, memberId)),
      ),
    );
}

export const closeCircle = (db: Db, circleId: string) =>
  db.delete(circle).where(eq(circle.id, circleId));
