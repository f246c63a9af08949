import type { LanguagePack } from '@hajde/rules/course/course';
import type { CourseManifest } from '@hajde/rules/course/course-files';
import { currentManifest } from '@hajde/rules/course/older-files';
import { ApiError, NoAnswerError } from '../api/errors.ts';
import { storeCompanions } from './companions.ts';
import { courseUrl, keepCourseOnDevice, MANIFEST } from './course-on-device.ts';
import { offlineDatabase } from './database.ts';
import { underLock } from './lock.ts';
import { readPackFile } from './pack-file.ts';
import { storePack } from './packs.ts';
import { reportDownload } from './report-download.ts';
import { downloadWhole } from './resumable-download.ts';
import { dropUnfinishedExcept, unfinishedDownload } from './unfinished-download.ts';

/** A browser that will not keep anything: no download can succeed. */
export class NotSupportedError extends Error {
  override readonly name = 'NotSupportedError';
}

export const isSupported = () => 'serviceWorker' in navigator && 'indexedDB' in globalThis;

/**
 * Brings a pack onto this device in three calls: which files there are, the pack's one file, and
 * telling the server. Until the last byte is there, nothing that can be used changes. What came may
 * be newer than what was offered, where the course was released in between: it says which version.
 */
export async function downloadPack(
  pack: LanguagePack,
  onProgress: (bytes: number) => void,
): Promise<string> {
  await expectSupport();
  const version = await underLock(`download ${pack.id}`, () => fetchAndStore(pack, onProgress));
  askToStay();
  await reportDownload(pack.id);
  return version;
}

async function fetchAndStore(
  pack: LanguagePack,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const manifest = await freshManifest();
  const { packs, units: names, version: courseVersion } = manifest;
  await dropUnfinishedExcept(Object.values(packs).map(({ file }) => courseUrl(file)));
  const served = packs[pack.id];
  if (!served) throw new Error(`The course has no pack ${pack.id}`);
  const url = courseUrl(served.file);
  const unfinished = await unfinishedDownload(url);
  const whole = await downloadWhole(url, served.size, unfinished, onProgress);
  const { units, audio } = readPackFile(whole, served, names);
  // Two copies at once could be more than the device has room for.
  await unfinished.drop();
  const { version, size } = served;
  const downloadedAt = new Date().toISOString();
  const unitIds = units.map(({ id }) => id);
  const whatCame = { version, courseVersion, size, unitIds, units, downloadedAt };
  await storePack({ ...pack, ...whatCame, lastUsed: downloadedAt, syncStatus: 'pending' }, audio);
  await bringCompanions(manifest, whatCame.unitIds);
  return version;
}

/** The lessons can be played without them; while they are missing, the pack offers Update. */
async function bringCompanions(manifest: CourseManifest, unitIds: readonly string[]) {
  await storeCompanions(manifest, unitIds).catch((error) =>
    console.warn('Some guides and conversations are not on this device yet.', error),
  );
}

async function expectSupport(): Promise<void> {
  if (!isSupported()) throw new NotSupportedError();
  await offlineDatabase().catch((cause) => {
    throw new NotSupportedError('The local database cannot be opened', { cause });
  });
}

async function freshManifest(): Promise<CourseManifest> {
  const response = await fetch(courseUrl(MANIFEST), { cache: 'no-cache' }).catch((cause) => {
    throw new NoAnswerError(cause);
  });
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  await keepCourseOnDevice(response.clone());
  return currentManifest(await response.json());
}

/**
 * Otherwise a browser short of space may delete what the learner has put aside for the journey. Never
 * waited for: Firefox asks the learner, who may answer never.
 */
function askToStay(): void {
  navigator.storage?.persist?.().then(
    (stays) => stays || console.warn('The browser may clear downloaded packs when space runs out.'),
    (error) => console.warn('The browser was not asked to keep the packs.', error),
  );
}
