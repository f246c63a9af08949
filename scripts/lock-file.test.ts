import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './freshness.mjs';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly license?: string;
  readonly os?: readonly string[];
}

const locked: [string, Locked][] = Object.entries(
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages as Record<
    string,
    Locked
  >,
).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** Builds of three tools for systems that the registry did not have when the lock file was made. */
const WITHOUT_INTEGRITY =
  /\/(@biomejs\/cli|@rolldown\/binding|@rollup\/rollup|@tailwindcss\/oxide)-/;

/** Licences under which a copy of Hajde may be passed on, with their notices kept. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Python-2.0',
];

test('every package of the lock file is held to its contents', () => {
  const loose = locked
    .filter(([, { integrity }]) => !integrity)
    .filter(([path, { optional, dev }]) => !(optional && dev && WITHOUT_INTEGRITY.test(path)));
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('what this machine runs on is held to its contents, also where others are not', () => {
  const mine = `${process.platform}-${process.arch}`;
  const own = locked.filter(([path]) => path.endsWith(mine) || path.endsWith(`${mine}-gnu`));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

test('one version of Node is pinned for every platform', () => {
  const pinned = locked.filter(([path]) =>
    /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(path),
  );
  expect(pinned).toHaveLength(5);
  expect(new Set(pinned.map(([, { version }]) => version)).size).toBe(1);
});

test('everything that is shipped has a licence that lets it be shipped', () => {
  const unfree = locked
    .filter(([, { dev }]) => !dev)
    .map(([path, { license }]) => ({ path, license: license ?? 'none' }))
    .filter(({ license }) => !isFree(license));
  expect(unfree).toEqual([]);
});

/** An expression such as "(MIT OR GPL-3.0)" is free if one of its choices is. */
function isFree(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => FREE.includes(name)));
}
