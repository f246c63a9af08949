import type { CourseManifest } from '@hajde/rules/course/course-files';
import { currentManifest } from '@hajde/rules/course/older-files';
import { queryOptions } from '@tanstack/react-query';
import { manifest } from '../../course/course.ts';
import { missingCompanions } from '../../device/companions.ts';
import { courseFileOnDevice, MANIFEST } from '../../device/course-on-device.ts';
import { downloadedPacks } from '../../device/packs.ts';
import { ON_THIS_DEVICE } from '../../learner/pending-work.ts';

/** The packs that are here, and how much room there is; `refreshLearner` asks for them again. */
export const packsOnDevice = () =>
  queryOptions({ queryKey: [...ON_THIS_DEVICE, 'packs'], queryFn: downloadedPacks });

/** Whether some guide or conversation of the pack is not here: an older app brought none. */
export const packLacksCompanions = (packId: string, unitIds: readonly string[]) =>
  queryOptions({
    queryKey: [...ON_THIS_DEVICE, 'companions', packId],
    queryFn: async () => (await missingCompanions(await manifestHere(), unitIds)).length > 0,
  });

/** Every download keeps the manifest it went by, an older app's too: only a browser without a cache must ask for it. */
async function manifestHere(): Promise<CourseManifest> {
  const kept = await courseFileOnDevice(MANIFEST);
  return kept ? currentManifest(await kept.json()) : manifest();
}

export const storageOnDevice = () =>
  queryOptions({
    queryKey: [...ON_THIS_DEVICE, 'storage'],
    queryFn: async () => {
      const { usage = 0, quota = 0 } = await navigator.storage.estimate();
      return { used: usage, available: Math.max(0, quota - usage) };
    },
  });
