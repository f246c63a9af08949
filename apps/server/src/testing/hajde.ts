import { randomUUID } from 'node:crypto';
import type { Answer, CallName } from '@hajde/contract/types';
import type { ServedCourse } from '@hajde/rules/course/course-release';
import type { Database } from '../db/connection.ts';
import { assembleHajde, type HajdeParts } from '../ops/assemble.ts';
import { TEST_COURSE } from './course.ts';
import { freshDatabase } from './database.ts';
import { registered } from './registered.ts';
import { request } from './request.ts';

/** A whole server over real HTTP on a database of its own, with a clock that tests can move. */
export interface Hajde {
  readonly url: string;
  readonly database: Database;
  readonly course: ServedCourse;
  readonly clock: Clock;
  readonly visitor: Client;
  newLearner(username?: string): Promise<SignedIn>;
  close(): Promise<void>;
}

interface Clock {
  now(): Date;
  /** From there it goes on. */
  set(at: string | Date): void;
  advance(ms: number): void;
  /** Stands still until it is set, however long a busy machine takes. */
  hold(): void;
}

interface Client {
  call<C extends CallName>(call: C, sent?: Sent): Promise<Heard<C>>;
}

export interface SignedIn extends Client {
  readonly id: string;
  readonly token: string;
  readonly username: string;
  /** Finishes a lesson with so many mistakes, and says what came of it. */
  finish(lessonId: string, mistakes?: number, extra?: object): Promise<Completion>;
  user(): Promise<Answer<'GET /api/users/:id'>>;
}

type Completion = Answer<'POST /api/lessons/complete'>;

export interface Sent {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

interface Heard<C extends CallName> {
  readonly status: number;
  readonly headers: Headers;
  /** Typed as the success; a failure is looked at through `failure`. */
  readonly body: Answer<C>;
  readonly failure: { message: string; code: string; field?: string };
}

export const PASSWORD = 'flija123';

export async function startHajde(
  options: Partial<
    Pick<HajdeParts, 'course' | 'folders' | 'database' | 'standby' | 'logTo' | 'isFull' | 'remind'>
  > & {
    config?: Partial<HajdeParts['config']>;
  } = {},
): Promise<Hajde> {
  // A second server on the database of a first one leaves it to that one.
  const { database, drop } = options.database
    ? { database: options.database, drop: async () => {} }
    : await freshDatabase();
  const clock = movableClock();
  const course = options.course ?? TEST_COURSE;
  const app = await assembleHajde({
    config: {
      publicUrl: undefined,
      providerName: 'Google',
      provider: undefined,
      mail: undefined,
      metricsFor: 'loopback',
      pushToOwnNetwork: false,
      trustProxy: false,
      logLevel: 'silent',
      ...options.config,
    },
    database,
    standby: options.standby,
    course,
    now: clock.now,
    ...(options.folders && { folders: options.folders }),
    ...(options.logTo && { logTo: options.logTo }),
    ...(options.isFull && { isFull: options.isFull }),
    ...(options.remind && { remind: options.remind }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    database,
    course,
    clock,
    visitor: client(url),
    newLearner: async (username = `learner-${randomUUID().slice(0, 8)}`) =>
      signedIn(url, course, await registered(database, username, PASSWORD, clock.now())),
    async close() {
      await app.close();
      await drop();
    },
  };
}

function movableClock(): Clock {
  let ahead = 0;
  let heldAt: number | undefined;
  const now = () => new Date((heldAt ?? Date.now()) + ahead);
  return {
    now,
    set: (at) => {
      heldAt = undefined;
      ahead = new Date(at).getTime() - Date.now();
    },
    advance: (ms) => {
      ahead += ms;
    },
    hold: () => {
      heldAt = Date.now();
    },
  };
}

export function client(url: string, always: Record<string, string> = {}): Client {
  return {
    async call(call, { params = {}, query, body, headers = {} } = {}) {
      const [method = '', path = ''] = call.split(' ');
      const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
      const said = await request(
        `${url}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`,
        {
          method,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...always,
            ...headers,
          },
          ...(body !== undefined && {
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
        },
      );
      const json = said.text === '' ? undefined : JSON.parse(said.text);
      return {
        status: said.status,
        get headers() {
          return said.headers;
        },
        body: json,
        failure: json,
      };
    },
  };
}

function signedIn(
  url: string,
  course: ServedCourse,
  who: { id: string; token: string; username: string },
): SignedIn {
  const { call } = client(url, { authorization: `Bearer ${who.token}` });
  return {
    ...who,
    call: (name, sent = {}) => call(name, { ...sent, params: { id: who.id, ...sent.params } }),
    async finish(lessonId, mistakes = 0, extra = {}) {
      const { status, body } = await call('POST /api/lessons/complete', {
        body: { ...lessonBody(course, who.id, lessonId, mistakes), ...extra },
      });
      if (status !== 200) throw new Error(`could not finish ${lessonId}: ${JSON.stringify(body)}`);
      return body;
    },
    async user() {
      const { body } = await call('GET /api/users/:id', { params: { id: who.id } });
      return body;
    },
  };
}

/** The body that the lesson player sends for a lesson with so many mistakes. */
export function lessonBody(
  course: Pick<ServedCourse, 'units'>,
  userId: string,
  lessonId: string,
  mistakes = 0,
) {
  const lesson = course.units.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  if (lesson === undefined) throw new Error(`the test course has no lesson ${lessonId}`);
  return {
    userId,
    lessonId,
    unitId: lesson.unitId,
    perfect: mistakes === 0,
    xpEarned: lesson.xpReward,
    gemsEarned: lesson.gemsReward,
    answers: lesson.questions.map(({ correctAnswer }, i) =>
      i < mistakes ? 'wrong a' : correctAnswer,
    ),
  };
}
