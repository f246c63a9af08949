import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { floorFaults, type House, importsIn } from '../floors.ts';

/** As docs/architecture.md draws it. */
const WEB: House = {
  floors: ['app', 'screens', 'speech', 'course', 'ui', 'learner', 'sync', 'device', 'api', 'base'],
  rooms: ['screens'],
  entries: ['start.ts', 'main.tsx', 'service-worker.ts'],
};

const SRC = import.meta.dirname;
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: [basename(import.meta.filename)] })
    .toSorted()
    .map((file) => [file.replaceAll(sep, '/'), readFileSync(join(SRC, file), 'utf8')]),
);

/** The floor of this file with one more line in it. */
function faultsWith(file: string, line: string): string[] {
  const floor = file.split('/', 1)[0];
  const onFloor = [...sources].filter(([each]) => each.startsWith(`${floor}/`));
  expect(sources.has(file)).toBe(true);
  return floorFaults(new Map([...onFloor, [file, `${sources.get(file)}\n${line}`]]), WEB);
}

test('every import of the web app points down, into its own room, and closes no circle', () => {
  expect(sources.size).toBeGreaterThan(200);
  expect(floorFaults(sources, WEB)).toEqual([]);
});

test.each([
  ["import { toast } from '../ui/toast.ts';"],
  ["import type { Toast } from '../ui/toast.ts';"],
  ["export { toast } from '../ui/toast.ts';"],
  ["export * from '../ui/toast.ts';"],
  ["const later = () => import('../ui/toast.ts');"],
  ["type Later = import('../ui/toast.ts').Toast;"],
])('an import that points up is named: %s', (line) => {
  expect(faultsWith('base/time-zone.ts', line)).toEqual([
    'base/time-zone.ts imports ui/toast.ts: ui is above base',
  ]);
});

test('an import of another screen is named', () => {
  const line = "import { Shop } from '../shop/shop.tsx';";
  expect(faultsWith('screens/home/greeting.tsx', line)).toEqual([
    'screens/home/greeting.tsx imports screens/shop/shop.tsx: screens/shop is another room than screens/home',
  ]);
});

test('a circle is named even within a floor, and by a type alone', () => {
  const line = "import type { call } from './call.ts';";
  expect(faultsWith('api/outage.ts', line)).toEqual([
    'A circle: api/call.ts → api/outage.ts → api/call.ts',
  ]);
});

test('a file that stands on no floor is named', () => {
  const files = new Map([['helpers/text.ts', 'export const text = 1;']]);
  expect(floorFaults(files, WEB)).toEqual(['helpers/text.ts stands on no floor']);
});

test('what only looks like an import is none', () => {
  const source = `// import a from './a.ts';
    const text = "import b from './b.ts'";
    export const C = () => <p>export * from './c.ts'</p>;
    import picture from './d.svg?inline';`;
  expect(importsIn('e.tsx', source)).toEqual(['./d.svg']);
});

/** Its section about the web app. */
const [ARCHITECTURE = ''] =
  /^## The web app's floors$.*?^## /ms.exec(
    readFileSync(join(SRC, '../../../docs/architecture.md'), 'utf8'),
  ) ?? [];

test('docs/architecture.md draws these floors', () => {
  const [, drawn = ''] = /```\n(.*?)```/s.exec(ARCHITECTURE) ?? [];
  expect(drawn.match(/^[a-z]+(?=\/)/gm)).toEqual(WEB.floors);
});

test('docs/architecture.md names the lines on which things stand', () => {
  const named = [...ARCHITECTURE.matchAll(/`([\w/-]+\.tsx?):(\d+)` `(\w+)`/g)];
  expect(named.length).toBeGreaterThan(25);
  for (const [reference, file = '', line, name] of named) {
    const text = sources.get(file)?.split('\n')[Number(line) - 1];
    expect(text, reference).toContain(name);
  }
});
