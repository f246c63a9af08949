import type { Rolldown } from 'vite';

const START = '/src/start.ts';
const MAIN = '/src/main.tsx';
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Few files instead of one for every module that two screens share: React, whose evaluation is a task
 * of its own; what every page needs; and what more than one screen of a learner needs.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 3 },
  {
    priority: 2,
    name: (id, build) => (isPartOf(MAIN, id, build) && !isPartOf(START, id, build) ? 'app' : null),
  },
  {
    priority: 1,
    minShareCount: 2,
    name: (id, build) => (isPartOf(START, id, build) ? null : 'screens'),
  },
];

/** Whether the module comes with that one, by imports that are not put off. */
function isPartOf(
  whole: string,
  id: string,
  build: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith(whole)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = build.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isPartOf(whole, importer, build, seen));
}
