import { readFile } from 'node:fs/promises';
import type { ServedCourse } from '@hajde/rules/course/course-release';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { COURSE, DRAWING, WEB } from './folders.ts';
import { logOutput } from './log-output.ts';

interface Serving {
  readonly app: FastifyInstance;
  readonly database: Database;
  closePools(): Promise<void>;
}

/** Puts the server together on this database, while `ready` brings that up to it. */
export async function startServing(
  config: Config,
  databaseUrl: string,
  isFull: () => boolean,
  ready: (database: Database) => Promise<unknown>,
  connections?: number,
): Promise<Serving> {
  const pools: Database[] = [];
  const closePools = async () => {
    await Promise.all(pools.map((pool) => pool.close()));
  };
  try {
    const [course, { assembleHajde }, { keepReminding }, { connect }] = await Promise.all([
      readFile(`${COURSE}/course.json`, 'utf8').then((text): ServedCourse => JSON.parse(text)),
      import('./assemble.ts'),
      import('./remind.ts'),
      import('../db/connection.ts'),
    ]);
    const open = (...[url, settings]: Parameters<typeof connect>) => {
      const pool = connect(url, { ...(connections && { max: connections }), ...settings });
      pools.push(pool);
      return pool;
    };
    const database = open(databaseUrl);
    const standby =
      config.databaseReplicaUrl === undefined
        ? undefined
        : open(config.databaseReplicaUrl, { readOnly: true });
    const building = assembleHajde({
      config,
      database,
      standby,
      course,
      now: () => new Date(),
      isFull,
      folders: { web: WEB, course: COURSE, drawing: DRAWING },
      logTo: logOutput(),
      remind: (server) => keepReminding(server, isFull),
    });
    const [app] = await Promise.all([building, ready(database)]);
    return { app, database, closePools };
  } catch (error) {
    await closePools();
    throw error;
  }
}

/** Who does not fit in here while many connect at once is made to wait for seconds by their own system. */
const BACKLOG = 4_096;

export async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, backlog: BACKLOG });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is already in use: choose another with PORT.`);
  }
}

const DIED = 70;

/** Once it serves, what nobody caught is a death, which `npm start` tells from a refusal to start. */
export function dieOfTheUnexpected(): void {
  process.once('uncaughtException', (error) => {
    console.error(error);
    process.exit(DIED);
  });
}

/** The same for what has been said already. */
export function die(reason: string): never {
  console.error(reason);
  process.exit(DIED);
}
