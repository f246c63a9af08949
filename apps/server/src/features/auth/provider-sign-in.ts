import { randomInt } from 'node:crypto';
import { emailAddress, username } from '@hajde/contract/auth';
import { USERNAME_MAX } from '@hajde/rules/account/lengths';
import { and, eq, inArray } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import { noteEvent } from '../../credentials/security-events.ts';
import type { Db } from '../../db/connection.ts';
import { isUniqueViolation } from '../../db/driver-errors.ts';
import { identity, learner } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Server } from '../../http/server.ts';
import type { Caller } from './caller.ts';
import { enter } from './enter.ts';
import { tellOfNewDevice } from './new-device-mail.ts';
import { insertLearner } from './new-learner.ts';
import type { Claims } from './provider.ts';

/** There is an account with that email, and nobody has proved that its mailbox is theirs. */
export class EmailTaken extends Error {}

/**
 * The learner behind an identity: the one it is linked to, else the one with the same email where
 * both sides have verified it, else a new one. An email that only one side has verified links
 * nothing: whoever registered it first may not be its owner, and would get into the owner's account.
 */
export async function enterByProvider(
  server: Server,
  claims: Claims,
  caller: Caller,
): Promise<{ token: string; userId: string }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await enterOnce(server, claims, caller);
    } catch (error) {
      // Somebody else was faster with the identity, the email or the name: then there is one now.
      if (!isUniqueViolation(error) || tries === TRIES) throw error;
    }
  }
}

const TRIES = 5;
const SIGNED_IN = { kind: 'signed_in' } as const;
const REGISTERED = { kind: 'registered' } as const;

async function enterOnce(server: Server, claims: Claims, caller: Caller) {
  const { database, now } = server;
  const at = now();
  const { learnerId, entered } = await inTransaction(database.pool, async ({ db: tx }) => {
    const linked = await linkedTo(tx, claims);
    if (linked !== undefined) {
      return { learnerId: linked, entered: await enter(tx, linked, caller, at, SIGNED_IN) };
    }
    const { id: learnerId, isNew } = await ownerOf(tx, claims, caller.zone, at);
    await link(tx, learnerId, claims, at);
    if (!isNew) {
      const { device } = caller;
      await noteEvent(tx, { learnerId, kind: 'identity_linked', device, at });
    }
    const way = isNew ? REGISTERED : SIGNED_IN;
    return { learnerId, entered: await enter(tx, learnerId, caller, at, way) };
  });
  if (entered === undefined) throw new Error('The learner is being deleted.');
  tellOfNewDevice(server, entered, caller, at);
  return { token: entered.token, userId: learnerId };
}

async function linkedTo(tx: Db, { issuer, subject }: Claims): Promise<string | undefined> {
  const [row] = await tx
    .select({ learnerId: identity.learnerId })
    .from(identity)
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject)));
  return row?.learnerId;
}

async function link(tx: Db, learnerId: string, { issuer, subject }: Claims, at: Date) {
  await tx.insert(identity).values({ issuer, subject, learnerId, createdAt: at });
}

async function ownerOf(
  tx: Db,
  claims: Claims,
  zone: string,
  at: Date,
): Promise<{ id: string; isNew: boolean }> {
  const email = claims.emailVerified ? (emailAddress.safeParse(claims.email).data ?? null) : null;
  if (email !== null) {
    const [same] = await tx
      .select({ id: learner.id, verifiedAt: learner.emailVerifiedAt })
      .from(learner)
      .where(eq(learner.emailKey, keyOf(email)));
    if (same && same.verifiedAt === null) throw new EmailTaken();
    if (same) return { id: same.id, isNew: false };
  }
  const made = { email, emailVerifiedAt: email === null ? null : at, passwordHash: null, zone };
  const named = { ...made, username: await freeName(tx, claims.names) };
  return { id: (await insertLearner(tx, named, at)).id, isNew: true };
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
