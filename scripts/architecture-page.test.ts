import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** `path/file.ts:12` `what stands there` */
const PLACE = /`([\w./-]+\.tsx?):(\d+)`\s+`([^`]+)`/g;

test('every line that docs/architecture.md names is where it says', () => {
  const named = [...read('docs/architecture.md').matchAll(PLACE)];
  expect(named.length).toBeGreaterThan(15);
  const wrong = named.filter(([, path = '', line = '', text = '']) => {
    const there = read(path).split('\n')[Number(line) - 1] ?? '';
    return !there.includes(text);
  });
  expect(wrong.map(([place]) => place)).toEqual([]);
});
