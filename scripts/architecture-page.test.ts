import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUSES } from './floors.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

test('docs/architecture.md draws the floors of the web app', () => {
  const [section = ''] = /^## The web app's floors$.*?^## /ms.exec(PAGE) ?? [];
  const [, drawn = ''] = /```\n(.*?)```/s.exec(section) ?? [];
  const floors = HOUSES.find(({ folders }) => folders.includes('apps/web/src'))?.floors ?? [];
  const names = floors
    .slice(2)
    .map(([room]) => room?.replace('apps/web/src/', '').replace('/*', ''));
  expect(drawn.match(/^[a-z]+(?=\/)/gm)).toEqual(names);
});

/** `path/file.ts:12` `what stands there`; the path begins at the root or at an app's sources. */
const PLACE = /`([\w./-]+\.tsx?):(\d+)`\s+`([^`]+)`/g;
const ROOTS = ['.', 'apps/web/src', 'apps/server/src'];

test('every line that docs/architecture.md names is where it says', () => {
  const named = [...PAGE.matchAll(PLACE)];
  expect(named.length).toBeGreaterThan(40);
  const wrong = named.filter(([, path = '', line = '', text = '']) => {
    const file = ROOTS.map((root) => join(ROOT, root, path)).find((each) => existsSync(each));
    const there = file && readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
    return !there?.includes(text);
  });
  expect(wrong.map(([place]) => place)).toEqual([]);
});
