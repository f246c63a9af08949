import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cache, fingerprint, forget, note, noted, root } from './freshness.mjs';

let folder: string;
let state: () => string;

beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'freshness-'));
  const path = relative(root, folder);
  state = () => fingerprint([path]);
  write('a.ts', 'one');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the same files have the same fingerprint', () => {
  expect(state()).toBe(state());
});

test('a file that grew, came or went changes it', () => {
  const before = state();
  write('a.ts', 'longer');
  const grown = state();
  write('b.ts', 'new');
  const more = state();
  expect(new Set([before, grown, more]).size).toBe(3);
  rmSync(join(folder, 'b.ts'));
  expect(state()).toBe(grown);
});

test('a file saved again with another text of the same length changes it', () => {
  const before = state();
  write('a.ts', 'two', 2_000);
  expect(state()).not.toBe(before);
});

test('tests, builds and dependencies are nothing that is built from', () => {
  const before = state();
  write('a.test.ts', 'test');
  mkdirSync(join(folder, 'dist'));
  write('dist/a.js', 'built');
  mkdirSync(join(folder, 'node_modules'));
  write('node_modules/a.js', 'installed');
  expect(state()).toBe(before);
});

test('a file that is missing has a fingerprint too, so that its coming is noticed', () => {
  const path = join(relative(root, folder), 'not-there');
  const before = fingerprint([path]);
  write('not-there', 'here');
  expect(fingerprint([path])).not.toBe(before);
});

test('what was noted is found again, until it is forgotten', () => {
  const name = relative(cache, join(folder, 'note'));
  expect(noted(name)).toBeUndefined();
  note(name, 'state');
  expect(noted(name)).toBe('state');
  forget(name);
  expect(noted(name)).toBeUndefined();
});

/** Written at a time of its own, so that a fast machine cannot write two texts in one tick. */
function write(name: string, text: string, seconds = 1_000): void {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), seconds, seconds);
}
