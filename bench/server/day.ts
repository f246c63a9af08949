import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connect } from '../../apps/server/src/db/connection.ts';
import type { Part } from '../part.ts';
import { type Row, rowOf } from '../row.ts';
import { cpuSeconds, cpuSecondsOfPostgres, postmasterOf } from './cpu.ts';
import { type Player, playersOf } from './crowd.ts';
import type { DayJob, DayOutcome } from './day/client.ts';
import { LEARN_A_DAY, PEAK, SECOND_SESSIONS } from './day/model.ts';
import { withHistory } from './day/people.ts';
import { sessionsOf } from './day/requests.ts';
import { hajde, type Served } from './process.ts';

const FEW = 10_000;
/** `DAY_LEARNERS=100000 npm run bench -- --only day` takes a machine with less room and time. */
const MANY = Number(process.env.DAY_LEARNERS ?? 1_000_000);
/** On average; with a million learners they and their ledger fill some 30 GB. */
const COMPLETIONS_EACH = Number(process.env.DAY_COMPLETIONS ?? 30);
/** How long the compressed day takes. */
const DAY_S = 60;
/** Sessions of the first try; twice as many each time, until the answers come too late. */
const FIRST_TRY = 100;
const MOST_SESSIONS = 6_400;
const P99_MS = 500;
const SESSIONS_EACH = 1 + SECOND_SESSIONS / 100;

export const day: Part = {
  name: 'day',
  async measure(stage) {
    const few = await busiestDay(FEW, await withHistory(stage, FEW, COMPLETIONS_EACH));
    const many = await busiestDay(MANY, await withHistory(stage, MANY, COMPLETIONS_EACH));
    for (const [learners, it] of [
      [FEW, few],
      [MANY, many],
    ] as const) {
      console.log(told(learners, it));
    }
    const floor = `itself at ${FEW.toLocaleString('en')}`;
    const at = `at ${MANY.toLocaleString('en')} learners`;
    const row = (named: Pick<Row, 'what' | 'unit' | 'bar'>, of: (it: Measured) => number) =>
      rowOf({ ...named, what: `${named.what}, ${at}`, floor }, [
        { value: of(many), floor: of(few) },
      ]);
    const perCore = 'learners a day';
    return [
      row(
        { what: 'a day for each core of Node', unit: perCore, bar: { atLeast: 0.7 } },
        ({ nodeS }) => aDayPerCore(nodeS),
      ),
      row(
        { what: 'a day for each core of PostgreSQL', unit: perCore, bar: { atLeast: 0.5 } },
        ({ postgresS }) => aDayPerCore(postgresS),
      ),
      row(
        { what: 'stored by who learns, a day', unit: 'bytes', bar: { atMost: 1.5 } },
        ({ bytes }) => bytes * SESSIONS_EACH,
      ),
    ];
  },
};

/** Of one session, on average, on the busiest day that was answered in time. */
interface Measured {
  readonly sessions: number;
  readonly outcome: DayOutcome;
  readonly nodeS: number;
  readonly postgresS: number;
  readonly bytes: number;
}

async function busiestDay(learners: number, url: string): Promise<Measured> {
  const server = await hajde({ DATABASE_URL: url });
  try {
    const players = playersOf(learners);
    const day = (sessions: number, from: number) =>
      compressedDay(server, url, players.slice(from, from + sessions));
    let taken = FIRST_TRY;
    // Warms up, and is the day to tell of where the machine takes no more.
    let best = await day(FIRST_TRY, 0);
    for (let sessions = FIRST_TRY * 2; sessions <= MOST_SESSIONS; sessions *= 2) {
      if (taken + sessions > players.length) break;
      const measured = await day(sessions, taken);
      taken += sessions;
      console.log(told(learners, measured));
      if (isLate(measured.outcome)) break;
      best = measured;
    }
    if (isLate(best.outcome)) console.log(`  too busy for the first try: ${told(learners, best)}`);
    return best;
  } finally {
    await server.stop();
  }
}

/** A 503 is an answer that came too late. */
const isLate = ({ p99Ms, refused }: DayOutcome) =>
  p99Ms > P99_MS || Object.keys(refused).length > 0;

async function compressedDay(
  { port, pid }: Served,
  url: string,
  players: readonly Player[],
): Promise<Measured> {
  const postmaster = await postmasterOf(url);
  const used = async () => ({
    node: await cpuSeconds(pid),
    postgres: await cpuSecondsOfPostgres(postmaster),
    bytes: await sizeOf(url),
  });
  const sessions = sessionsOf(players, DAY_S * 1000, players.length);
  const before = await used();
  const outcome = await played({ port, sessions });
  const after = await used();
  const wrong = Object.keys(outcome.refused).filter((what) => !what.startsWith('503 '));
  if (wrong.length > 0) throw new Error(`The day was not answered: ${wrong.join(', ')}`);
  const each = (key: keyof typeof before) => (after[key] - before[key]) / players.length;
  return {
    sessions: players.length,
    outcome,
    nodeS: each('node'),
    postgresS: each('postgres'),
    bytes: each('bytes'),
  };
}

async function played(job: DayJob): Promise<DayOutcome> {
  const client = fork(join(import.meta.dirname, 'day/client.ts'), { stdio: 'inherit' });
  try {
    client.send(job);
    const [outcome]: (DayOutcome | { failed: string })[] = await once(client, 'message');
    if (outcome === undefined || 'failed' in outcome) {
      throw new Error(`The day on port ${job.port} failed: ${outcome?.failed}`);
    }
    return outcome;
  } finally {
    client.kill();
  }
}

async function sizeOf(url: string): Promise<number> {
  const database = connect(url, { max: 1 });
  const { rows } = await database.pool.query<{ bytes: number }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await database.close();
  return rows[0]?.bytes ?? 0;
}

/** A core that is full in the busiest hour, and idles in the others as the day has it. */
const aDayPerCore = (secondsASession: number) => 86_400 / PEAK / (secondsASession * SESSIONS_EACH);

function told(learners: number, { sessions, outcome, nodeS, postgresS, bytes }: Measured): string {
  const [many, of] = [learners, sessions].map((count) => count.toLocaleString('en'));
  const ms = (seconds: number) => `${(seconds * 1000).toFixed(1)} ms`;
  const aYear = (bytes * SESSIONS_EACH * LEARN_A_DAY * 365) / 1e6;
  return (
    `  ${many} learners, ${of} sessions in ${DAY_S} s: p50 ${outcome.p50Ms.toFixed(0)} ms, ` +
    `p99 ${outcome.p99Ms.toFixed(0)} ms, ${outcome.requests} requests; a session takes ${ms(nodeS)} of Node, ` +
    `${ms(postgresS)} of PostgreSQL and ${Math.round(bytes)} bytes ` +
    `(extrapolated: ${aYear.toFixed(1)} MB a learner and year)`
  );
}
