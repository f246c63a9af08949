import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../apps/server/src/config.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const README = read('README.md');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Worked out from another setting, so no single value. */
const DEFAULTS_IN_WORDS = ['MAIL_FROM'];

test('README lists every setting of the server with its default', () => {
  const rows = README.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|[^\n]*\| ([^|\n]*)\|$/gm);
  const listed = [...rows].flatMap(([, names = '', standard = '']) =>
    [...names.matchAll(/[A-Z_]+/g)].map(([name]) => [name, standard.trim().replaceAll('`', '')]),
  );
  const known = settings.parse({});
  const expected = Object.entries(known).map(([name, value]) => [name, String(value ?? '')]);
  const unset = Object.keys(settings.shape).filter((name) => !(name in known));
  const told = (all: (readonly (string | undefined)[])[]) =>
    all
      .map(([name, value]) => (DEFAULTS_IN_WORDS.includes(name ?? '') ? name : `${name}=${value}`))
      .sort();
  expect(told(listed)).toEqual(told([...expected, ...unset.map((name) => [name, ''])]));
});

test.each(PAGES)('every command of npm that %s names is one', (page) => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read(page).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name);
  expect(named.filter((name) => !(`${name}` in scripts))).toEqual([]);
});

test.each(PAGES)('every file that %s links to or shows is there', (page) => {
  const named = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)];
  const missing = named.filter(([, path = '']) => !existsSync(join(ROOT, dirname(page), path)));
  expect(missing.map(([, path]) => path)).toEqual([]);
});
