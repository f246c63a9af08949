import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** Folders from the top to the bottom: each may import itself and those after it. */
export interface House {
  readonly floors: readonly string[];
  /** Floors of rooms: what stands in one folder there does not know the folders beside it. */
  readonly rooms: readonly string[];
  /** Files above all floors: they may import everything, and only each other import them. */
  readonly entries: readonly string[];
}

/**
 * Every import that points up, leads into another room or closes a circle, as a sentence that names
 * it. Imports of types and those that are put off count like any other.
 */
export function floorFaults(sources: ReadonlyMap<string, string>, house: House): string[] {
  const imports = new Map(
    [...sources].map(([file, source]) => [
      file,
      importsIn(file, source).map((path) => join(dirname(file), path)),
    ]),
  );
  const homeless = [...imports.keys()].filter((file) => levelOf(file, house) === undefined);
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => fault(file, target, house) ?? []),
  );
  return [...homeless.map((file) => `${file} stands on no floor`), ...wrong, ...circlesIn(imports)];
}

function fault(file: string, target: string, house: House): string | null {
  const [from, to] = [levelOf(file, house), levelOf(target, house)];
  const sentence = (reason: string) => `${file} imports ${target}: ${reason}`;
  if (from === undefined || to === undefined) return null;
  if (to < from) return sentence(`${floorOf(target)} is above ${floorOf(file)}`);
  const [own, others] = [roomOf(file, house), roomOf(target, house)];
  if (own && others && own !== others) return sentence(`${others} is another room than ${own}`);
  return null;
}

/** 0 for an entry, then from the top floor on. */
function levelOf(file: string, { entries, floors }: House): number | undefined {
  if (entries.includes(file)) return 0;
  const at = floors.indexOf(floorOf(file));
  return at === -1 ? undefined : at + 1;
}

const floorOf = (file: string) => file.split('/', 1)[0] ?? '';

function roomOf(file: string, { rooms }: House): string | null {
  return rooms.includes(floorOf(file)) ? file.split('/').slice(0, 2).join('/') : null;
}

/** The relative paths that a file imports or exports from, without what Vite reads after a `?`. */
export function importsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found: string[] = [];
  collect(program, found);
  return found.filter((path) => path.startsWith('.')).map((path) => path.replace(/\?.*$/, ''));
}

const IMPORTING = [
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
];

function collect(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, found);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node && IMPORTING.includes(String(node.type)) && 'source' in node) {
      const { source } = node;
      if (typeof source === 'object' && source !== null && 'value' in source) {
        found.push(String(source.value));
      }
    }
    for (const each of Object.values(node)) collect(each, found);
  }
}

/** Each circle once, from the file at which it was found back to that file. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at !== -1) circles.push(`A circle: ${[...way.slice(at), file].join(' → ')}`);
    if (at !== -1 || done.has(file)) return;
    for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
