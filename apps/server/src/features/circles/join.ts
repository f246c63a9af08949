import type { Answer, Body } from '@hajde/contract/types';
import { CIRCLE_SIZE, CIRCLES_OF_A_LEARNER } from '@hajde/rules/circles/circle';
import { codeIn } from '@hajde/rules/circles/invitation-code';
import { localDay } from '@hajde/rules/days/days';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { circle, circleMember, learner } from '../../db/schema.ts';
import { rowsOf, type Statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addressTries } from '../../http/address.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { giveBack, type Limit, type Try, take } from '../../http/throttle.ts';
import { isMember, newCode, noSuchCircle, OWNER } from './membership.ts';

const HOUR_MS = 3_600_000;

/** Wrong codes. Nobody guesses one of 2^130; these keep anybody from making the server try. */
const GUESSES: Limit = {
  name: 'circle codes of an account',
  atOnce: 20,
  thenOneEveryMs: HOUR_MS / 6,
};
/** A class that mistypes what stands on the board. */
const ADDRESS: Limit = { name: 'circle codes of an address', atOnce: 200, thenOneEveryMs: 60_000 };
/** Who comes and goes all day. */
const JOINS: Limit = { name: 'circles joined', atOnce: 20, thenOneEveryMs: HOUR_MS };
/** Of those who left, the latest are remembered: their days count for the streak. */
const FORMER_MEMBERS = 40;

export interface Joining {
  readonly learnerId: string;
  readonly address: string;
  readonly zone: string;
}

export async function makeCircle(
  { database: { pool, db }, now }: Server,
  { learnerId, zone }: Joining,
  chosen: Body<'POST /api/circles'>,
): Promise<Answer<'POST /api/circles'>> {
  const at = now();
  await take(db, [{ limit: JOINS, who: learnerId }], at);
  return inTransaction(pool, async ({ db: tx }) => {
    await lockWithRoom(tx, learnerId);
    const [made] = await tx
      .insert(circle)
      .values({ ...chosen, code: newCode(), ownerId: learnerId, createdAt: at })
      .returning({ id: circle.id });
    if (made === undefined) throw new Error('A circle just made is not there.');
    await enter(tx, made.id, learnerId, zone, at);
    return made;
  });
}

const INVITATION: Statement = {
  name: 'circle-by-code',
  text: `
    select circle.id, circle.name, circle.sign, circle.rule, owner.username as "invitedBy",
      (select count(*)::int from circle_member where circle_id = circle.id and left_at is null) as members,
      exists (select from circle_member
        where circle_id = circle.id and learner_id = $2 and left_at is null) as "isMember"
    from circle join learner as owner on owner.id = ${OWNER}
    where circle.code = $1`,
};

export function invitation(
  server: Server,
  { learnerId, address }: Joining,
  typed: string,
): Promise<Answer<'POST /api/circles/invitation'>> {
  const tries = [{ limit: GUESSES, who: learnerId }, ...addressTries(ADDRESS, { address })];
  return lookUp(server, learnerId, tries, typed);
}

/** What somebody may know who has the code and no session yet: enough to see what signing in is for. */
export async function invitedBy(
  server: Server,
  address: string,
  typed: string,
): Promise<Answer<'POST /api/circles/invited-by'>> {
  const { invitedBy: owner, name } = await lookUp(
    server,
    null,
    addressTries(ADDRESS, { address }),
    typed,
  );
  return { invitedBy: owner, name };
}

/** What the code opens. A wrong one counts as a guess before it is looked up, a right one does not. */
async function lookUp(
  { database: { pool, db }, now }: Server,
  learnerId: string | null,
  tries: readonly Try[],
  typed: string,
): Promise<Answer<'POST /api/circles/invitation'>> {
  for (const one of tries) await take(db, [one], now());
  const code = codeIn(typed);
  const [found] =
    code === undefined
      ? []
      : await rowsOf<Answer<'POST /api/circles/invitation'>>(pool, INVITATION, [code, learnerId]);
  if (found === undefined) throw noSuchCircle();
  await giveBack(db, tries);
  return found;
}

export async function joinCircle(
  server: Server,
  joining: Joining,
  typed: string,
): Promise<Answer<'POST /api/circles/join'>> {
  const { id, isMember: isIn } = await invitation(server, joining, typed);
  if (isIn) return { id };
  const { database, now } = server;
  const { learnerId, zone } = joining;
  const at = now();
  await take(database.db, [{ limit: JOINS, who: learnerId }], at);
  return inTransaction(database.pool, async ({ db: tx }) => {
    await lockWithRoom(tx, learnerId);
    // Renewed or closed since it was looked up: then there is no such circle for them.
    const [open] = await tx
      .select({ id: circle.id })
      .from(circle)
      .where(and(eq(circle.id, id), eq(circle.code, codeIn(typed) ?? '')))
      .for('no key update');
    if (open === undefined) throw noSuchCircle();
    const inIt = and(eq(circleMember.circleId, id), isNull(circleMember.leftAt));
    const [{ members } = { members: 0 }] = await tx
      .select({ members: count() })
      .from(circleMember)
      .where(inIt);
    const already = await tx.select().from(circleMember).where(isMember(id, learnerId));
    if (already.length > 0) return { id };
    if (members >= CIRCLE_SIZE) {
      throw new Refusal(
        409,
        'circle_full',
        `This circle is full: it already has ${CIRCLE_SIZE} people.`,
      );
    }
    await enter(tx, id, learnerId, zone, at);
    return { id };
  });
}

/** Locks the learner, so that two circles at once cannot be one too many. */
async function lockWithRoom(tx: Db, learnerId: string): Promise<void> {
  const locked = await tx
    .select({ id: learner.id })
    .from(learner)
    .where(eq(learner.id, learnerId))
    .for('no key update');
  if (locked.length === 0) throw notFound('learner');
  const own = and(eq(circleMember.learnerId, learnerId), isNull(circleMember.leftAt));
  const [{ circles } = { circles: 0 }] = await tx
    .select({ circles: count() })
    .from(circleMember)
    .where(own);
  if (circles >= CIRCLES_OF_A_LEARNER) {
    const sentence = `You're already in ${CIRCLES_OF_A_LEARNER} circles. Leave one first.`;
    throw new Refusal(409, 'too_many_circles', sentence);
  }
}

async function enter(
  tx: Db,
  circleId: string,
  learnerId: string,
  zone: string,
  at: Date,
): Promise<void> {
  await tx
    .insert(circleMember)
    .values({ circleId, learnerId, joinedAt: at, joinedOn: localDay(at, zone) })
    .onConflictDoUpdate({
      target: [circleMember.circleId, circleMember.learnerId, circleMember.joinedAt],
      set: { leftAt: null, leftOn: null },
    });
  await tx.execute(sql`
    delete from circle_member where (circle_id, learner_id, joined_at) in (
      select circle_id, learner_id, joined_at from circle_member
      where circle_id = ${circleId} and left_at is not null
      order by left_at desc offset ${sql.raw(`${FORMER_MEMBERS}`)})`);
}
