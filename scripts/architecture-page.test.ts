import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUSES } from './floors.ts';

const ROOT = join(import.meta.dirname, '..');

/** Its section about the web app. */
const [ARCHITECTURE = ''] =
  /^## The web app's floors$.*?^## /ms.exec(
    readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'),
  ) ?? [];

test('docs/architecture.md draws these floors', () => {
  const [, drawn = ''] = /```\n(.*?)```/s.exec(ARCHITECTURE) ?? [];
  const floors = HOUSES.find(({ folders }) => folders.includes('apps/web/src'))?.floors ?? [];
  const names = floors
    .slice(2)
    .map(([room]) => room?.replace('apps/web/src/', '').replace('/*', ''));
  expect(drawn.match(/^[a-z]+(?=\/)/gm)).toEqual(names);
});

test('docs/architecture.md names the lines on which things stand', () => {
  const named = [...ARCHITECTURE.matchAll(/`([\w/-]+\.tsx?):(\d+)` `(\w+)`/g)];
  expect(named.length).toBeGreaterThan(25);
  for (const [reference, file = '', line, name] of named) {
    const source = readFileSync(join(ROOT, 'apps/web/src', file), 'utf8');
    const text = source.split('\n')[Number(line) - 1];
    expect(text, reference).toContain(name);
  }
});
