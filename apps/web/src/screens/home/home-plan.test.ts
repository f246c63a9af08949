import { PORTION } from '@hajde/rules/practice/session';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AWAY_FROM_DAYS, type HomeFacts, homePlan, MUCH_IS_DUE_FROM } from './home-plan.ts';

const daily: HomeFacts = { begun: true, awayDays: 1, due: 12, mistakes: 0, moment: false };
const above = (facts: Partial<HomeFacts>) => homePlan({ ...daily, ...facts }).above;

describe('above the next lesson', () => {
  it('a newcomer finds nothing: the first lesson comes first', () => {
    expect(above({ begun: false, awayDays: null, due: 0 })).toEqual([]);
  });

  it('stands what is new, and mistakes before it', () => {
    expect(above({})).toEqual(['doors']);
    expect(above({ mistakes: 3 })).toEqual(['mistakes', 'doors']);
  });

  it('stands practice where much is due, that is two portions', () => {
    expect(MUCH_IS_DUE_FROM).toBe(2 * PORTION);
    expect(above({ due: MUCH_IS_DUE_FROM - 1 })).toEqual(['doors']);
    expect(above({ due: MUCH_IS_DUE_FROM, mistakes: 4 })).toEqual(['practice']);
    expect(above({ due: MUCH_IS_DUE_FROM, moment: true })).toEqual(['moment', 'practice']);
  });

  it('stands a welcome back after five days away, whatever is due', () => {
    expect(above({ awayDays: AWAY_FROM_DAYS - 1 })).toEqual(['doors']);
    expect(above({ awayDays: AWAY_FROM_DAYS, due: 288 })).toEqual(['welcome-back']);
    expect(above({ awayDays: 20, mistakes: 6 })).toEqual(['welcome-back']);
  });

  it('stands a moment of its own on the day it happens', () => {
    expect(above({ awayDays: 0, moment: true })).toEqual(['moment']);
  });
});

const anyFacts = fc.record({
  begun: fc.boolean(),
  awayDays: fc.option(fc.nat(400)),
  due: fc.nat(900),
  mistakes: fc.nat(20),
  moment: fc.boolean(),
});

it('every block stands once, the ways to sounds and conversations always, and one way to practise once begun', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { above, below } = homePlan(facts);
      const blocks = [...above, ...below];
      expect(new Set(blocks).size).toBe(blocks.length);
      expect(blocks).toContain('doors');
      const toPractise = blocks.filter((block) => block === 'practice' || block === 'welcome-back');
      expect(toPractise).toHaveLength(facts.begun ? 1 : 0);
      expect(above.length).toBeLessThanOrEqual(2);
    }),
  );
});
