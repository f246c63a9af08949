import type { Answer, CallName } from '@hajde/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { type Input, type InputArgs, send } from './call.ts';
import { ApiError } from './errors.ts';
import { freshOrLastRead, type Reading } from './last-reads.ts';

export type ReadName = CallName & `GET ${string}`;

/**
 * A GET for `useQuery`. Its key starts with the call's name, so that
 * `invalidateQueries({ queryKey: ['GET /api/users/:id'] })` finds it again.
 */
export function read<N extends ReadName>(name: N, ...[input]: InputArgs<N>) {
  return queryOptions({
    queryKey: [name, input ?? {}],
    queryFn: async ({ signal }) => (await reading(name, input ?? {}, signal)).answer,
  });
}

/**
 * The same, but yields null instead of failing where nobody is signed in: section 7 wants reads that
 * can. Screens behind the gate do not ask for it, since there a 401 leads to the sign-in.
 */
export function readIfSignedIn<N extends ReadName>(name: N, ...[input]: InputArgs<N>) {
  return queryOptions({
    queryKey: [name, input ?? {}, 'null on 401'],
    queryFn: ({ signal }) =>
      reading(name, input ?? {}, signal).then(({ answer }) => answer, nullOn401),
  });
}

/** The answer of a read without a query around it, for reads that add what only this device knows. */
export function reading<N extends ReadName>(
  name: N,
  input: Input<N> | Record<never, never>,
  signal: AbortSignal,
): Promise<Reading<Answer<N>>> {
  return freshOrLastRead(name, input, (until) => send<Answer<N>>(name, input, until), signal);
}

function nullOn401(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
