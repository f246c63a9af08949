import type { CourseManifest } from '@hajde/rules/course/course-files';
import { currentManifest } from '@hajde/rules/course/older-files';
import type { StoredUnit } from './database.ts';
import { audioOf, findUnit, markUsed } from './packs.ts';

/** A unit that a pack brought: its file's name, and the release that the pack came with. */
export type UnitOnDevice = StoredUnit & { readonly courseVersion: string | undefined };

/** The one file of the course whose name never changes. */
export const MANIFEST = 'course-manifest.json';

/** A file of the course from this device: exactly this version of it, or nothing. */
export async function courseFileOnDevice(name: string): Promise<Response | undefined> {
  if (name.startsWith('unit-')) return orNothing(unitHere((file) => file === name));
  if (COMPANION.test(name)) return orNothing(companionHere((file) => file === name));
  if (name.startsWith('speech-')) return orNothing(soundHere(name));
  return keptFile(name);
}

/** While the server is away, another version of the file is better than none. */
export async function anyVersionOnDevice(name: string): Promise<Response | undefined> {
  if (COMPANION.test(name)) {
    return orNothing(companionHere((file) => withoutHash(file) === withoutHash(name)));
  }
  return orNothing(unitHere((file) => withoutHash(file) === withoutHash(name)));
}

/**
 * Keeps what the app needs of the course beside the packs: the path, the words to pronounce, the
 * facts, the scenes of the story, the occasions to choose from and the lexicon by which practice is marked. The manifest comes last,
 * so that it never names what is not there.
 */
export async function keepCourseOnDevice(response: Response): Promise<void> {
  if (!('caches' in globalThis)) return;
  const manifest = currentManifest(await response.clone().json());
  const { version } = manifest;
  // Who asks while it is under way waits for the same: a download is over when all of it is here.
  if (kept?.version !== version) kept = { version, done: keep(manifest, response) };
  await kept.done;
}

let kept: { readonly version: string; readonly done: Promise<void> } | undefined;

async function keep(manifest: CourseManifest, response: Response): Promise<void> {
  try {
    const { outline, pronunciation, facts, lexicon, story, occasionList } = manifest;
    const listed = [story, occasionList].filter((name) => name !== null);
    const wanted = [outline, pronunciation, facts, lexicon, ...listed];
    const cache = await caches.open(COURSE);
    for (const name of wanted) {
      const request = new Request(courseUrl(name), { priority: 'low' });
      if (!(await cache.match(request))) await cache.add(request);
    }
    await cache.put(courseUrl(MANIFEST), response);
    // Fetched by those alone who read texts, and then kept.
    const current = [
      MANIFEST,
      ...wanted,
      ...(manifest.reading === null ? [] : [manifest.reading]),
    ].map((name) => new URL(courseUrl(name), location.origin).href);
    for (const { url } of await cache.keys()) {
      if (!current.includes(url)) await cache.delete(url);
    }
  } catch (error) {
    // The next read of the manifest tries again; until then the version before still serves.
    kept = undefined;
    console.warn('The course could not be kept.', error);
  }
}

/** Guides, conversations, occasions and sounds, and what is heard of them, lie in a database of their own. */
const COMPANION =
  /^((guide|conversation|occasion|speech-guide|speech-talk|speech-occasion|speech-contrast)-|(sounds|contrasts|speech-sounds)\.)/;

/** Loaded with the first of them: a lesson does without. */
async function companionHere(fits: (file: string) => boolean): Promise<Response | undefined> {
  const { findCompanion } = await import('./companions.ts');
  return findCompanion(fits);
}

export const courseUrl = (name: string) => `/course/${name}`;

/** The cache of the course's files. */
export const COURSE = 'course';

async function keptFile(name: string): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return orNothing(keptIn(COURSE, courseUrl(name)));
}

/** A function of its own: where storage is forbidden, the mere name of the caches throws. */
async function keptIn(cacheName: string, url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName });
}

async function unitHere(fits: (file: string) => boolean): Promise<Response | undefined> {
  const found = await findUnit(({ file }) => fits(file));
  if (!found) return undefined;
  void noteUse(found.packId);
  const { unit, courseVersion } = found;
  return Response.json({ ...unit, courseVersion } satisfies UnitOnDevice);
}

async function soundHere(name: string): Promise<Response | undefined> {
  const found = await findUnit(({ lessons }) => lessons.some(({ speech }) => speech.file === name));
  const lesson = found?.unit.lessons.find(({ speech }) => speech.file === name);
  const sound = lesson && (await audioOf(lesson.id));
  return sound?.file === name ? new Response(sound.audioBuffer) : undefined;
}

const used = new Set<string>();

/** Notes the use of a pack once for each load of the page. */
async function noteUse(packId: string): Promise<void> {
  if (used.has(packId)) return;
  used.add(packId);
  await orNothing(markUsed(packId));
}

/** `unit-basics.c1b68e49c696.json` is a version of `unit-basics`. */
const withoutHash = (name: string) => name.replace(/\.[0-9a-f]+\.\w+$/, '');

/** A browser that keeps nothing, or has cleared it, has no file here: the server is asked. */
function orNothing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error) => {
    console.warn('The local database cannot be read.', error);
    return undefined;
  });
}
