import { randomUUID } from 'node:crypto';
import { type Day, localDay } from '@hajde/rules/days/days';
import type { ReminderKind } from '@hajde/rules/reminders/when-due';
import type { Pool } from 'pg';
import type { Statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { decideFor, LOOK, type LookedAt } from './look.ts';

/** A reminder that is nobody else's to send. */
export interface Claimed {
  readonly id: string;
  readonly to: LookedAt;
  readonly day: Day;
  readonly kind: ReminderKind;
}

/** The account stays until this is done: who deletes theirs locks it first, and is passed over here. */
const AWAKE: Statement = {
  name: 'reminders-to-look-at',
  text: `${LOOK}
    where reminder.wake_at <= $1 order by reminder.wake_at limit $2
    for update of reminder skip locked
    for key share of learner skip locked`,
};

const KEEP: Statement = {
  name: 'keep-sent-reminders',
  text: `
    insert into sent_reminder (learner_id, day, id, kind, at)
    select learner_id, day, id, kind, $5
    from unnest($1::uuid[], $2::date[], $3::uuid[], $4::text[]) as due (learner_id, day, id, kind)
    on conflict do nothing returning id`,
};

const SLEEP: Statement = {
  name: 'reminders-looked-at',
  text: `
    update reminder set wake_at = next.at
    from unnest($1::uuid[], $2::timestamptz[]) as next (learner_id, at)
    where reminder.learner_id = next.learner_id`,
};

/**
 * Looks at some whose time has come, and claims those that are due. That is committed before any of
 * them is sent: a process that dies in between loses those, and nobody hears one twice. Processes pass
 * over what another one is looking at.
 */
export async function claimDue(
  pool: Pool,
  sendsMail: boolean,
  now: Date,
  most: number,
): Promise<{ readonly looked: number; readonly claimed: readonly Claimed[] }> {
  return inTransaction(pool, async (tx) => {
    const rows = await tx.rows<LookedAt>(AWAKE, [now.toISOString(), most]);
    if (rows.length === 0) return { looked: 0, claimed: [] };
    const decided = rows.map((to) => ({ to, ...decideFor(to, sendsMail, now) }));
    const due = decided.flatMap(({ to, send }): Claimed[] =>
      send === null ? [] : [{ id: randomUUID(), to, day: localDay(now, to.zone), kind: send }],
    );
    const kept = due.length === 0 ? [] : await tx.rows<{ id: string }>(KEEP, keptOf(due, now));
    const ids = new Set(kept.map(({ id }) => id));
    tx.last(SLEEP, [
      decided.map(({ to }) => to.id),
      decided.map(({ wakeAt }) => wakeAt?.toISOString() ?? null),
    ]);
    return { looked: rows.length, claimed: due.filter(({ id }) => ids.has(id)) };
  });
}

const keptOf = (due: readonly Claimed[], now: Date) => [
  due.map(({ to }) => to.id),
  due.map(({ day }) => day),
  due.map(({ id }) => id),
  due.map(({ kind }) => kind),
  now.toISOString(),
];
