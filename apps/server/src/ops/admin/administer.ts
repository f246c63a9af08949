import { randomBytes } from 'node:crypto';
import { username as usernameSchema } from '@hajde/contract/auth';
import { eq } from 'drizzle-orm';
import { keyOf } from '../../credentials/name-key.ts';
import { hashPassword } from '../../credentials/password.ts';
import { orTaken } from '../../credentials/taken.ts';
import type { Database } from '../../db/connection.ts';
import { knownDevice, learner, passwordReset } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteLearner } from '../../features/account/change.ts';
import { endAll, sessionsOf } from '../../features/account/sessions.ts';

export const USAGE = `Say what to do, and with whom:
  npm run admin -- reset-password NAME      sets a new password, prints it, ends all sessions
  npm run admin -- rename NAME NEW-NAME     gives another username
  npm run admin -- remove NAME --yes        deletes the account and everything in it
  npm run admin -- sessions NAME [--end]    lists where the learner is signed in, or ends it all`;

/** What an operator may do to an account; answers the lines to print. */
export async function administer(
  database: Database,
  args: readonly string[],
  now: Date,
): Promise<string[]> {
  const [action = '', name = '', ...more] = args;
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
  async 'reset-password'({ pool }, { id, username }) {
    const password = randomBytes(9).toString('base64url');
    const passwordHash = await hashPassword(password);
    await inTransaction(pool, async ({ db: tx }) => {
      await tx.update(learner).set({ passwordHash }).where(eq(learner.id, id));
      await tx.delete(passwordReset).where(eq(passwordReset.learnerId, id));
      await tx.delete(knownDevice).where(eq(knownDevice.learnerId, id));
      await endAll(tx, id);
    });
    return [`The new password of ${username} is ${password}`, 'All their sessions have ended.'];
  },

  async rename({ db }, { id, username }, [wanted]) {
    const read = usernameSchema.safeParse(wanted);
    if (!read.success) throw new Error(`${read.error.issues[0]?.message ?? USAGE}.`);
    await db
      .update(learner)
      .set({ username: read.data, usernameKey: keyOf(read.data) })
      .where(eq(learner.id, id))
      .catch((error) => {
        throw orTaken(error);
      });
    return [`${username} is now named ${read.data}.`];
  },

  async remove({ pool }, { id, username }, [yes]) {
    if (yes !== '--yes') {
      throw new Error(`This deletes ${username} and all they learnt. Add --yes if you mean it.`);
    }
    await deleteLearner(pool, id);
    return [`${username} and everything in the account is gone.`];
  },

  async sessions({ db }, { id, username }, [end], now) {
    if (end === '--end') {
      await endAll(db, id);
      return [`All sessions of ${username} have ended.`];
    }
    const sessions = await sessionsOf(db, id, undefined, now);
    if (sessions.length === 0) return [`${username} is signed in nowhere.`];
    return sessions.map(
      ({ device, createdAt, lastUsedAt }) =>
        `${device ?? 'Unknown device'}, since ${createdAt}, last used ${lastUsedAt}`,
    );
  },
};
