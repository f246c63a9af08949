import type { Answer } from '@hajde/contract/types';

/** What the server has for the learner; undefined while, or because, it could not be found out. */
export type PlacementLookup = Answer<'GET /api/users/:id/placement-test'> | undefined;

/** `open`: the app shows. `test`: the placement test shows. `done`: the app shows after a test of this visit. */
export type PlacementGate = 'open' | 'test' | 'done';

/**
 * Where the gate stands once this lookup is known. A test that has begun stays until it is completed:
 * its result reaches the server before the learner has seen it. One that is done is not asked for
 * again, even if the server never got it.
 */
export function gateAfter(gate: PlacementGate, lookup: PlacementLookup): PlacementGate {
  if (gate === 'open' && lookup === null) return 'test';
  // The server has the result now, so that the next lookup counts again: after a fresh start it is null.
  if (gate === 'done' && lookup) return 'open';
  return gate;
}
