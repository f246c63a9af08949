import type { Answer, Body } from '@hajde/contract/types';
import { type Day, localDay } from '@hajde/rules/days';
import { EAR_SESSION_QUESTIONS, EAR_SESSION_XP } from '@hajde/rules/ear-trainer';
import type { PlayedLesson } from '@hajde/rules/pace';
import type { Change, Statement } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { grantAwards } from '../../ledger/awards.ts';
import {
  changeLearner,
  type LockedLearner,
  type Moment,
  pay,
} from '../../ledger/locked-learner.ts';
import { paidDay } from '../../ledger/moment.ts';
import { keepPace, PLAYED_AROUND, rangesAround } from '../../ledger/pace.ts';
import { refuseIfWiped } from '../../ledger/refuse-wiped.ts';
import { saveLearner } from '../../ledger/save-learner.ts';

type Heard = Body<'POST /api/users/:id/sounds/complete'>;
type Finished = Answer<'POST /api/users/:id/sounds/complete'>;

/** Takes in a session of the ear trainer: what was told apart that day, and XP for one a day. */
export async function completeSounds(
  server: Server,
  learnerId: string,
  heard: Heard,
  claimed: Moment,
): Promise<Finished> {
  const answers = heard.results.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
  if (answers !== EAR_SESSION_QUESTIONS) {
    const sentence = `results must have ${EAR_SESSION_QUESTIONS} answers together.`;
    throw new Refusal(400, 'bad_request', sentence);
  }
  const known = new Set(server.course.contrasts.map(({ id }) => id));
  if (!heard.results.every(({ contrastId }) => known.has(contrastId))) throw notFound('contrast');
  const now = server.now();
  const look = (tx: Transaction) => before(tx, learnerId, heard, claimed, now);
  return changeLearner(server, learnerId, claimed, look, async (locked, tx, seen) => {
    if (seen.earlier !== null) return seen.earlier;
    refuseIfWiped(locked, 'This was heard before your fresh start.');
    keepPace(locked, seen.played, now);

    const day = paidDay(locked.moment, now);
    const xpEarned = seen.paidOn.includes(soundsKey(day)) ? 0 : EAR_SESSION_XP;
    if (xpEarned > 0) pay(locked, soundsKey(day), { xp: xpEarned });
    const extras = grantAwards(locked, server.course);
    const { xp, gems } = locked.learner;
    const answer: Finished = { sessionId: heard.sessionId, xpEarned, extras, xp, gems };
    saveLearner(
      tx,
      locked,
      sessionChange(locked, heard, answer, now),
      resultsChange(learnerId, heard, heardOn(locked.moment)),
    );
    return answer;
  });
}

export const soundsKey = (day: Day) => `sounds:${day}`;

/** What came too late to count for any day was heard on its own all the same. */
const heardOn = ({ at, zone }: Moment) => localDay(at, zone);

interface Before {
  readonly earlier: Finished | null;
  /** Which of the keys of the days on which this may count are in the ledger. */
  readonly paidOn: readonly string[];
  readonly played: readonly PlayedLesson[];
}

const BEFORE: Statement = {
  name: 'before-sounds',
  text: `
    select
      (select answer from sound_session where learner_id = $1 and session_id = $2) as earlier,
      (select coalesce(json_agg(key), '[]') from ledger
       where learner_id = $1 and key = any ($3::text[])) as "paidOn",
      ${PLAYED_AROUND} as played`,
};

async function before(
  tx: Transaction,
  learnerId: string,
  { sessionId }: Heard,
  claimed: Moment,
  now: Date,
): Promise<Before> {
  const keys = [paidDay(claimed, now), localDay(now, claimed.zone)].map(soundsKey);
  const ranges = rangesAround(claimed.at, now);
  const [row] = await tx.rows<Before>(BEFORE, [learnerId, sessionId, keys, ...ranges]);
  if (row === undefined) throw new Error('A statement without a table returned no row.');
  return row;
}

const SESSION: Statement = {
  name: 'sound-session',
  text: `
    insert into sound_session (learner_id, session_id, saved_at, received_at, zone, answer)
    values ($1, $2, $3, $4, $5, $6)`,
};

function sessionChange(
  { learner, moment }: LockedLearner,
  { sessionId }: Heard,
  answer: Finished,
  now: Date,
): Change {
  const times = [moment.at.toISOString(), now.toISOString(), moment.zone];
  return {
    statement: SESSION,
    values: [learner.id, sessionId, ...times, JSON.stringify(answer)],
  };
}

const RESULTS: Statement = {
  name: 'sound-results',
  text: `
    insert into sound_result (learner_id, contrast_id, day, "right", wrong)
    select $1, * from unnest($2::text[], $3::date[], $4::int[], $5::int[])
    on conflict (learner_id, contrast_id, day) do update set
      "right" = sound_result."right" + excluded."right",
      wrong = sound_result.wrong + excluded.wrong`,
};

function resultsChange(learnerId: string, { results }: Heard, day: Day): Change {
  return {
    statement: RESULTS,
    values: [
      learnerId,
      results.map(({ contrastId }) => contrastId),
      results.map(() => day),
      results.map(({ right }) => right),
      results.map(({ wrong }) => wrong),
    ],
  };
}
