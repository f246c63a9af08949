import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHEERS } from '@hajde/rules/circles/cheers';
import { spokenKey } from '@hajde/rules/course/spoken';
import { expect, test } from 'vitest';

const INDEX = join(import.meta.dirname, '../../../../content/audio/index.json');

test('there are a dozen cheers, and each of them can be heard', async () => {
  const { clips } = JSON.parse(await readFile(INDEX, 'utf8'));
  const cheers = Object.values(CHEERS);
  expect(cheers).toHaveLength(12);
  expect(cheers.filter(({ said }) => clips[spokenKey(said)] === undefined)).toEqual([]);
});
