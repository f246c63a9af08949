import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Imports } from './floors.ts';

/** What the sources in these folders of a repository import of it, types included. */
export function readImports(root: string, folders: readonly string[]): Imports {
  const imports = new Map<string, string[]>();
  for (const folder of folders) {
    for (const file of sourcesIn(root, folder)) {
      const named = namesIn(readFileSync(join(root, file), 'utf8'));
      imports.set(
        file,
        named.flatMap((name) => fileOf(root, file, name) ?? []),
      );
    }
  }
  return imports;
}

/** `import … from`, `export … from`, `import '…'`, and `import('…')` as a value or as a type. */
export function namesIn(source: string): string[] {
  const code = codeOf(source);
  const named = /^\s*(?:import|export)\b[^'";=]*?\bfrom\s*['"]([^'"]+)['"]/gm;
  const bare = /^\s*import\s*['"]([^'"]+)['"]/gm;
  const called = /\bimport\(\s*['"]([^'"]+)['"]/g;
  return [named, bare, called].flatMap((form) =>
    [...code.matchAll(form)].map(([, name = '']) => name),
  );
}

/**
 * A source without its comments. They begin their line: the star of a path ('/circles/*') must not hide
 * what follows it.
 */
export function codeOf(source: string): string {
  return source.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** Only what lies in the repository: beside the file, or in one of its packages. */
function fileOf(root: string, importer: string, name: string): string | undefined {
  const [, pack, rest] = /^@hajde\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (pack !== undefined) return `packages/${pack}/src/${rest}.ts`;
  if (!name.startsWith('.')) return undefined;
  const path = join(dirname(importer), name.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return existsSync(join(root, path)) ? path : undefined;
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(root, folder, entry.name)).replaceAll('\\', '/');
    if (entry.isDirectory()) return NO_SOURCES.test(entry.name) ? [] : sourcesIn(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const NO_SOURCES = /^(node_modules|dist.*)$/;
