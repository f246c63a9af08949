import { randomBytes } from 'node:crypto';
import { username as usernameSchema } from '@hajde/contract/auth';
import { eq } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import { orTaken } from '../../credentials/name-or-email-taken.ts';
import { hashPassword } from '../../credentials/password.ts';
import { noteEvent } from '../../credentials/security-events.ts';
import type { Database } from '../../db/connection.ts';
import { emailChange, knownDevice, learner, passwordReset } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteByOperator } from '../../features/account/delete.ts';
import { endAll, sessionsOf } from '../../features/account/sessions.ts';
import { circleLines } from './circle-lines.ts';
import { eventLines } from './event-lines.ts';

export const USAGE = `Say what to do, and with whom:
  npm run admin -- reset-password NAME      sets a new password, prints it, ends all sessions
  npm run admin -- rename NAME NEW-NAME     gives another username
  npm run admin -- remove NAME --yes        deletes the account and everything in it
  npm run admin -- sessions NAME [--end]    lists where the learner is signed in, or ends it all
  npm run admin -- events [NAME]            lists what happened to accounts lately: sign-ins, changes, commands
  npm run admin -- circles [NAME]           counts the circles, or lists those of a learner`;

/** What an operator may do to an account; answers the lines to print. */
export async function administer(
  database: Database,
  args: readonly string[],
  now: Date,
): Promise<string[]> {
  const [action = '', name = '', ...more] = args;
  if (action === 'events' && name === '') return eventLines(database.db);
  if (action === 'circles' && name === '') return circleLines(database.pool);
  const act = ACTIONS[action];
  if (act === undefined || name === '') throw new Error(USAGE);
  const [row] = await database.db
    .select({ id: learner.id, username: learner.username })
    .from(learner)
    .where(eq(learner.usernameKey, keyOf(name)));
  if (row === undefined) throw new Error(`There is no learner named ${name}.`);
  return act(database, row, more, now);
}

interface Who {
  readonly id: string;
  readonly username: string;
}
type Action = (
  database: Database,
  who: Who,
  more: readonly string[],
  now: Date,
) => Promise<string[]>;

const ACTIONS: Record<string, Action> = {
  async 'reset-password'({ pool }, { id, username }, _more, now) {
    const password = randomBytes(9).toString('base64url');
    const passwordHash = await hashPassword(password);
    await inTransaction(pool, async ({ db: tx }) => {
      await tx.update(learner).set({ passwordHash }).where(eq(learner.id, id));
      await tx.delete(passwordReset).where(eq(passwordReset.learnerId, id));
      await tx.delete(emailChange).where(eq(emailChange.learnerId, id));
      await tx.delete(knownDevice).where(eq(knownDevice.learnerId, id));
      await endAll(tx, id);
      await noteEvent(tx, { learnerId: id, kind: 'operator_reset_password', at: now });
    });
    return [`The new password of ${username} is ${password}`, 'All their sessions have ended.'];
  },

  async rename({ pool }, { id, username }, [wanted], now) {
    const read = usernameSchema.safeParse(wanted);
    if (!read.success) throw new Error(`${read.error.issues[0]?.message ?? USAGE}.`);
    await inTransaction(pool, async ({ db: tx }) => {
      const named = { username: read.data, usernameKey: keyOf(read.data) };
      await tx.update(learner).set(named).where(eq(learner.id, id));
      await noteEvent(tx, { learnerId: id, kind: 'operator_renamed', at: now });
    }).catch((error) => {
      throw orTaken(error);
    });
    return [`${username} is now named ${read.data}.`];
  },

  async remove({ pool }, { id, username }, [yes], now) {
    if (yes !== '--yes') {
      throw new Error(`This deletes ${username} and all they learnt. Add --yes if you mean it.`);
    }
    await deleteByOperator(pool, id, now);
    return [`${username} and everything in the account is gone.`];
  },

  async sessions({ db }, { id, username }, [end], now) {
    if (end === '--end') {
      await endAll(db, id);
      await noteEvent(db, { learnerId: id, kind: 'operator_ended_sessions', at: now });
      return [`All sessions of ${username} have ended.`];
    }
    const sessions = await sessionsOf(db, id, undefined, now);
    if (sessions.length === 0) return [`${username} is signed in nowhere.`];
    return sessions.map(
      ({ device, createdAt, lastUsedAt }) =>
        `${device ?? 'Unknown device'}, since ${createdAt}, last used ${lastUsedAt}`,
    );
  },

  events: ({ db }, { id }) => eventLines(db, id),
  circles: ({ pool }, { id }) => circleLines(pool, id),
};
