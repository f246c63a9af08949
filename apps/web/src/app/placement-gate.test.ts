import { describe, expect, it } from 'vitest';
import { gateAfter, type PlacementLookup } from './placement-gate.ts';

const result = {
  level: 'beginner',
  score: 3,
  answers: [],
  takenAt: '2026-11-15T10:00:00.000Z',
} as const satisfies PlacementLookup;

describe('the gate of the placement test', () => {
  it('asks for the test where there is no result, and only there', () => {
    expect(gateAfter('open', null)).toBe('test');
    expect(gateAfter('open', result)).toBe('open');
    expect(gateAfter('open', undefined)).toBe('open');
  });

  it('keeps the test on the screen while its result is looked at', () => {
    expect(gateAfter('test', result)).toBe('test');
    expect(gateAfter('test', undefined)).toBe('test');
  });

  it('does not ask again after a test that the server never got', () => {
    expect(gateAfter('done', null)).toBe('done');
  });

  it('asks again after a fresh start', () => {
    expect(gateAfter(gateAfter('done', result), null)).toBe('test');
  });
});
