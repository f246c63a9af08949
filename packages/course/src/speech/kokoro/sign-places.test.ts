import { expect, it } from 'vitest';
import { placesOf } from './sign-places.ts';

it('a sign lies after those before it, and is heard 75 ms before its frames', () => {
  const frames = BigInt64Array.of(9n, 2n, 4n, 1n);
  expect(placesOf(['p', 'ɔ'], frames)).toEqual([
    { sign: 'p', from: 0.15, to: 0.2 },
    { sign: 'ɔ', from: 0.2, to: 0.3 },
  ]);
});
