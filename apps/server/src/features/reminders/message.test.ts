import { expect, test } from 'vitest';
import { whatToSay } from './message.ts';

const NOTHING_ELSE = { word: undefined, circle: undefined, awayDays: 1, lesson: undefined };

test('a streak grows by whatever is learnt, not by a lesson alone', () => {
  const { body, url } = whatToSay('2026-11-10', { ...NOTHING_ELSE, streak: 3 });
  expect(body).toBe(
    "Come on, you too! Practise what you've learnt. Make it 4 days in a row today.",
  );
  expect(url).toBe('/practice');
});
