import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@hajde/rules/course/course';
import { connect } from '../../apps/server/src/db/connection.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { sqlOn } from '../../apps/server/src/testing/sql.ts';
import type { Part } from '../part.ts';
import { rounds } from '../rounds.ts';
import { type Row, rowOf } from '../row.ts';
import { crowd, type Player, playersOf } from './crowd.ts';
import { CLIENTS, load } from './load.ts';
import { hajde, type Served } from './process.ts';
import { gets } from './requests.ts';
import type { Stage } from './stage.ts';
import { NEW_UUID } from './wire.ts';

const FEW = 100;
const MANY = 10_000;
const WORDS = 500;
const REVIEWS = 12;
const ROUNDS = 5;
const ROUND_MS = 4_000;
const COURSE = join(import.meta.dirname, '../../packages/course/dist/course.json');

export const practice: Part = {
  name: 'practice',
  async measure(stage) {
    const words = newWords();
    const few = await hajde({ DATABASE_URL: await withWords(stage, FEW, words) });
    const many = await hajde({ DATABASE_URL: await withWords(stage, MANY, words) });
    const compare = async (what: string, requestsOf: (players: Player[]) => string[]) => {
      const msEach = async (size: number, { port }: Served) => {
        const requests = requestsOf(playersOf(size));
        const until = { ms: ROUND_MS };
        return 1000 / (await load({ port, requests, connections: CLIENTS, until })).perSecond;
      };
      const measured = await rounds(
        ROUNDS,
        () => msEach(MANY, many),
        () => msEach(FEW, few),
      );
      const floor = `itself at ${FEW}`;
      return rowOf({ what, floor, unit: 'ms each', bar: { atMost: 1.3 } }, measured);
    };
    const size = `${WORDS} words a learner, ${MANY.toLocaleString('en')} learners, ${CLIENTS} clients`;
    try {
      const rows: Row[] = [];
      rows.push(
        await compare(`GET …/practice, ${size}`, (players) =>
          gets(players, '/api/users/:id/practice'),
        ),
      );
      rows.push(
        await compare(`POST /api/practice/complete, ${REVIEWS} reviews, ${size}`, (players) =>
          handIns(players, words),
        ),
      );
      return rows;
    } finally {
      await few.stop();
      await many.stop();
    }
  },
};

function newWords(): string[] {
  const course: Course = JSON.parse(readFileSync(COURSE, 'utf8'));
  const all = course.units.flatMap(({ lessons }) => lessons.flatMap(({ newWords }) => newWords));
  return [...new Set(all)].slice(0, WORDS);
}

async function withWords(stage: Stage, learners: number, words: string[]): Promise<string> {
  const url = await stage.empty(`practice_${learners}`);
  const database = connect(url, { max: 1 });
  await migrate(database);
  await crowd(url, learners);
  const sql = sqlOn(database);
  await database.pool.query('set statement_timeout = 0');
  await sql`update completion set remembered = true`;
  await sql`
    insert into word_memory (learner_id, word_id, stability, difficulty, last_day, last_at, last_id,
      reviews, lapses, last_outcome)
    select learner.id, word, 1 + 30 * random(), 5, current_date - 10, now() - interval '10 days',
      'before', 3, 0, 'right'
    from learner, unnest(${words}::text[]) as word`;
  await database.pool.query('vacuum analyze word_memory, completion');
  await database.close();
  return url;
}

/**
 * The answers of a session, each time another one. It is not finished by them: finished ones come no
 * faster than people play, which a hundred learners could not under this load.
 */
function handIns(players: readonly Player[], words: readonly string[]): string[] {
  return players.map(({ id, token }, i) => {
    const reviews = Array.from({ length: REVIEWS }, (_, k) => ({
      reviewId: NEW_UUID,
      wordId: words[(i * REVIEWS + k * 37) % words.length],
      kind: 'build',
      verdict: k % 6 === 0 ? 'wrong' : 'right',
      at: new Date().toISOString(),
    }));
    const body = JSON.stringify({ userId: id, practiceId: NEW_UUID, finished: false, reviews });
    const length = Buffer.byteLength(body);
    return `POST /api/practice/complete HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nX-Time-Zone: Europe/Belgrade\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
  });
}
