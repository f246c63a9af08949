import type { Extra } from '@hajde/contract/extras';
import type { PlayedLesson } from '@hajde/rules/game/pace';
import { getTableName } from 'drizzle-orm';
import type { Change, Statement } from '../db/statement.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Server } from '../http/server.ts';
import { grantAwards } from './awards.ts';
import { FINISHED_KINDS, type FinishedKind } from './finished-kinds.ts';
import { changeLearner, type LockedLearner, type Moment } from './locked-learner.ts';
import { keepPace, PLAYED_AROUND, rangesAround } from './pace.ts';
import { refuseIfWiped } from './refuse-wiped.ts';
import { saveLearner } from './save-learner.ts';
import { learnDay, streakWeek } from './streak.ts';

/** What is there before something finished arrives, of every kind. */
export interface SeenBefore<A> {
  /** What this very one was answered, if it came before. */
  readonly earlier: A | null;
  /** When it was paid for, of a kind whose answers lie in partitions: looked up only where it is a repeat. */
  readonly paidAt: string | null;
  /** What was played around this one, and around now. */
  readonly played: readonly PlayedLesson[];
}

/** One thing that a learner says they have finished, of one kind. */
interface FinishedWork<Seen extends SeenBefore<A>, A> {
  readonly kind: FinishedKind;
  readonly learnerId: string;
  /** The device made it up: what arrives again under it is answered alike, and pays nothing. */
  readonly idempotencyKey: string;
  /** Reads what there was before, in one statement made by `seenBefore`. */
  look(tx: Transaction, common: readonly unknown[]): Promise<Seen>;
  settle(
    locked: LockedLearner,
    seen: Seen,
    tx: Transaction,
  ): Settlement<A> | Promise<Settlement<A>>;
}

/** What comes of it, by the kind's own rules. */
interface Settlement<A> {
  /** False for what arrives bit by bit and has more to come: nothing is paid for it yet. */
  readonly finished: boolean;
  /** Pays and counts, at the moment that counts, and tells what it brought beside its own reward. */
  pay(): readonly Extra[];
  /** What is answered, and what is written beside the learner. */
  conclude(extras: readonly Extra[]): { readonly answer: A; readonly changes: readonly Change[] };
}

/**
 * The one way for finished work, whatever its kind. Came before? Wiped? Too fast? Then it is paid, the
 * day is kept, awards are granted, and everything is saved in one statement.
 */
export function finishOnce<Seen extends SeenBefore<A>, A>(
  server: Server,
  claimed: Moment,
  work: FinishedWork<Seen, A>,
): Promise<A> {
  const { learnerId, idempotencyKey } = work;
  const { keepsDay, takesMs, wiped } = FINISHED_KINDS[work.kind];
  const now = server.now();
  const common = [learnerId, idempotencyKey, ...rangesAround(claimed.at, now)];
  const look = (tx: Transaction) => work.look(tx, common);

  return changeLearner(server, learnerId, claimed, look, async (locked, tx, seen) => {
    if (seen.earlier !== null) return seen.earlier;
    if (seen.paidAt !== null) {
      return answerOfMonth(tx, work.kind, [learnerId, idempotencyKey, seen.paidAt]);
    }
    refuseIfWiped(locked, wiped);
    const settlement = await work.settle(locked, seen, tx);
    const { finished } = settlement;
    if (finished) await keepPace(tx, locked, seen.played, takesMs, now);
    const own = finished ? settlement.pay() : [];
    const weeks = finished && keepsDay ? await learnDay(tx, locked, now) : [];
    const extras = [...weeks.map(streakWeek), ...own, ...grantAwards(locked, server.course)];
    const { answer, changes } = settlement.conclude(extras);
    saveLearner(tx, locked, ...changes);
    return answer;
  });
}

/**
 * The statement that a kind looks with: $1 is the learner, $2 the idempotency key, $3 to $6 are the
 * ranges of the pace, as texts, and from $7 on it has its own.
 */
export function seenBefore(kind: FinishedKind, columns: string): Statement {
  return {
    name: `before-${kind}`,
    text: `select ${earlierAnswer(kind)} as earlier, ${paidAt(kind)} as "paidAt",
      ${PLAYED_AROUND} as played, ${columns}`,
  };
}

function earlierAnswer(kind: FinishedKind): string {
  const { table, idempotencyKey, ...it } = FINISHED_KINDS[kind];
  if (!('answer' in table) || 'paidUnder' in it) return 'null';
  return `(select answer from ${getTableName(table)}
    where learner_id = $1 and ${idempotencyKey.name} = $2)`;
}

/** As text, which keeps every digit of it. */
function paidAt(kind: FinishedKind): string {
  const it = FINISHED_KINDS[kind];
  if (!('paidUnder' in it)) return 'null';
  return `(select at::text from ledger where learner_id = $1 and key = '${it.paidUnder}' || $2::uuid::text)`;
}

/** What a repeat was answered, where the table is partitioned: found in the month that the ledger tells. */
async function answerOfMonth<A>(
  tx: Transaction,
  kind: FinishedKind,
  values: readonly [learnerId: string, idempotencyKey: string, paidAt: string],
): Promise<A> {
  const { table, idempotencyKey, finishedAt } = FINISHED_KINDS[kind];
  const statement = {
    name: `answer-of-${kind}`,
    text: `select answer from ${getTableName(table)}
      where learner_id = $1 and ${idempotencyKey.name} = $2 and ${finishedAt.name} = $3`,
  };
  const [row] = await tx.rows<{ answer: A }>(statement, [...values]);
  if (row === undefined) throw new Error(`What was paid at ${values[2]} is not kept.`);
  return row.answer;
}

export async function lookUp<Seen extends SeenBefore<unknown>>(
  tx: Transaction,
  statement: Statement,
  values: readonly unknown[],
): Promise<Seen> {
  const [row] = await tx.rows<Seen>(statement, [...values]);
  if (row === undefined) throw new Error('A statement without a table returned no row.');
  return row;
}
