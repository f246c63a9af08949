import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

/** What is loaded apart from any screen, and must not bring those along. */
const APART = ['/src/start.ts', '/src/app/new-version/start-service-worker.ts'];
/** What the first script shares with the app. */
const START =
  /\/src\/app\/(first-screen\/(kept-touches|page-data)|new-version\/in-the-middle)\.ts$|preload-helper/;
const MAIN = '/src/main.tsx';
/** What a lesson and practice need must not wait for what only the other screens share. */
const LESSON = [
  '/src/screens/lesson/lesson-screen.tsx',
  '/src/screens/practice/practice-screen.tsx',
  '/src/app/signed-in.tsx',
];
/** The files of guides, conversations and sounds on the device, which the screens of all three ask for. */
const COMPANIONS_ON_DEVICE = '/src/device/companions.ts';
/** Guides and conversations, too, load what they share and nothing that only the others share. */
const COMPANIONS = [
  '/src/screens/guide/guide-screen.tsx',
  '/src/screens/conversations/conversations.tsx',
  '/src/screens/conversations/conversation-screen.tsx',
  COMPANIONS_ON_DEVICE,
];
/** The ear trainer and the sounds, too: the trainer needs no plot and no IPA. */
const EAR = ['/src/screens/sounds/ear-trainer-screen.tsx', '/src/sync/sync-sounds.ts'];
const SOUNDS = ['/src/screens/sounds/sounds.tsx'];
/** They share one index, so that each seems to be part of everything; the app itself needs none. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Of the library's one index only the screens use these. */
const OF_SCREENS = /\/react-query\/build\/modern\/useMutationState\.js$/;
/**
 * The rules of practice: Home may need a few of them late, and no other screen must bring them along.
 * What lessons say of words is asked by lessons that wait alone.
 */
const PRACTICE =
  /\/rules\/src\/(practice|marking|memory)\/(?!lesson-events)|\/node_modules\/ts-fsrs\/|\/learner\/practice-with-pending\.ts$/;
/** Small, and used by what is apart as well: by then the app is there in any case. */
const OF_APP = /\/src\/(base\/store|sync\/worker\/messages)\.ts$/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Few files instead of one for every module that two screens share: React, whose evaluation is a task
 * of its own; what every page needs; the rules of practice; what a lesson or practice shares with other
 * screens; what guides and conversations share without them, with the sounds and among themselves; what
 * the ear trainer and the sounds do; and what is left.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 3 },
  { name: 'start', test: START, priority: 4 },
  { name: 'practice-rules', test: PRACTICE, priority: 3 },
  {
    priority: 2,
    name: (id, build) =>
      OF_APP.test(id) || (isOfApp(id, build) && !isApart(id, build)) ? 'app' : null,
  },
  {
    priority: 1,
    minShareCount: 2,
    name: (id, build) => (isApart(id, build) ? null : sharedBy(id, build)),
  },
];

function sharedBy(id: string, build: Rolldown.ChunkingContext): string {
  if (isOf(LESSON, id, build)) return 'screens';
  if (isOf(COMPANIONS, id, build)) {
    return isOf([...EAR, ...SOUNDS, COMPANIONS_ON_DEVICE], id, build)
      ? 'companion-and-sound-screens'
      : 'companion-screens';
  }
  if (isOf(EAR, id, build)) return 'ear-trainer';
  return isOf(SOUNDS, id, build) ? 'sound-screens' : 'other-screens';
}

const isOfApp = (id: string, build: Rolldown.ChunkingContext) =>
  !ICON.test(id) && !OF_SCREENS.test(id) && isPartOf(MAIN, id, build);

/** Whether one of these screens brings the module along. */
const isOf = (screens: readonly string[], id: string, build: Rolldown.ChunkingContext) =>
  ICON.test(id)
    ? iconImporters(id, build).some((file) => isPartOfAny(screens, file, build))
    : isPartOfAny(screens, id, build);

const isPartOfAny = (screens: readonly string[], id: string, build: Rolldown.ChunkingContext) =>
  screens.some((each) => isPartOf(each, id, build));

/** The files whose own imports name the icon; one that goes by another name there counts for all. */
function iconImporters(icon: string, build: Rolldown.ChunkingContext): string[] {
  const name = /([^/]+)\.mjs$/.exec(icon)?.[1]?.replaceAll('-', '');
  const index = build
    .getModuleInfo(icon)
    ?.importers.find((each) => /lucide-react\.mjs$/.test(each));
  const files = (index && build.getModuleInfo(index)?.importers) || [];
  const named = files.filter((file) => iconsNamedIn(file).some((each) => each === name));
  return named.length > 0 ? named : [...files];
}

function iconsNamedIn(file: string): string[] {
  const [, names = ''] =
    /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').map((each) =>
    each
      .trim()
      .replace(/ as .*/, '')
      .toLowerCase(),
  );
}

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
