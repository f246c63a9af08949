import type { LifetimeCounter } from '@hajde/rules/course';
import type { Day } from '@hajde/rules/days';
import { LEARNER_FIELDS, type Learner } from '../db/learner-fields.ts';
import { byHand, type Tx } from '../db/transaction.ts';
import { notFound } from '../http/refusal.ts';
import type { Server } from '../http/server.ts';

/** When something counts: `at` for balances and boards, `day` for the learner's calendar, if any. */
export interface Moment {
  readonly at: Date;
  readonly zone: string;
  readonly day: Day | null;
}

/** A learner while something of theirs changes: locked in the database, changed here, saved once. */
export interface Account {
  readonly learner: { -readonly [K in keyof Learner]: Learner[K] };
  readonly moment: Moment;
  readonly now: Date;
  readonly held: Set<string>;
  readonly entries: { key: string; xp: number; gems: number }[];
  readonly newAwards: string[];
  readonly dayCounts: Partial<Record<DayColumn, number>>;
  /** Whether a lesson was learnt at this moment: the day then keeps its first and last instant. */
  lessonLearnt: boolean;
  streakChanged: boolean;
  /** What was sent to be written. */
  saved: Promise<unknown>;
}

export type DayColumn =
  | 'xp'
  | 'lessons'
  | 'perfectLessons'
  | 'rightAnswers'
  | 'wrongAnswers'
  | 'pronunciationAttempts'
  | 'cultureRead';

/**
 * Everything a learner gains or spends goes through here: one transaction that locks the learner's
 * row, so that changes of one learner happen one after the other, and different learners never wait.
 * What `look` reads is asked for in the same breath and read once the row is locked.
 */
export async function changeAccount<Seen, T>(
  { database, now }: Server,
  learnerId: string,
  moment: Moment,
  look: (tx: Tx) => Promise<Seen>,
  change: (account: Account, tx: Tx, seen: Seen) => Promise<T>,
): Promise<T> {
  let saved: Promise<unknown> | undefined;
  const answer = await database.db.transaction(async (tx) => {
    const [row, held, seen] = await Promise.all([
      lock(tx, learnerId),
      awardsHeld(tx, learnerId),
      look(tx),
    ]);
    if (row === undefined) throw notFound('learner');
    const account: Account = {
      learner: { ...row, zone: moment.zone },
      moment,
      now: now(),
      held,
      entries: [],
      newAwards: [],
      dayCounts: {},
      lessonLearnt: false,
      streakChanged: false,
      saved: Promise.resolve(),
    };
    const changed = await change(account, tx, seen);
    saved = account.saved;
    return changed;
  });
  // Where writing failed, the transaction has ended without it: PostgreSQL calls that no error.
  await saved;
  return answer;
}

/** For a change that needs to see nothing but the learner. */
export const nothing = async () => undefined;

async function lock(tx: Tx, learnerId: string): Promise<Learner | undefined> {
  const sql = byHand(tx);
  const [row] = await sql<Learner[]>`
    select ${sql.unsafe(LEARNER_FIELDS)} from learner where id = ${learnerId} for no key update`.execute();
  return row;
}

async function awardsHeld(tx: Tx, learnerId: string): Promise<Set<string>> {
  const rows = await byHand(tx)<{ award_id: string }[]>`
    select award_id from award where learner_id = ${learnerId}`;
  return new Set(rows.map(({ award_id }) => award_id));
}

/** Adds to the balances (or takes from them), under a key that can be used only once. */
export function pay(account: Account, key: string, { xp = 0, gems = 0 }): void {
  account.entries.push({ key, xp, gems });
  account.learner.xp += xp;
  account.learner.gems += gems;
  if (gems > 0) count(account, 'gems', gems);
  countDay(account, 'xp', xp);
}

export function count(account: Account, counter: LifetimeCounter, by = 1): void {
  account.learner.tally = {
    ...account.learner.tally,
    [counter]: (account.learner.tally[counter] ?? 0) + by,
  };
}

export function countDay(account: Account, column: DayColumn, by = 1): void {
  if (by !== 0) account.dayCounts[column] = (account.dayCounts[column] ?? 0) + by;
}
