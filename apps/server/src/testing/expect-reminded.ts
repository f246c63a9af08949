import { expect } from 'vitest';
import type { Database } from '../db/connection.ts';
import type { liveReminded, Sent } from './reminded-lives.ts';
import { sqlOn } from './sql.ts';

const keyOf = ({ learnerId, day, kind }: Pick<Sent, 'learnerId' | 'day' | 'kind'>) =>
  `${learnerId} ${day} ${kind}`;

/** Each due reminder at most once, none missed but those in flight at a kill, none after learning. */
export async function expectReminded(
  database: Database,
  { heard, killedAt, lives, expected, ticks }: Awaited<ReturnType<typeof liveReminded>>,
): Promise<void> {
  const claimed = await sqlOn(database)<Sent>`
    select learner_id as "learnerId", day, kind from sent_reminder`;
  expect(claimed.map(keyOf).toSorted()).toEqual(expected.map(keyOf).toSorted());
  const delivered = heard.map(keyOf);
  expect(new Set(delivered).size).toBe(delivered.length);
  const got = new Set(delivered);
  const lost = expected.filter((sent) => !got.has(keyOf(sent)));
  expect(lost.filter(({ at }) => !killedAt.has(at))).toEqual([]);
  expect(delivered.length + lost.length).toBe(expected.length);
  const byId = new Map(lives.map((life) => [life.id, life]));
  const afterLearning = heard.filter(({ learnerId, day, at }) => {
    const lesson = byId.get(learnerId)?.learnt.get(day);
    return lesson !== undefined && lesson <= new Date(at);
  });
  expect(afterLearning).toEqual([]);
  expect(delivered.length).toBeGreaterThan(lives.length);
  console.log(
    `${lives.length} learners, ${ticks} looks, ${killedAt.size} kills: ` +
      `${delivered.length} reminders sent once, ${lost.length} lost with a killed process`,
  );
}
