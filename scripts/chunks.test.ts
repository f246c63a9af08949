import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NAMED_MODULES } from '../apps/web/chunks.ts';
import { root } from './freshness.mjs';

test('every module that the chunks of the web app are told by is there', () => {
  expect(NAMED_MODULES.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
