import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readingFileOf } from '../join/reading-file.ts';
import { serialised } from '../source/serialised.ts';
import { wholeContent } from '../testing/whole-course.ts';

/** Over the wire, for those who take it in the longer of the two ways it is compressed ahead. */
const MOST_BYTES = 250_000;

it('all that the reader knows comes in one file of at most 250 kB', async () => {
  const content = await wholeContent();
  const file = readingFileOf(content);
  expect(gzipSync(serialised(file), { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
  expect(file.lemmas.split('\n').length).toBeGreaterThan(3000);
});
