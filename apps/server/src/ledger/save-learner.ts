import { isoWeek, monthOf } from '@hajde/rules/periods';
import type { PendingQuery, Row } from 'postgres';
import { byHand, type Tx } from '../db/transaction.ts';
import type { Account } from './locked-learner.ts';

/** A part of a statement. */
export type Change = PendingQuery<Row[]>;
type Sql = ReturnType<typeof byHand>;

/**
 * Writes everything that changed, and whatever else belongs to it, in one statement that leaves out
 * what changes nothing. Nobody waits here: the end of the transaction goes out right behind it, and
 * `changeAccount` waits for both.
 */
export function saveAccount(tx: Tx, account: Account, ...more: readonly Change[]): void {
  const sql = byHand(tx);
  const changes = [
    learnerOf(sql, account),
    entriesOf(sql, account),
    dayOf(sql, account),
    xpBoardsOf(sql, account),
    ...streakBoardsOf(sql, account),
    awardsOf(sql, account),
    ...more,
  ].filter((change) => change !== undefined);
  const named = changes.map(
    (change, i) => sql`${i === 0 ? sql`with` : sql`,`} ${sql(`change_${i}`)} as (${change})`,
  );
  account.saved = sql`${named} select`.execute();
}

function learnerOf(sql: Sql, { learner: it }: Account): Change {
  return sql`
    update learner set
      zone = ${it.zone}, placement_level = ${it.placementLevel}, xp = ${it.xp}, gems = ${it.gems},
      hearts_full_at = ${iso(it.heartsFullAt)}, double_xp_from = ${iso(it.doubleXpFrom)},
      double_xp_until = ${iso(it.doubleXpUntil)}, streak_run = ${it.streakRun},
      streak_longest = ${it.streakLongest}, streak_freezes = ${it.streakFreezes},
      streak_through = ${it.streakThrough}, streak_last_at = ${iso(it.streakLastAt)},
      streak_last_zone = ${it.streakLastZone}, streak_ends_at = ${iso(it.streakEndsAt)},
      streak_weeks_paid = ${it.streakWeeksPaid}, tally = ${JSON.stringify(it.tally)}
    where id = ${it.id}`;
}

function entriesOf(sql: Sql, { learner: { id }, entries, moment }: Account): Change | undefined {
  if (entries.length === 0) return undefined;
  return sql`
    insert into ledger (learner_id, key, xp, gems, at)
    select ${id}::uuid, key, xp, gems, ${iso(moment.at)}::timestamptz
    from unnest(${entries.map(({ key }) => key)}::text[], ${entries.map(({ xp }) => xp)}::int[],
      ${entries.map(({ gems }) => gems)}::int[]) as entry (key, xp, gems)`;
}

function dayOf(
  sql: Sql,
  { learner: { id }, dayCounts: it, lessonLearnt, moment }: Account,
): Change | undefined {
  const { day, zone } = moment;
  if (day === null || Object.keys(it).length === 0) return undefined;
  const at = lessonLearnt ? iso(moment.at) : null;
  const where = lessonLearnt ? zone : null;
  return sql`
    insert into learner_day as today (learner_id, day, xp, lessons, perfect_lessons, right_answers,
      wrong_answers, pronunciation_attempts, culture_read, first_at, first_zone, last_at, last_zone)
    values (${id}, ${day}, ${it.xp ?? 0}, ${it.lessons ?? 0}, ${it.perfectLessons ?? 0},
      ${it.rightAnswers ?? 0}, ${it.wrongAnswers ?? 0}, ${it.pronunciationAttempts ?? 0},
      ${it.cultureRead ?? 0}, ${at}, ${where}, ${at}, ${where})
    on conflict (learner_id, day) do update set
      xp = today.xp + excluded.xp,
      lessons = today.lessons + excluded.lessons,
      perfect_lessons = today.perfect_lessons + excluded.perfect_lessons,
      right_answers = today.right_answers + excluded.right_answers,
      wrong_answers = today.wrong_answers + excluded.wrong_answers,
      pronunciation_attempts = today.pronunciation_attempts + excluded.pronunciation_attempts,
      culture_read = today.culture_read + excluded.culture_read,
      first_at = least(today.first_at, excluded.first_at),
      first_zone = case when today.first_at <= coalesce(excluded.first_at, 'infinity') then today.first_zone
                        else excluded.first_zone end,
      last_at = greatest(today.last_at, excluded.last_at),
      last_zone = case when today.last_at > coalesce(excluded.last_at, '-infinity') then today.last_zone
                       else excluded.last_zone end`;
}

function xpBoardsOf(
  sql: Sql,
  { learner: { id, offBoards }, entries, moment }: Account,
): Change | undefined {
  const xp = entries.reduce((sum, entry) => sum + entry.xp, 0);
  if (xp === 0) return undefined;
  return sql`
    insert into score (learner_id, board, period, value, hidden)
    select ${id}::uuid, 'xp', period, ${xp}::int, ${offBoards}::boolean
    from unnest(${periodsOf(moment.at)}::text[]) as period
    on conflict (learner_id, board, period) do update set value = score.value + excluded.value`;
}

/**
 * Only a lesson makes a learner active in a period, the one it was learnt in; a late one may change
 * the streak that the boards of today show, too.
 */
function streakBoardsOf(sql: Sql, account: Account): Change[] {
  if (!account.streakChanged) return [];
  const { id, streakRun: value, streakEndsAt, offBoards } = account.learner;
  const endsAt = iso(streakEndsAt);
  const active = account.lessonLearnt ? periodsOf(account.moment.at) : [];
  const others = periodsOf(account.now).filter((period) => !active.includes(period));
  const changes: Change[] = [];
  if (active.length > 0) {
    changes.push(sql`
      insert into score (learner_id, board, period, value, ends_at, hidden)
      select ${id}::uuid, 'streak', period, ${value}::int, ${endsAt}::timestamptz, ${offBoards}::boolean
      from unnest(${active}::text[]) as period
      on conflict (learner_id, board, period)
      do update set value = excluded.value, ends_at = excluded.ends_at`);
  }
  if (others.length > 0) {
    changes.push(sql`
      update score set value = ${value}, ends_at = ${endsAt}
      where learner_id = ${id} and board = 'streak' and period = any (${others}::text[])`);
  }
  return changes;
}

function awardsOf(sql: Sql, { learner: { id }, newAwards, moment }: Account): Change | undefined {
  if (newAwards.length === 0) return undefined;
  return sql`
    insert into award (learner_id, award_id, earned_at)
    select ${id}::uuid, award_id, ${iso(moment.at)}::timestamptz
    from unnest(${newAwards}::text[]) as award_id`;
}

export const periodsOf = (at: Date) => [isoWeek(at), monthOf(at), 'all_time'];

/** As text, since a value that is sometimes a date and sometimes null would make two statements of one. */
export function iso(at: Date): string;
export function iso(at: Date | null): string | null;
export function iso(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
