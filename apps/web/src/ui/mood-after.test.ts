import { expect, it } from 'vitest';
import { moodAfter } from './mood-after.ts';

it('Shqipe cheers a good ear, smiles at one that is learning, and consoles who only guessed', () => {
  expect([20, 15, 14, 11].map((right) => moodAfter(right, 20))).toEqual([
    'cheering',
    'cheering',
    'happy',
    'happy',
  ]);
  expect([10, 6, 0].map((right) => moodAfter(right, 20))).toEqual(Array(3).fill('consoling'));
});
