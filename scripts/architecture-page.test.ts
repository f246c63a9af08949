import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUSES } from './floors.ts';
import { codeOf } from './read-imports.ts';

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

/** `path/file.ts` `name`, `another`; the path begins at the root or at an app's sources. */
const PLACE = /`([\w./-]+\.tsx?)`((?:,?\s+`\w+`)+)/g;
const ROOTS = ['.', 'apps/web/src', 'apps/server/src'];

test('every name that docs/architecture.md gives with a file is in the code of that file', () => {
  const named = [...PAGE.matchAll(PLACE)].flatMap(([, path = '', names = '']) =>
    [...names.matchAll(/\w+/g)].map(([name]) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ path, name }) => !wordsOf(path).includes(name))).toEqual([]);
});

test('it names no line by its number, which every commit moves', () => {
  expect(PAGE.match(/\.(tsx?|mjs):\d+/g)).toBeNull();
});

test('every file and folder that it names with its whole path is there', () => {
  const paths = [...PAGE.matchAll(/`((?:apps|packages|content|docs|scripts)\/[\w./-]+)`/g)];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter(([, path = '']) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("it lists the server's features and the web app's screens", () => {
  const listed = (room: string) => {
    const [, text = ''] = new RegExp(`^${room}/\\s([^]*?)^\\w`, 'm').exec(PAGE) ?? [];
    return text.replace('one room each:', '').trim().split(/\s+/).sort();
  };
  const folders = (path: string) => readdirSync(join(ROOT, path)).sort();
  expect(listed('features')).toEqual(folders('apps/server/src/features'));
  expect(listed('screens')).toEqual(folders('apps/web/src/screens'));
});

test("it lists the database's tables", () => {
  const [, section = ''] = /^\| \| tables \|\n(.*?)\n\n/ms.exec(PAGE) ?? [];
  const meta = join(ROOT, 'apps/server/src/db/migrations/meta');
  const last = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(join(meta, last ?? ''), 'utf8'));
  const names = [...section.matchAll(/`(\w+)`/g)].map(([, name = '']) => `public.${name}`);
  expect(names.sort()).toEqual(Object.keys(tables).sort());
});

test('it draws the floors of every package that has some', () => {
  for (const [heading, folder] of [
    ['The floors of what is known of Albanian', 'packages/albanian/src'],
    ["The course's floors", 'packages/course/src'],
    ["The rules' folders", 'packages/rules/src'],
  ] as const) {
    const [, drawn = ''] =
      new RegExp(`^## ${heading}$.*?\`\`\`\n(.*?)\`\`\``, 'ms').exec(PAGE) ?? [];
    const named = [...drawn.matchAll(/^\w[\w/ ]*/gm)].flatMap(([names]) =>
      [...names.matchAll(/(\w+)\//g)].map(([, name = '']) => name),
    );
    const rooms = HOUSES.find(({ folders }) => folders.includes(folder))?.floors.flat() ?? [];
    const inTable = rooms
      .map((room) => room.slice(folder.length + 1).replace('/*', ''))
      .filter((room) => !room.endsWith('.ts') && existsSync(join(ROOT, folder, room)));
    expect(named.sort()).toEqual(inTable.sort());
  }
});

/** The words of a file's code; what only a comment says is not there. */
function wordsOf(path: string): string[] {
  const file = ROOTS.map((root) => join(ROOT, root, path)).find((each) => existsSync(each));
  if (file === undefined) return [];
  return codeOf(readFileSync(file, 'utf8')).match(/\w+/g) ?? [];
}
