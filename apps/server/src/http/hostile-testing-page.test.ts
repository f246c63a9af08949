import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDERS = /^(apps|deploy|e2e|packages|scripts)\//;

test('every test that docs/hostile-testing.md names is there', () => {
  const page = readFileSync(join(ROOT, 'docs/hostile-testing.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
  const numbers = new Set(rows.map((row) => Number(row.split('|')[1])));
  expect([...numbers]).toEqual(Array.from({ length: numbers.size }, (_, i) => i + 1));
  expect(numbers.size).toBeGreaterThanOrEqual(16);
  const missing = rows.filter((row) => {
    const [, , , file = '', name = ''] = row.split('|').map((cell) => cell.trim());
    const path = file.replaceAll('`', '');
    const whole = join(ROOT, FOLDERS.test(path) ? path : `apps/server/src/${path}`);
    return !existsSync(whole) || !readFileSync(whole, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
