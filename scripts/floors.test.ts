import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { circles, HOUSES, type House, upwardImports, WITHOUT_CIRCLES } from './floors.ts';
import { readImports } from './read-imports.ts';

const ROOT = join(import.meta.dirname, '..');
const imports = readImports(ROOT, ['apps', 'packages']);

test.each(HOUSES)('in $folders every import leads down', (house) => {
  expect(upwardImports(house, imports)).toEqual([]);
});

test.each(WITHOUT_CIRCLES)('in %s no file imports itself, not even by a type', (folder) => {
  expect([...imports.keys()].some((file) => file.startsWith(folder))).toBe(true);
  expect(circles([folder], imports)).toEqual([]);
});

describe('of what is planted it finds', () => {
  const HOUSE: House = {
    folders: ['app'],
    floors: [['app/main.ts'], ['app/features/*'], ['app/http']],
    boundTests: 'none',
  };
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hajde-floors-'));
    plant('app/main.ts', "import { shop } from './features/shop/routes.ts';");
    plant('app/features/shop/routes.ts', "import { route } from '../../http/route.ts';");
    plant('app/http/route.ts', 'export const route = 1;');
    plant('app/http/route.test.ts', "import { shop } from '../features/shop/routes.ts';");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const plant = (file: string, source: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  };
  const offences = () => {
    const planted = readImports(root, ['app']);
    return [...upwardImports(HOUSE, planted), ...circles(['app'], planted)];
  };

  test('nothing where every import leads down', () => {
    expect(offences()).toEqual([]);
  });

  test.each([
    "import { shop } from '../features/shop/routes.ts';",
    "import type {\n  Shop,\n} from '../features/shop/routes.ts';",
    "export { shop } from '../features/shop/routes.ts';",
    "export type * from '../features/shop/routes.ts';",
    "import '../features/shop/routes.ts';",
    "const shop = await import('../features/shop/routes.ts');",
    "type Shop = import('../features/shop/routes.ts').Shop;",
    "const path = '/shop/*';\nimport { shop } from '../features/shop/routes.ts';\n/** Why. */",
  ])('an import upwards: %s', (source) => {
    plant('app/http/errors.ts', source);
    expect(offences()).toEqual([
      'app/http/errors.ts imports app/features/shop/routes.ts: app/features/shop stands above app/http',
    ]);
  });

  test('an import of the room next door', () => {
    plant('app/features/auth/login.ts', "import type { Shop } from '../shop/routes.ts';");
    expect(offences()).toEqual([
      'app/features/auth/login.ts imports app/features/shop/routes.ts: app/features/shop stands beside app/features/auth',
    ]);
  });

  test('a file on no floor, and one that needs what is for tests', () => {
    plant('app/attic/old.ts', '');
    plant('app/http/errors.ts', "import { route } from './route.test.ts';");
    expect(offences()).toEqual([
      'app/attic/old.ts stands on no floor',
      'app/http/errors.ts imports app/http/route.test.ts, which is for tests',
    ]);
  });

  test('among tests that are bound only what opens the whole app at a screen may look up', () => {
    plant('app/http/route.dom.test.tsx', "import { shop } from '../features/shop/routes.ts';");
    const planted = readImports(root, ['app']);
    expect(upwardImports({ ...HOUSE, boundTests: 'all but of screens' }, planted)).toEqual([
      'app/http/route.test.ts imports app/features/shop/routes.ts: app/features/shop stands above app/http',
    ]);
  });

  test('a circle of types within one room', () => {
    plant('app/http/errors.ts', "import type { A } from './answer.ts';");
    plant('app/http/answer.ts', "export type { E } from './errors.ts';");
    expect(offences()).toEqual(['app/http/answer.ts → app/http/errors.ts → app/http/answer.ts']);
  });
});
