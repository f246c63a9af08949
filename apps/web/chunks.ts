import type { Rolldown } from 'vite';

/** What is loaded apart from any screen, and must not bring those along. */
const APART = ['/src/start.ts', '/src/app/new-version/start-service-worker.ts'];
const MAIN = '/src/main.tsx';
/** They share one index, so that each seems to be part of everything. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const ICON_OF_APP = /\/(eye|eye-off|triangle-exclamation-point|x)\.mjs$/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Few files instead of one for every module that two screens share: React, whose evaluation is a task
 * of its own; what every page needs; and what more than one screen of a learner needs.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 3 },
  {
    priority: 2,
    name: (id, build) => (isOfApp(id, build) && !isApart(id, build) ? 'app' : null),
  },
  {
    priority: 1,
    minShareCount: 2,
    name: (id, build) => (isApart(id, build) ? null : 'screens'),
  },
];

const isOfApp = (id: string, build: Rolldown.ChunkingContext) =>
  ICON.test(id) ? ICON_OF_APP.test(id) : isPartOf(MAIN, id, build);

const isApart = (id: string, build: Rolldown.ChunkingContext) =>
  APART.some((each) => isPartOf(each, id, build));

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
