import type { LifetimeCounter } from '@hajde/rules/course';
import type { Day } from '@hajde/rules/days';
import { isoWeek, monthOf } from '@hajde/rules/periods';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { award, learner, learnerDay, ledger, score } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { notFound } from '../refusal.ts';
import type { Server } from '../server.ts';
import { type Learner, learnerColumns } from './learner.ts';

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
 */
export function changeAccount<T>(
  { database, now }: Server,
  learnerId: string,
  moment: Moment,
  change: (account: Account, tx: Tx) => Promise<T>,
): Promise<T> {
  return database.db.transaction(async (tx) => {
    const [[row], held] = await Promise.all([
      tx.select(learnerColumns).from(learner).where(eq(learner.id, learnerId)).for('update'),
      tx.select({ id: award.awardId }).from(award).where(eq(award.learnerId, learnerId)),
    ]);
    if (row === undefined) throw notFound('learner');
    return change(
      {
        learner: { ...row, zone: moment.zone },
        moment,
        now: now(),
        held: new Set(held.map(({ id }) => id)),
        entries: [],
        newAwards: [],
        dayCounts: {},
        lessonLearnt: false,
        streakChanged: false,
      },
      tx,
    );
  });
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

/** Writes everything that changed, in one round trip: the statements go out together. */
export async function saveAccount(tx: Tx, account: Account): Promise<void> {
  await Promise.all([
    saveLearner(tx, account),
    saveEntries(tx, account),
    saveDay(tx, account),
    saveXpBoards(tx, account),
    saveStreakBoards(tx, account),
    saveAwards(tx, account),
  ]);
}

async function saveLearner(tx: Tx, { learner: { id, username, createdAt, ...changed } }: Account) {
  await tx.update(learner).set(changed).where(eq(learner.id, id));
}

async function saveEntries(tx: Tx, { learner: { id }, entries, moment }: Account) {
  if (entries.length === 0) return;
  await tx
    .insert(ledger)
    .values(entries.map((entry) => ({ learnerId: id, at: moment.at, ...entry })));
}

async function saveDay(tx: Tx, { learner: { id }, dayCounts, lessonLearnt, moment }: Account) {
  const { at, zone, day } = moment;
  if (day === null || Object.keys(dayCounts).length === 0) return;
  const instants = lessonLearnt ? { firstAt: at, firstZone: zone, lastAt: at, lastZone: zone } : {};
  const t = learnerDay;
  await tx
    .insert(t)
    .values({ learnerId: id, day, ...dayCounts, ...instants })
    .onConflictDoUpdate({
      target: [t.learnerId, t.day],
      set: {
        xp: sql`${t.xp} + excluded.xp`,
        lessons: sql`${t.lessons} + excluded.lessons`,
        perfectLessons: sql`${t.perfectLessons} + excluded.perfect_lessons`,
        rightAnswers: sql`${t.rightAnswers} + excluded.right_answers`,
        wrongAnswers: sql`${t.wrongAnswers} + excluded.wrong_answers`,
        pronunciationAttempts: sql`${t.pronunciationAttempts} + excluded.pronunciation_attempts`,
        cultureRead: sql`${t.cultureRead} + excluded.culture_read`,
        ...(lessonLearnt && {
          firstAt: sql`least(${t.firstAt}, excluded.first_at)`,
          firstZone: sql`case when excluded.first_at >= ${t.firstAt} then ${t.firstZone} else excluded.first_zone end`,
          lastAt: sql`greatest(${t.lastAt}, excluded.last_at)`,
          lastZone: sql`case when excluded.last_at < ${t.lastAt} then ${t.lastZone} else excluded.last_zone end`,
        }),
      },
    });
}

async function saveXpBoards(tx: Tx, { learner: { id, offBoards }, entries, moment }: Account) {
  const xp = entries.reduce((sum, entry) => sum + entry.xp, 0);
  if (xp === 0) return;
  await tx
    .insert(score)
    .values(
      periodsOf(moment.at).map((period) => ({
        learnerId: id,
        board: 'xp' as const,
        period,
        value: xp,
        hidden: offBoards,
      })),
    )
    .onConflictDoUpdate({
      target: [score.learnerId, score.board, score.period],
      set: { value: sql`${score.value} + excluded.value` },
    });
}

/**
 * Only a lesson makes a learner active in a period, the one it was learnt in; a late one may change
 * the streak that the boards of today show, too.
 */
async function saveStreakBoards(tx: Tx, account: Account) {
  if (!account.streakChanged) return;
  const { id, streakRun: value, streakEndsAt: endsAt, offBoards: hidden } = account.learner;
  const active = account.lessonLearnt ? periodsOf(account.moment.at) : [];
  const others = periodsOf(account.now).filter((period) => !active.includes(period));
  if (active.length > 0) {
    await tx
      .insert(score)
      .values(
        active.map((period) => ({
          learnerId: id,
          board: 'streak' as const,
          period,
          value,
          endsAt,
          hidden,
        })),
      )
      .onConflictDoUpdate({
        target: [score.learnerId, score.board, score.period],
        set: { value, endsAt },
      });
  }
  if (others.length > 0) {
    await tx
      .update(score)
      .set({ value, endsAt })
      .where(
        and(eq(score.learnerId, id), eq(score.board, 'streak'), inArray(score.period, others)),
      );
  }
}

async function saveAwards(tx: Tx, { learner: { id }, newAwards, moment }: Account) {
  if (newAwards.length === 0) return;
  await tx
    .insert(award)
    .values(newAwards.map((awardId) => ({ learnerId: id, awardId, earnedAt: moment.at })));
}

const periodsOf = (at: Date) => [isoWeek(at), monthOf(at), 'all_time'];
