import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_SHAPE, codeFrom, codeIn, inGroups } from './invitation-code.ts';

const anyCode = fc
  .uint8Array({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((bytes) => codeFrom(bytes));

test('a code has more than 128 bits, all letters alike', () => {
  expect(CODE_LENGTH * Math.log2(32)).toBeGreaterThan(128);
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const [letter = ''] = codeFrom(new Uint8Array(CODE_LENGTH).fill(byte));
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array(32).fill(8));
  expect(() => codeFrom(new Uint8Array(CODE_LENGTH - 1))).toThrow('needs 26 bytes');
});

test('a code is found in its link, in groups, in small letters and as people misread it', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(code).toMatch(CODE_SHAPE);
      for (const typed of [
        code,
        code.toLowerCase(),
        inGroups(code),
        ` ${inGroups(code).replaceAll('-', ' ')} `,
        `https://hajde.example/circles/join#${code}`,
        `#${code}`,
        code.replaceAll('0', 'o').replaceAll('1', 'l'),
      ]) {
        expect(codeIn(typed)).toBe(code);
      }
    }),
  );
});

test('what is no code is none', () => {
  for (const text of ['', 'Familja', 'https://hajde.example/', 'U'.repeat(26), '0'.repeat(25)]) {
    expect(codeIn(text)).toBeUndefined();
  }
});
