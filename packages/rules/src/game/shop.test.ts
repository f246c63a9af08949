import { describe, expect, it } from 'vitest';
import { refusal } from './shop.ts';

describe('the shop', () => {
  it('refuses a heart refill when the hearts are full', () => {
    expect(refusal('heart_refill', { hearts: 5, freezesHeld: 2 })).toBe('hearts_full');
    expect(refusal('heart_refill', { hearts: 4, freezesHeld: 2 })).toBeNull();
  });

  it('refuses a third streak freeze', () => {
    expect(refusal('streak_freeze', { hearts: 5, freezesHeld: 2 })).toBe('freezes_full');
    expect(refusal('streak_freeze', { hearts: 5, freezesHeld: 1 })).toBeNull();
  });

  it('always sells double XP', () => {
    expect(refusal('double_xp', { hearts: 5, freezesHeld: 2 })).toBeNull();
  });
});
