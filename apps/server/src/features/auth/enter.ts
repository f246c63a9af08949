import { and, eq } from 'drizzle-orm';
import { noteEvent } from '../../credentials/security-events.ts';
import type { Db } from '../../db/connection.ts';
import { learner } from '../../db/schema.ts';
import { startSession } from '../../http/session.ts';
import type { Caller } from './caller.ts';
import { isKnownTo, rememberDevice } from './known-devices.ts';

/** How somebody got into an account. */
interface Way {
  readonly kind: 'registered' | 'signed_in' | 'password_reset';
  /** The hash that a password was verified against. */
  readonly verified?: string;
}

export interface Entered {
  readonly token: string;
  /** Whom to tell, once the transaction has ended, that a device was here for the first time. */
  readonly tellOfDevice: string | null;
}

/**
 * Every way into an account ends here, in one transaction that has locked the learner's row.
 * Verifying a password takes a while: where it was changed meanwhile, nobody enters by the old one,
 * and whoever changes it now waits until this session is there to be ended.
 */
export async function enter(
  tx: Db,
  learnerId: string,
  caller: Caller,
  at: Date,
  { kind, verified }: Way,
): Promise<Entered | undefined> {
  const still = verified === undefined ? undefined : eq(learner.passwordHash, verified);
  const [row] = await tx
    .select({ email: learner.email })
    .from(learner)
    .where(and(eq(learner.id, learnerId), still))
    .for('no key update');
  if (row === undefined) return undefined;
  const byPassword = verified !== undefined;
  const isNew = kind === 'signed_in' && !(await isKnownTo(tx, learnerId, caller, byPassword));
  const token = await startSession(tx, learnerId, at, caller.device);
  await rememberDevice(tx, learnerId, caller.deviceSecret, at);
  const { device } = caller;
  await noteEvent(tx, { learnerId, kind: isNew ? 'signed_in_on_new_device' : kind, device, at });
  return { token, tellOfDevice: isNew ? row.email : null };
}
