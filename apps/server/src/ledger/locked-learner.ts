import type { LifetimeCounter } from '@hajde/rules/course/goals';
import type { Day } from '@hajde/rules/days/days';
import { LEARNER_FIELDS, type Learner } from '../db/learner-fields.ts';
import type { Statement } from '../db/statement.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { notFound } from '../http/refusal.ts';
import type { Server } from '../http/server.ts';

/** When something counts: `at` for balances and boards, `day` for the learner's calendar, if any. */
export interface Moment {
  readonly at: Date;
  /** Where the learner was then. */
  readonly zone: string;
  readonly day: Day | null;
  /** Where the learner is now: a late record tells of the past, and moves nobody. */
  readonly here: string;
}

/** A learner while something of theirs changes: locked in the database, changed here, saved once. */
export interface LockedLearner {
  readonly learner: { -readonly [K in keyof Learner]: Learner[K] };
  /** A lesson may turn out to count at another one than it claims. */
  moment: Moment;
  readonly now: Date;
  readonly held: Set<string>;
  readonly entries: { key: string; xp: number; gems: number }[];
  readonly newAwards: string[];
  readonly dayCounts: Partial<Record<DayColumn, number>>;
  /** Whether a lesson was learnt at this moment: the day then keeps its first and last instant. */
  lessonLearnt: boolean;
  streakChanged: boolean;
}

type DayColumn =
  | 'xp'
  | 'lessons'
  | 'perfectLessons'
  | 'rightAnswers'
  | 'wrongAnswers'
  | 'pronunciationAttempts'
  | 'cultureRead'
  | 'practiceSessions';

/**
 * Everything a learner gains or spends goes through here: one transaction that locks the learner's
 * row, so that changes of one learner happen one after the other, and different learners never wait.
 * What `look` reads is asked for in the same breath and read once the row is locked.
 */
export async function changeLearner<Seen, T>(
  { database, now }: Server,
  learnerId: string,
  moment: Moment,
  look: (tx: Transaction) => Promise<Seen>,
  change: (locked: LockedLearner, tx: Transaction, seen: Seen) => Promise<T>,
): Promise<T> {
  return inTransaction(database.pool, async (tx) => {
    const [[row], held, seen] = await Promise.all([
      tx.rows<Learner>(LOCK, [learnerId]),
      tx.rows<{ award_id: string }>(AWARDS_HELD, [learnerId]),
      look(tx),
    ]);
    if (row === undefined) throw notFound('learner');
    const locked: LockedLearner = {
      learner: { ...row, zone: moment.here },
      moment,
      now: now(),
      held: new Set(held.map(({ award_id }) => award_id)),
      entries: [],
      newAwards: [],
      dayCounts: {},
      lessonLearnt: false,
      streakChanged: false,
    };
    return change(locked, tx, seen);
  });
}

/** For a change that needs to see nothing but the learner. */
export const nothing = async () => undefined;

const LOCK: Statement = {
  name: 'lock-learner',
  text: `select ${LEARNER_FIELDS} from learner where id = $1 for no key update`,
};

const AWARDS_HELD: Statement = {
  name: 'awards-held',
  text: 'select award_id from award where learner_id = $1',
};

/** Adds to the balances (or takes from them), under a key that can be used only once. */
export function pay(locked: LockedLearner, key: string, { xp = 0, gems = 0 }): void {
  locked.entries.push({ key, xp, gems });
  locked.learner.xp += xp;
  locked.learner.gems += gems;
  if (gems > 0) count(locked, 'gems', gems);
  countDay(locked, 'xp', xp);
}

export function count(locked: LockedLearner, counter: LifetimeCounter, by = 1): void {
  locked.learner.tally = {
    ...locked.learner.tally,
    [counter]: (locked.learner.tally[counter] ?? 0) + by,
  };
}

export function countDay(locked: LockedLearner, column: DayColumn, by = 1): void {
  if (by !== 0) locked.dayCounts[column] = (locked.dayCounts[column] ?? 0) + by;
}
