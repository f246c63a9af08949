import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measuredWithStolen, ticksIn, undisturbed } from './stolen.ts';

test('what is measured is measured again until the host leaves it alone, and six times at most', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
      async (shares) => {
        let visits = 0;
        const { value, stolen } = await undisturbed(
          async () => visits++,
          async (measure) => {
            const visit = await measure();
            return { value: visit, stolen: shares[visit] ?? Number.NaN };
          },
        );
        const quiet = shares.findIndex((share) => share < 0.02);
        expect(visits).toBe(quiet === -1 ? 6 : quiet + 1);
        expect(stolen).toBe(quiet === -1 ? Math.min(...shares) : shares[quiet]);
        expect(shares[value]).toBe(stolen);
      },
    ),
  );
});

test('what the host took is told by the kernel', async () => {
  const stat = 'cpu  139083 40 28380 56274 440 0 420 447 0 0\ncpu0 1 2 3 4 5 6 7 8 0 0\n';
  expect(ticksIn(stat)).toEqual({ wanted: 139083 + 40 + 28380 + 420 + 447, stolen: 447 });
  const { value, stolen } = await measuredWithStolen(async () => 'read');
  expect(value).toBe('read');
  expect(stolen).toBeGreaterThanOrEqual(0);
  expect(stolen).toBeLessThanOrEqual(1);
});
