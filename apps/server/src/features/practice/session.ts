import type { Extra } from '@hajde/contract/extras';
import type { Change, Statement } from '../../db/statement.ts';

/** A session of practice as it is kept. */
export interface PracticeSession {
  readonly practiceId: string;
  readonly day: string;
  readonly zone: string;
  readonly reviews: number;
  readonly finishedAt: string | null;
  readonly xp: number;
  readonly extras: readonly Extra[];
}

const KEEP: Statement = {
  name: 'practice-session',
  text: `
    insert into practice_session (learner_id, practice_id, day, zone, reviews, finished_at, xp, extras)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (learner_id, practice_id) do update set
      day = case when practice_session.finished_at is null then excluded.day
                 else practice_session.day end,
      zone = case when practice_session.finished_at is null then excluded.zone
                  else practice_session.zone end,
      reviews = excluded.reviews, finished_at = excluded.finished_at, xp = excluded.xp,
      extras = excluded.extras`,
};

/** Whoever has answered nothing yet that counts leaves no session behind. */
export function sessionChange(learnerId: string, session: PracticeSession): Change[] {
  const { practiceId, day, zone, reviews, finishedAt, xp, extras } = session;
  if (reviews === 0) return [];
  const told = [day, zone, reviews, finishedAt, xp, JSON.stringify(extras)];
  return [{ statement: KEEP, values: [learnerId, practiceId, ...told] }];
}
