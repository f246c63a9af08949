import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['arta', 'AR'],
    ['Besnik', 'BE'],
    ['çelësi', 'ÇE'],
    ['x', 'X'],
    ['𝒜na', '𝒜N'],
  ])('of %s are %s', (username, both) => {
    expect(initials(username)).toBe(both);
  });
});
