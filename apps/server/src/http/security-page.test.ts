import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

test('every row of docs/security.md names tests, and every test that it names is there', async () => {
  const page = await readFile(join(ROOT, 'docs/security.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| V\d/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const [proofs = ''] = row.split('|').slice(-2);
    const named = [...proofs.matchAll(/`([^` ]+\.ts)`/g)].map(([, file = '']) => file);
    expect(named, row).not.toEqual([]);
    for (const file of named) {
      const cwd = /^(e2e|packages|deploy)\//.test(file) ? ROOT : join(ROOT, 'apps/server/src');
      expect([file, globSync(file, { cwd }).length]).not.toEqual([file, 0]);
    }
  }
});
