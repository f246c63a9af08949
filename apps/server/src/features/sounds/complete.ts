import type { Answer, Body } from '@hajde/contract/types';
import { type Day, localDay } from '@hajde/rules/days/days';
import { type PlayedLesson, sharesPay } from '@hajde/rules/game/pace';
import { EAR_SESSION_QUESTIONS, EAR_SESSION_XP } from '@hajde/rules/play/ear-trainer';
import type { Change, Statement } from '../../db/statement.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import type { Server } from '../../http/server.ts';
import { finishOnce, lookUp, type SeenBefore, seenBefore } from '../../ledger/finish-once.ts';
import { type LockedLearner, type Moment, pay } from '../../ledger/locked-learner.ts';
import { paidDay } from '../../ledger/moment.ts';

type Heard = Body<'POST /api/users/:id/sounds/complete'>;
type Finished = Answer<'POST /api/users/:id/sounds/complete'>;

interface Seen extends SeenBefore<Finished> {
  /** Which of the keys of the days on which this may count are in the ledger. */
  readonly paidOn: readonly string[];
  /** Sessions of about that time that were paid in another zone. */
  readonly paidElsewhere: readonly PlayedLesson[];
}

/** Takes in a session of the ear trainer: what was told apart that day, and XP for one a day. */
export async function completeSounds(
  server: Server,
  learnerId: string,
  heard: Heard,
  claimed: Moment,
): Promise<Finished> {
  refuseUnlessWhole(server, heard);
  const { sessionId } = heard;
  const now = server.now();
  const mayCountOn = [paidDay(claimed, now), localDay(now, claimed.zone)];

  return finishOnce(server, claimed, {
    kind: 'ear',
    learnerId,
    idempotencyKey: sessionId,
    look: (tx, common) =>
      lookUp<Seen>(tx, BEFORE, [...common, mayCountOn.map(soundsKey), claimed.zone]),
    settle(locked, { paidOn, paidElsewhere }) {
      let xpEarned = 0;
      return {
        finished: true,
        pay() {
          const paidUnder = soundsKey(paidDay(locked.moment, now));
          const { at, zone } = locked.moment;
          const own = { at: at.getTime(), zone };
          const isPaid = paidElsewhere.some((other) => sharesPay(other, own));
          if (isPaid || paidOn.includes(paidUnder)) return [];
          xpEarned = EAR_SESSION_XP;
          pay(locked, paidUnder, { xp: xpEarned });
          return [];
        },
        conclude(extras) {
          const { xp, gems } = locked.learner;
          const answer: Finished = { sessionId, xpEarned, extras: [...extras], xp, gems };
          const changes = [
            sessionChange(locked, heard, answer),
            resultsChange(learnerId, heard, heardOn(locked.moment)),
          ];
          return { answer, changes };
        },
      };
    },
  });
}

function refuseUnlessWhole({ course }: Server, { results }: Heard): void {
  const answers = results.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
  if (answers !== EAR_SESSION_QUESTIONS) {
    const sentence = `results must have ${EAR_SESSION_QUESTIONS} answers together.`;
    throw new Refusal(400, 'bad_request', sentence);
  }
  const known = new Set(course.contrasts.map(({ id }) => id));
  if (!results.every(({ contrastId }) => known.has(contrastId))) throw notFound('contrast');
}

export const soundsKey = (day: Day) => `sounds:${day}`;

/** What came too late to count for any day was heard on its own all the same. */
const heardOn = ({ at, zone }: Moment) => localDay(at, zone);

const BEFORE = seenBefore(
  'ear',
  `(select coalesce(json_agg(key), '[]') from ledger
    where learner_id = $1 and key = any ($7::text[])) as "paidOn",
   (select coalesce(json_agg(json_build_object('zone', zone,
      'at', round(extract(epoch from saved_at) * 1000))), '[]') from sound_session
    where learner_id = $1 and zone <> $8
      and saved_at between $3::text::timestamptz and $6::text::timestamptz
      and (answer ->> 'xpEarned')::int > 0) as "paidElsewhere"`,
);

const SESSION: Statement = {
  name: 'sound-session',
  text: `
    insert into sound_session (learner_id, session_id, saved_at, received_at, zone, answer)
    values ($1, $2, $3, $4, $5, $6)`,
};

function sessionChange(
  { learner, moment, now }: LockedLearner,
  { sessionId }: Heard,
  answer: Finished,
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
