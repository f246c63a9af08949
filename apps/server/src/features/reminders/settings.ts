import { randomBytes } from 'node:crypto';
import type { Answer, Body } from '@hajde/contract/types';
import { usualMinute, WEEKDAYS } from '@hajde/rules/reminders/when-due';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { SignedInLearner } from '../../db/learner-fields.ts';
import { learner as learners, pushSubscription, reminder, session } from '../../db/schema.ts';
import type { Statement } from '../../db/statement.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { decideFor, LOOK, type LookedAt, lastLessonOf } from './look.ts';
import { serverKeys } from './push/server-keys.ts';

type Wish = Body<'POST /api/users/:id/reminders'>;
type Settings = Answer<'GET /api/users/:id/reminders'>;

/** Before anything was chosen: every day at the usual hour, wherever a device or a mailbox is added. */
const UNCHOSEN: Wish = { hour: null, days: [...WEEKDAYS], mail: false, letter: false };

export async function readSettings(
  { database: { db }, mailer, now }: Server,
  learner: SignedInLearner,
  sessionId: string | undefined,
): Promise<Settings> {
  const [[row], [account], devices, { publicKey }] = await Promise.all([
    db.select().from(reminder).where(eq(reminder.learnerId, learner.id)),
    db
      .select({ email: learners.email, provedAt: learners.emailVerifiedAt })
      .from(learners)
      .where(eq(learners.id, learner.id)),
    db
      .select({
        id: pushSubscription.id,
        device: session.device,
        createdAt: pushSubscription.createdAt,
        sessionId: pushSubscription.sessionId,
      })
      .from(pushSubscription)
      .innerJoin(session, eq(session.id, pushSubscription.sessionId))
      .where(eq(pushSubscription.learnerId, learner.id))
      .orderBy(desc(pushSubscription.createdAt)),
    serverKeys(db, now()),
  ]);
  const { hour, days, mail, letter } = row ?? UNCHOSEN;
  const hasMailbox = mailer !== undefined && account?.email != null;
  return {
    hour,
    days: [...days],
    mail,
    letter,
    usualMinute: usualMinute(lastLessonOf(learner)),
    mailbox: hasMailbox ? (account.provedAt ? 'ready' : 'unproved') : 'none',
    publicKey: publicKey.toString('base64url'),
    devices: devices.map(({ id, device, createdAt, sessionId: of }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      current: of === sessionId,
    })),
  };
}

/**
 * Mail is for a mailbox that is proved to be theirs: otherwise anybody could have it sent to anybody. An
 * hour is meant by the clock of where it is chosen, also by who has moved and not learnt there yet.
 */
export async function saveSettings(
  server: Server,
  learnerId: string,
  wish: Wish,
  zone: string,
): Promise<void> {
  const { pool } = server.database;
  await inTransaction(pool, async (tx) => {
    const [account] = await tx.db
      .select({ provedAt: learners.emailVerifiedAt })
      .from(learners)
      .where(eq(learners.id, learnerId))
      .for('no key update');
    if (wish.mail || wish.letter) {
      if (server.mailer === undefined) throw noMail();
      if (!account?.provedAt) throw unproved();
    }
    await tx.db
      .update(learners)
      .set({ zone })
      .where(and(eq(learners.id, learnerId), ne(learners.zone, zone)));
    const chosen = { ...wish, days: WEEKDAYS.filter((day) => wish.days.includes(day)) };
    await tx.db
      .insert(reminder)
      .values({ learnerId, unsubscribeToken: newToken(), ...chosen })
      .onConflictDoUpdate({ target: reminder.learnerId, set: chosen });
    await planNext(server, tx, learnerId);
  });
}

/** For a learner who adds a device before anything else was chosen. */
export async function keepUnchosen(tx: Transaction, learnerId: string): Promise<void> {
  await tx.db
    .insert(reminder)
    .values({ learnerId, unsubscribeToken: newToken(), ...UNCHOSEN })
    .onConflictDoNothing();
}

const ONE: Statement = {
  name: 'reminder-to-plan',
  text: `${LOOK} where reminder.learner_id = $2 for update of reminder`,
};

/** When it has to be looked at from now on; an hour of today that has passed is not made up for. */
export async function planNext(
  { mailer, now }: Server,
  tx: Transaction,
  learnerId: string,
): Promise<void> {
  const at = now();
  const [found] = await tx.rows<LookedAt>(ONE, [at.toISOString(), learnerId]);
  if (found === undefined) return;
  const { wakeAt } = decideFor(found, mailer !== undefined, at);
  await tx.db.update(reminder).set({ wakeAt }).where(eq(reminder.learnerId, learnerId));
}

const newToken = () => randomBytes(24).toString('base64url');

const noMail = () => new Refusal(409, 'no_mail', "This server doesn't send email.");
const unproved = () =>
  new Refusal(409, 'email_unproved', 'Please confirm your email first, with the link we send you.');
