import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './freshness.mjs';

/** Schemas check on the server, in the build and in tests; the browser knows their types alone. */
const SCHEMAS =
  /^import (?!type\b)[^;]*?from '(zod|@hajde\/contract\/[^']*|@hajde\/course\/[^']*)'/gm;

test('nothing of the web app loads a schema: it imports their types', () => {
  const sources = execFileSync('git', ['ls-files', 'apps/web/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const loaded = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(SCHEMAS)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  expect(loaded).toEqual([]);
});
