import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes } from './storage-units.ts';

describe('a size', () => {
  it.each([
    [0, '0 Bytes'],
    [512, '512 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 2, '1 MB'],
    [2_684_355, '2.56 MB'],
    [1024 ** 3, '1 GB'],
    [5000 * 1024 ** 3, '5000 GB'],
  ])('of %i is shown as %s', (bytes, shown) => {
    expect(formatBytes(bytes)).toBe(shown);
  });

  it('reads back as what it was, to within half a hundredth of its unit', () => {
    const units = ['Bytes', 'KB', 'MB', 'GB'];
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 42 }), (bytes) => {
        const [value, unit] = formatBytes(bytes).split(' ');
        const size = 1024 ** units.indexOf(unit!);
        expect(Math.abs(Number(value) - bytes / size)).toBeLessThanOrEqual(0.005 + 1e-9);
        if (unit !== 'GB') expect(Number(value)).toBeLessThan(1024);
      }),
    );
  });
});
