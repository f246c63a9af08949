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
const EAR = ['/src/screens/sounds/ear-trainer-screen.tsx'];
const SOUNDS = ['/src/screens/sounds/sounds.tsx'];
/** What it shares with one other screen is a file of those two: reading costs the rest nothing. */
const READ = '/src/screens/read/read-screen.tsx';
/** Not worth a file, whose name alone every other screen would load. */
const SMALL = /\/src\/(learner\/is-known\.ts|speech\/ask-how-it-sounds\.tsx)$/;
/** They share one index, so that each seems to be part of everything; the app itself needs none. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
/** Of the library's one index only the screens use these. */
const OF_SCREENS = /\/react-query\/build\/modern\/useMutationState\.js$/;
/**
 * The rules of practice: Home may need a few of them late, and no other screen must bring them along.
 * What lessons say of words is asked by lessons that wait alone.
 */
const PRACTICE =
  /\/rules\/src\/(practice|memory)\/(?!lesson-events|missed-in-conversation|payment)|\/albanian\/src\/(?!text\/)|\/node_modules\/ts-fsrs\/|\/learner\/practice-with-pending\.ts$/;
/** What marks an answer: practice needs it with the first one, and nothing else before. */
const MARKING = [
  '/packages/rules/src/practice/mark-exercise.ts',
  '/packages/rules/src/practice/reviews-of-sentence.ts',
  '/packages/albanian/src/marking/align.ts',
  '/packages/albanian/src/marking/full-spelling.ts',
  '/packages/albanian/src/marking/mark.ts',
  '/packages/albanian/src/marking/notes.ts',
  '/packages/albanian/src/regions/region-phrases.ts',
];
/** How each kind of finished work is handed in and what it will change: needed at its end, or where some waits. */
const HANDLERS =
  /\/src\/(sync\/sync-from-page|outbox\/(handlers\/|handlers?\.ts|delivery|explain|hand-in|send-outbox))/;
/** Small, and used by what is apart as well: by then the app is there in any case. */
const OF_APP = /\/src\/(base\/store|sync\/worker\/messages)\.ts$/;
/** A session's own modules stay together, also where what comes later in it needs some of them. */
const PRACTICE_SCREEN = '/src/screens/practice/practice-screen.tsx';
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Few files instead of one for every module that two screens share: React, whose evaluation is a task
 * of its own; what every page needs; the rules of practice and its marker; what a lesson or practice shares with other
 * screens; what guides and conversations share without them, with the sounds and among themselves; what
 * the ear trainer and the sounds do; and what is left.
 *
 * Their names are short, since every file that needs one names it.
 *
 * Left to the bundler, the sign-in was 44 files of 102 kB (gzip) instead of 5 of 91, a lesson 103 of 146
 * instead of 8 of 121, practice 102 of 157 instead of 9 of 133: a tenth to a sixth more, and none of
 * them would keep its budget.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 3 },
  { name: 'start', test: START, priority: 4 },
  { name: 'marking', test: (id) => MARKING.some((path) => id.endsWith(path)), priority: 4 },
  { name: 'practice-rules', test: PRACTICE, priority: 3 },
  { name: 'handlers', test: HANDLERS, priority: 3 },
  {
    priority: 3,
    name: (id, build) =>
      id.includes('/src/screens/practice/') && isPartOf(PRACTICE_SCREEN, id, build)
        ? 'practice'
        : null,
  },
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

/** The modules that are meant above by their paths, from the root on; a test sees that they are there. */
export const NAMED_MODULES: readonly string[] = [
  ...[MAIN, ...APART, ...LESSON, ...COMPANIONS, ...EAR, ...SOUNDS, READ].map(
    (path) => `/apps/web${path}`,
  ),
  ...MARKING,
];

function sharedBy(id: string, build: Rolldown.ChunkingContext): string {
  if (isOf(LESSON, id, build)) return 'screens';
  if (isOf(COMPANIONS, id, build)) {
    return isOf([...EAR, ...SOUNDS, COMPANIONS_ON_DEVICE], id, build) ? 'heard' : 'guides';
  }
  if (isOf(EAR, id, build)) return 'ear-trainer';
  if (isOf(SOUNDS, id, build)) return 'sound-screens';
  return (SMALL.test(id) ? undefined : withRead(id, build)) ?? 'others';
}

function withRead(id: string, build: Rolldown.ChunkingContext): string | undefined {
  const files = ICON.test(id) ? iconImporters(id, build) : [id];
  const screens = new Set(files.flatMap((file) => [...rootsOf(file, build)]));
  const others = [...screens].filter((each) => !each.endsWith(READ));
  const [other] = others;
  if (others.length === screens.size || others.length !== 1 || other === undefined)
    return undefined;
  return `read-and-${/([^/]+)\.tsx?$/.exec(other)?.[1]}`;
}

/** The modules loaded by themselves that bring this one along. */
function rootsOf(
  id: string,
  build: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = build.getModuleInfo(id);
  const own = (info?.dynamicImporters.length ?? 0) > 0 || info?.isEntry === true ? [id] : [];
  const importers = info?.importers ?? [];
  return new Set([...own, ...importers.flatMap((each) => [...rootsOf(each, build, seen)])]);
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
