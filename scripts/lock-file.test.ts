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

/**
 * Builds of four tools for other systems, asked for one by one with `npm view` and not found (404) in
 * the registry that the lock file was made from: their hashes cannot be known there.
 */
const WITHOUT_INTEGRITY: readonly string[] = Object.entries({
  '@biomejs/cli-':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  '@rolldown/binding-':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm64-musl linux-ppc64-gnu linux-s390x-gnu linux-x64-musl openharmony-arm64 win32-arm64-msvc win32-x64-msvc',
  '@rollup/rollup-':
    'android-arm-eabi android-arm64 android-x64 darwin-arm64 darwin-x64 freebsd-arm64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-arm64-musl linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-ppc64-musl linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl openbsd-x64 openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-gnu win32-x64-msvc',
  '@tailwindcss/oxide-':
    'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm64-musl linux-x64-musl wasm32-wasi win32-arm64-msvc win32-x64-msvc',
}).flatMap(([tool, systems]) =>
  systems.split(' ').map((system) => `node_modules/${tool}${system}`),
);

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

test('every package of the lock file is held to its contents, but for those that are named', () => {
  const loose = locked.filter(([, { integrity }]) => !integrity);
  expect(loose.map(([path]) => path).sort()).toEqual([...WITHOUT_INTEGRITY].sort());
});

test('what is named is only ever a maker’s tool, never a part of what is served', () => {
  const named = locked.filter(([path]) => WITHOUT_INTEGRITY.includes(path));
  expect(named.filter(([, { dev, optional }]) => !(dev && optional))).toEqual([]);
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
