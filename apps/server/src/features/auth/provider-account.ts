import { randomInt } from 'node:crypto';
import { emailAddress, username } from '@hajde/contract/auth';
import { USERNAME_MAX } from '@hajde/rules/account';
import { and, eq, inArray } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import type { Db } from '../../db/connection.ts';
import { identity, type LearnerRow, learner } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import { startSession } from '../../http/session.ts';
import { insertLearner } from './new-learner.ts';
import type { Claims } from './provider.ts';
import type { Visit } from './visit.ts';

/** There is an account with that email, and nobody has proved that its mailbox is theirs. */
export class EmailTaken extends Error {}

/**
 * The learner behind an identity: the one it is linked to, else the one with the same email where
 * both sides have verified it, else a new one. An email that only one side has verified links
 * nothing: whoever registered it first may not be its owner, and would get into the owner's account.
 */
export async function enterByProvider(
  { database, now }: Server,
  claims: Claims,
  { zone, device }: Visit,
): Promise<{ token: string; userId: string }> {
  const at = now();
  return inTransaction(database.pool, async ({ db: tx }) => {
    const learnerId =
      (await linkedTo(tx, claims)) ??
      (await link(tx, await ownerOf(tx, claims, zone, at), claims, at));
    return { token: await startSession(tx, learnerId, at, device), userId: learnerId };
  });
}

async function linkedTo(tx: Db, { issuer, subject }: Claims): Promise<string | undefined> {
  const [row] = await tx
    .select({ learnerId: identity.learnerId })
    .from(identity)
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
  return row?.learnerId;
}

async function link(tx: Db, { id }: Pick<LearnerRow, 'id'>, claims: Claims, at: Date) {
  const { issuer, subject } = claims;
  await tx.insert(identity).values({ issuer, subject, learnerId: id, createdAt: at });
  return id;
}

async function ownerOf(
  tx: Db,
  claims: Claims,
  zone: string,
  at: Date,
): Promise<Pick<LearnerRow, 'id'>> {
  const email = claims.emailVerified ? (emailAddress.safeParse(claims.email).data ?? null) : null;
  if (email !== null) {
    const [same] = await tx
      .select({ id: learner.id, verifiedAt: learner.emailVerifiedAt })
      .from(learner)
      .where(eq(learner.emailKey, keyOf(email)));
    if (same && same.verifiedAt === null) throw new EmailTaken();
    if (same) return same;
  }
  const made = { email, emailVerifiedAt: email === null ? null : at, passwordHash: null, zone };
  return insertLearner(tx, { ...made, username: await freeName(tx, claims.names) }, at);
}

/** The first of the names that is free, else one with a number; they can be had by anybody anyway. */
async function freeName(tx: Db, names: readonly string[]): Promise<string> {
  const usable = names.flatMap((name) => username.safeParse(name).data ?? []);
  const numbered = [usable[0] ?? 'learner', 'learner'].flatMap((name) =>
    Array.from({ length: 5 }, () => {
      const number = String(randomInt(1000, 1_000_000));
      return `${[...name].slice(0, USERNAME_MAX - number.length).join('')}${number}`;
    }),
  );
  const wanted = [...usable, ...numbered];
  const taken = await tx
    .select({ key: learner.usernameKey })
    .from(learner)
    .where(inArray(learner.usernameKey, wanted.map(keyOf)));
  const free = wanted.find((name) => !taken.some(({ key }) => key === keyOf(name)));
  if (free === undefined) throw new Error('Not one of the names for a new learner is free.');
  return free;
}
