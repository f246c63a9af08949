import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from './schema.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
const [, SECTION = ''] = /^## What an account can store$(.*?)^## /ms.exec(PAGE) ?? [];

test('docs/security.md has a bound for every table, and for none that is not there', () => {
  const tables = Object.values(schema).flatMap((it) => (is(it, PgTable) ? [getTableName(it)] : []));
  const rows = SECTION.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)]);
  expect(named.map(([, name]) => name).toSorted()).toEqual(tables.toSorted());
  const unbounded = rows.filter((row) => !/\d|one|nothing/.test(row.split('|')[2] ?? ''));
  expect(unbounded).toEqual([]);
});
