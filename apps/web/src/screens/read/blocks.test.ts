import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

const token = fc.record({
  text: fc.constantFrom('po', ' ', '\n', 'shumë', ', '),
  kind: fc.constantFrom('word' as const, 'gap' as const),
  readings: fc.constant([]),
});

it('blocks together are the whole text, and none is too much to draw at once', () => {
  fc.assert(
    fc.property(fc.array(token, { maxLength: 400 }), (tokens) => {
      const blocks = blocksOf(tokens);
      expect(blocks.flatMap((block) => block.tokens)).toEqual(tokens);
      for (const { from, tokens: own } of blocks) {
        expect(tokens[from]).toBe(own[0]);
        expect(own.length).toBeLessThanOrEqual(80);
      }
    }),
  );
});
