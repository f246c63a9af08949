import type { Answer } from '@hajde/contract/types';
import { daysBetween, localDay } from '@hajde/rules/days/days';
import { nextScene, openScenes } from '@hajde/rules/path/next-scene';
import { streakAt } from '@hajde/rules/streak/streak';
import type { SignedInLearner } from '../../db/learner-fields.ts';
import { rowsOf, type Statement } from '../../db/statement.ts';
import type { Server } from '../../http/server.ts';
import { streakBehind } from '../../ledger/streak.ts';

interface Done {
  readonly lessons: readonly string[];
  readonly scenes: readonly string[];
  readonly sounds: readonly string[];
}

const DONE: Statement = {
  name: 'news',
  text: `
    select
      (select coalesce(json_agg(lesson_id), '[]') from progress where learner_id = $1) as lessons,
      (select coalesce(json_agg(distinct conversation_id), '[]')
       from finished_conversation where learner_id = $1) as scenes,
      (select coalesce(json_agg(distinct contrast_id), '[]')
       from sound_result where learner_id = $1) as sounds`,
};

/** What there is to go on with beside the lessons, and how long the learner was away. */
export async function newsFor(
  { database, course }: Server,
  learner: SignedInLearner,
  now: Date,
  zone: string,
): Promise<Answer<'GET /api/users/:id/news'>> {
  const [[done], state] = await Promise.all([
    rowsOf<Done>(database.pool, DONE, [learner.id]),
    streakBehind(database.db, learner, now),
  ]);
  if (done === undefined) throw new Error('A statement without a table returned no row.');
  const open = openScenes(
    course.conversations,
    course.units,
    new Set(done.lessons),
    learner.placementLevel,
  );
  const heard = new Set(done.scenes);
  const trained = new Set(done.sounds);
  const sound = course.contrasts.find(({ id }) => !trained.has(id));
  const { run, lastAt, lastZone } = state;
  const lastDay = lastAt === null ? null : localDay(lastAt, lastZone ?? zone);
  return {
    awayDays: lastDay === null ? null : Math.max(0, daysBetween(lastDay, localDay(now, zone))),
    lostStreak: run > 0 && streakAt(state, now, zone).current === 0 ? run : null,
    scene: nextScene(open, heard),
    heardLast: open.findLast(({ id }) => heard.has(id)) ?? null,
    sound: sound ? { id: sound.id, title: sound.title } : null,
  };
}
