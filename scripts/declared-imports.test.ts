import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './freshness.mjs';
import { namesIn } from './read-imports.ts';

const WORKSPACES = [
  'apps/server',
  'apps/web',
  'packages/albanian',
  'packages/contract',
  'packages/course',
  'packages/rules',
];

test.each(WORKSPACES)('%s declares every package that it imports', (folder) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const missing = sourcesOf(folder).flatMap((file) =>
    packagesIn(readFileSync(join(root, file), 'utf8'))
      .filter((name) => !declared.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('an import that nobody declared is found, whichever way it is written', () => {
  const source = [
    "import { a } from 'one/part';",
    "import type { B } from '@two/package/part';",
    "export { c } from 'three';",
    "const d = await import('four');",
    "import 'five';",
    "import { e } from './own.ts';",
    "import { f } from 'node:fs';",
    "import { g } from 'virtual:pwa';",
  ].join('\n');
  expect(packagesIn(source).sort()).toEqual(['@two/package', 'five', 'four', 'one', 'three']);
});

function sourcesOf(folder: string): string[] {
  return execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
}

function packagesIn(source: string): string[] {
  return namesIn(source)
    .filter((path) => !path.startsWith('.') && !isBuiltin(path) && !/^(virtual:|\$)/.test(path))
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
}
