import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './hajde.ts';

const WEB = join(import.meta.dirname, '../apps/web');

test('every class that a screen names has a rule', async () => {
  const style = (await contents('dist/assets/*.css')).join('\n');
  const ruled = new Set([...style.matchAll(CLASS)].map(([, name = '']) => unescaped(name)));
  const screens = await contents('src/**/*.tsx');
  const named = new Set(screens.flatMap(classesIn));
  expect(named.size).toBeGreaterThan(500);
  expect([...named].filter((name) => !ruled.has(name))).toEqual([]);
});

const CLASS = /\.((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g;

/** As CSS writes a class that begins with a digit, or has signs in it: `\32 xl\:grid`. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) |(.))/g, (_, code, sign) =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Those that are written out; what is put together from pieces is left out. */
function classesIn(screen: string): string[] {
  return [...screen.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
    ([, plain, template = '']) =>
      (plain ?? template.replace(/\S*\$\{[^}]*\}\S*/g, ' ')).split(/\s+/).filter(Boolean),
  );
}

async function contents(pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: WEB }));
  return Promise.all(files.map((file) => readFile(join(WEB, file), 'utf8')));
}
