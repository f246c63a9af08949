import type { CompanionFile, CourseManifest } from '@hajde/rules/course/course-files';
import { ApiError, NoAnswerError } from '../api/errors.ts';
import { companionDatabase } from './companion-database.ts';

/** The first file here that fits. */
export async function findCompanion(
  fits: (name: string) => boolean,
): Promise<Response | undefined> {
  const database = await companionDatabase();
  const name = (await database.getAllKeys('files')).find(fits);
  const found = name === undefined ? undefined : await database.get('files', name);
  return found && new Response(found.body);
}

/**
 * Brings the guides and conversations of these units onto this device, and the sounds and occasions,
 * which belong to all of them, file by file: one that is here already is not fetched again, so that a download that was
 * cut goes on from there.
 */
export async function storeCompanions(
  manifest: CourseManifest,
  unitIds: readonly string[],
): Promise<void> {
  const database = await companionDatabase();
  const queue = (await missingCompanions(manifest, unitIds)).values();
  const fetchOn = async () => {
    for (const name of queue) {
      const body = await fetched(name);
      await database.put('files', { name, body });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  await dropOlder(manifest);
}

/** They are many and small: what costs is the way there and back. */
const AT_ONCE = 6;

/** The files of these units that are not here. */
export async function missingCompanions(
  manifest: CourseManifest,
  unitIds: readonly string[],
): Promise<string[]> {
  const database = await companionDatabase();
  const here = new Set(await database.getAllKeys('files'));
  return namesOf(manifest, unitIds).filter((name) => !here.has(name));
}

/** Sounds and occasions go with the last pack. */
export async function removeCompanions(unitIds: readonly string[]): Promise<void> {
  const database = await companionDatabase();
  const here = await database.getAllKeys('files');
  const goes = (name: string) => unitIds.includes(UNIT.exec(name)?.[1] ?? '');
  const isLast = !here.some((name) => UNIT.test(name) && !goes(name));
  for (const name of here) {
    if (isLast || goes(name)) await database.delete('files', name);
  }
}

/** `speech-guide-basics.c1b68e49c696.mp3` belongs to the unit basics. */
const UNIT = /^(?:guide|conversation|speech-guide|speech-talk)-([\w-]+)\.[0-9a-f]+\./;

async function dropOlder(manifest: CourseManifest): Promise<void> {
  const database = await companionDatabase();
  const current = new Set(namesOf(manifest, Object.keys(manifest.units)));
  for (const name of await database.getAllKeys('files')) {
    if (!current.has(name)) await database.delete('files', name);
  }
}

function namesOf(manifest: CourseManifest, unitIds: readonly string[]): string[] {
  const { guides, conversations, occasions, soundFiles } = manifest;
  const ofUnits = unitIds.flatMap((id) => [...filesOf(guides[id]), ...filesOf(conversations[id])]);
  return [...ofUnits, ...soundFiles, ...Object.values(occasions).flatMap(filesOf)];
}

function filesOf(companion: CompanionFile | undefined): string[] {
  if (!companion) return [];
  return [companion.file, ...(companion.speech === null ? [] : [companion.speech])];
}

async function fetched(name: string): Promise<ArrayBuffer> {
  const response = await fetch(`/course/${name}`, { cache: 'no-store' }).catch((cause) => {
    throw new NoAnswerError(cause);
  });
  if (response.ok) return response.arrayBuffer();
  throw new ApiError(response.status, response.statusText, await response.text());
}
