import { isoWeek, monthOf } from '@hajde/rules/days/periods';
import { type Change, type Statement, together } from '../db/statement.ts';
import type { Transaction } from '../db/transaction.ts';
import type { LockedLearner } from './locked-learner.ts';

/**
 * Writes everything that changed, and whatever else belongs to it, in one statement that leaves out
 * what changes nothing, and which the transaction ends with.
 */
export function saveLearner(
  tx: Transaction,
  locked: LockedLearner,
  ...more: readonly Change[]
): void {
  const { statement, values } = together([
    learnerChange(locked),
    ...entriesChange(locked),
    ...dayChange(locked),
    ...xpBoardsChange(locked),
    ...streakBoardsChange(locked),
    ...awardsChange(locked),
    ...more,
  ]);
  tx.last(statement, values);
}

const LEARNER: Statement = {
  name: 'learner',
  text: `
    update learner set
      zone = $2, placement_level = $3, xp = $4, gems = $5, hearts_full_at = $6, double_xp_from = $7,
      double_xp_until = $8, streak_run = $9, streak_longest = $10, streak_freezes = $11,
      streak_through = $12, streak_last_at = $13, streak_last_zone = $14, streak_ends_at = $15,
      streak_weeks_paid = $16, tally = $17, double_xp_late = $18, streak_as_of = $19
    where id = $1`,
};

function learnerChange({ learner: it }: LockedLearner): Change {
  return {
    statement: LEARNER,
    values: [
      it.id,
      it.zone,
      it.placementLevel,
      it.xp,
      it.gems,
      iso(it.heartsFullAt),
      iso(it.doubleXpFrom),
      iso(it.doubleXpUntil),
      it.streakRun,
      it.streakLongest,
      it.streakFreezes,
      it.streakThrough,
      iso(it.streakLastAt),
      it.streakLastZone,
      iso(it.streakEndsAt),
      it.streakWeeksPaid,
      JSON.stringify(it.tally),
      it.doubleXpLate,
      it.streakAsOf,
    ],
  };
}

const LEDGER: Statement = {
  name: 'ledger',
  text: `
    insert into ledger (learner_id, key, xp, gems, at)
    select $1::uuid, key, xp, gems, $2::timestamptz
    from unnest($3::text[], $4::bigint[], $5::bigint[]) as entry (key, xp, gems)`,
};

function entriesChange({ learner: { id }, entries, moment }: LockedLearner): Change[] {
  if (entries.length === 0) return [];
  const values = [
    id,
    iso(moment.at),
    entries.map(({ key }) => key),
    entries.map(({ xp }) => xp),
    entries.map(({ gems }) => gems),
  ];
  return [{ statement: LEDGER, values }];
}

/** Of two lessons in one instant the same ones come first and last, as in the streak's replay. */
const DAY: Statement = {
  name: 'day',
  text: `
    insert into learner_day as today (learner_id, day, xp, lessons, perfect_lessons, right_answers,
      wrong_answers, pronunciation_attempts, culture_read, practice_sessions, first_at, first_zone,
      last_at, last_zone)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11, $12)
    on conflict (learner_id, day) do update set
      xp = today.xp + excluded.xp,
      lessons = today.lessons + excluded.lessons,
      perfect_lessons = today.perfect_lessons + excluded.perfect_lessons,
      right_answers = today.right_answers + excluded.right_answers,
      wrong_answers = today.wrong_answers + excluded.wrong_answers,
      pronunciation_attempts = today.pronunciation_attempts + excluded.pronunciation_attempts,
      culture_read = today.culture_read + excluded.culture_read,
      practice_sessions = today.practice_sessions + excluded.practice_sessions,
      first_at = least(today.first_at, excluded.first_at),
      first_zone = case when today.first_at < coalesce(excluded.first_at, 'infinity') then today.first_zone
                        when today.first_at = excluded.first_at
                        then least(today.first_zone collate "C", excluded.first_zone)
                        else excluded.first_zone end,
      last_at = greatest(today.last_at, excluded.last_at),
      last_zone = case when today.last_at > coalesce(excluded.last_at, '-infinity') then today.last_zone
                       when today.last_at = excluded.last_at
                       then greatest(today.last_zone collate "C", excluded.last_zone)
                       else excluded.last_zone end`,
};

/** A day learnt is written even where nothing was counted on it: the streak is replayed from these rows. */
function dayChange({ learner, dayCounts: it, lessonLearnt, moment }: LockedLearner): Change[] {
  const { day, zone } = moment;
  if (day === null || (!lessonLearnt && Object.keys(it).length === 0)) return [];
  const values = [
    learner.id,
    day,
    it.xp ?? 0,
    it.lessons ?? 0,
    it.perfectLessons ?? 0,
    it.rightAnswers ?? 0,
    it.wrongAnswers ?? 0,
    it.pronunciationAttempts ?? 0,
    it.cultureRead ?? 0,
    it.practiceSessions ?? 0,
    lessonLearnt ? iso(moment.at) : null,
    lessonLearnt ? zone : null,
  ];
  return [{ statement: DAY, values }];
}

const XP_BOARDS: Statement = {
  name: 'xp-boards',
  text: `
    insert into score (learner_id, board, period, value, hidden)
    select $1::uuid, 'xp', period, $2::bigint, $3::boolean
    from unnest($4::text[]) as period
    on conflict (learner_id, board, period) do update set value = score.value + excluded.value`,
};

function xpBoardsChange({ learner, entries, moment }: LockedLearner): Change[] {
  const xp = entries.reduce((sum, entry) => sum + entry.xp, 0);
  if (xp === 0) return [];
  const values = [learner.id, xp, learner.offBoards, periodsOf(moment.at)];
  return [{ statement: XP_BOARDS, values }];
}

const STREAK_BOARDS_ACTIVE: Statement = {
  name: 'streak-boards-active',
  text: `
    insert into score (learner_id, board, period, value, ends_at, hidden)
    select $1::uuid, 'streak', period, $2::bigint, $3::timestamptz, $4::boolean
    from unnest($5::text[]) as period
    on conflict (learner_id, board, period)
    do update set value = excluded.value, ends_at = excluded.ends_at`,
};

const STREAK_BOARDS_SHOWN: Statement = {
  name: 'streak-boards-shown',
  text: `
    update score set value = $2, ends_at = $3
    where learner_id = $1 and board = 'streak' and period = any ($4::text[])`,
};

/**
 * Only a lesson makes a learner active in a period, the one it was learnt in; a late one may change
 * the streak that the boards of today show, too.
 */
function streakBoardsChange({ learner, moment, now, ...it }: LockedLearner): Change[] {
  if (!it.streakChanged) return [];
  const { id, streakRun, offBoards } = learner;
  const endsAt = iso(learner.streakEndsAt);
  const active = it.lessonLearnt ? periodsOf(moment.at) : [];
  const others = periodsOf(now).filter((period) => !active.includes(period));
  const changes: Change[] = [];
  if (active.length > 0) {
    const values = [id, streakRun, endsAt, offBoards, active];
    changes.push({ statement: STREAK_BOARDS_ACTIVE, values });
  }
  if (others.length > 0) {
    changes.push({ statement: STREAK_BOARDS_SHOWN, values: [id, streakRun, endsAt, others] });
  }
  return changes;
}

const AWARDS: Statement = {
  name: 'awards',
  text: `
    insert into award (learner_id, award_id, earned_at)
    select $1::uuid, award_id, $2::timestamptz
    from unnest($3::text[]) as award_id`,
};

function awardsChange({ learner, newAwards, moment }: LockedLearner): Change[] {
  if (newAwards.length === 0) return [];
  return [{ statement: AWARDS, values: [learner.id, iso(moment.at), newAwards] }];
}

const periodsOf = (at: Date) => [isoWeek(at), monthOf(at), 'all_time'];

/** Written down much faster than the driver would do it. */
const iso = (at: Date | null) => at?.toISOString() ?? null;
