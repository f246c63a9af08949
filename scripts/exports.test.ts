import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeOf, readImports } from './read-imports.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['apps', 'packages', 'bench', 'e2e', 'scripts', 'deploy'];
const files = [...readImports(ROOT, FOLDERS).keys()];

test('nothing is exported that no other file names', () => {
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  expect(unnamedExports(sources)).toEqual([]);
});

describe('of what is planted it finds', () => {
  const found = (other: string) =>
    unnamedExports(
      new Map([
        ['shop.ts', 'export const price = 1;\nexport type Item = { price: typeof price };\n'],
        ['other.ts', other],
      ]),
    );

  test('nothing where all of it is named elsewhere', () => {
    expect(found("import { type Item, price } from './shop.ts';")).toEqual([]);
  });

  test('what is named only at home, or only in a comment', () => {
    expect(found("// Item\nimport { price } from './shop.ts';")).toEqual(['shop.ts: Item']);
  });
});

/** A name that stands for something else elsewhere is let pass: this looks for words, not for meanings. */
function unnamedExports(sources: ReadonlyMap<string, string>): string[] {
  const namedIn = new Map<string, Set<string>>();
  const exported: { readonly file: string; readonly name: string }[] = [];
  for (const [file, source] of sources) {
    const code = codeOf(source);
    for (const [, name = ''] of code.matchAll(EXPORT)) exported.push({ file, name });
    for (const [word] of code.matchAll(/\w+/g)) {
      const known = namedIn.get(word) ?? new Set();
      namedIn.set(word, known.add(file));
    }
  }
  return exported
    .filter(({ file, name }) => [...(namedIn.get(name) ?? [])].every((each) => each === file))
    .map(({ file, name }) => `${file}: ${name}`);
}

const EXPORT =
  /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_]\w*)/gm;
