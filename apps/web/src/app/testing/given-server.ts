import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Body, CallName, Params, Query } from '@hajde/contract/types';
import type { UnitFile } from '@hajde/rules/course/course-files';

/** What a call of the app has sent. */
interface Made<N extends CallName> {
  readonly params: Params<N>;
  readonly query: Query<N>;
  readonly body: Body<N>;
}

/** The same as it comes over the line: the app has made it by the types of the contract. */
interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** An answer that is no success, in the contract's words or without any. */
export class Refused {
  readonly status: number;
  readonly failure: object | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: number,
    failure?: { message: string; code: string; field?: string },
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.status = status;
    this.failure = failure;
    this.headers = headers;
  }
}

/** The network is gone before anything comes back. */
export const NO_ANSWER = Symbol('no answer');

type Given<N extends CallName> = Answer<N> | Refused | typeof NO_ANSWER;

/** What the server says to each call: always the same, or by what was sent. */
export type Answers = {
  readonly [N in CallName]?: Given<N> | ((made: Made<N>) => Given<N> | Promise<Given<N>>);
};

type Change = (file: UnitFile) => object;

export interface GivenServer {
  readonly fetch: typeof fetch;
  /** From now on it answers these otherwise. */
  give(answers: Answers): void;
  /** What was sent with each call of this name, the oldest first. */
  made<N extends CallName>(name: N): Made<N>[];
  /** Files of the course whose names match cannot be had; none where it is null. */
  breakCourse(names: RegExp | null): void;
  /** Files of the course whose names match are given with this change. */
  changeCourse(names: RegExp, change: Change): void;
  /** Calls for which the test gives no answer: each is a failure of the test. */
  readonly unanswered: readonly string[];
}

/**
 * The one thing that tests of screens stand in for: the network. The API says what it is given, typed by
 * the contract; the files of the course are the real ones.
 */
export function givenServer(first: Answers): GivenServer {
  let answers: Record<string, unknown> = first;
  let broken: RegExp | null = null;
  let changed: { names: RegExp; change: Change } | null = null;
  const made: { name: string; sent: Sent }[] = [];
  const unanswered: string[] = [];

  async function answer(method: string, url: URL, body: unknown): Promise<Response> {
    if (url.pathname.startsWith('/course/')) {
      const name = url.pathname.slice(8);
      const file = await courseFile(name, broken);
      return changed?.names.test(name) ? Response.json(changed.change(await file.json())) : file;
    }
    const found = callFor(Object.keys(answers), method, url.pathname);
    if (!found) {
      unanswered.push(`${method} ${url.pathname}`);
      return new Response('', { status: 501 });
    }
    const query = Object.fromEntries(url.searchParams);
    const sent: Sent = { params: found.params, query, body };
    made.push({ name: found.name, sent });
    const given = answers[found.name];
    const said = await (typeof given === 'function' ? given(sent) : given);
    if (said === NO_ANSWER) throw new TypeError('Failed to fetch');
    if (!(said instanceof Refused)) return Response.json(said);
    const text = said.failure ? JSON.stringify(said.failure) : '';
    return new Response(text, { status: said.status, headers: said.headers });
  }

  return {
    fetch: async (input, request) => {
      const { signal, method = 'GET', body } = request ?? {};
      const url = new URL(input instanceof Request ? input.url : input, location.origin);
      const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
      const response = await orAborted(answer(method, url, sent), signal ?? undefined);
      return response;
    },
    give: (more) => {
      answers = { ...answers, ...more };
    },
    made: <N extends CallName>(name: N) =>
      made.filter((each) => each.name === name).map(({ sent }) => sent as Made<N>),
    breakCourse: (names) => {
      broken = names;
    },
    changeCourse: (names, change) => {
      changed = { names, change };
    },
    unanswered,
  };
}

/** The call whose path this is; where two fit, the one with fewer parameters. */
function callFor(names: readonly string[], method: string, path: string) {
  const fitting = names.flatMap((name) => {
    const pattern = name.replace(/^\S+ /, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = name.startsWith(`${method} `) && new RegExp(`^${pattern}$`).exec(path);
    if (!match) return [];
    const given = Object.entries(match.groups ?? {});
    const params = Object.fromEntries(
      given.map(([key, value]) => [key, decodeURIComponent(value)]),
    );
    return [{ name, params, count: given.length }];
  });
  return fitting.toSorted((a, b) => a.count - b.count)[0];
}

const COURSE = join(import.meta.dirname, '../../../../../packages/course/dist');

async function courseFile(name: string, broken: RegExp | null): Promise<Response> {
  if (broken?.test(name)) return new Response('', { status: 500 });
  return new Response(await readFile(join(COURSE, name)));
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}
