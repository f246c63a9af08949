import { queryOptions } from '@tanstack/react-query';
import { manifest } from '../../course/course.ts';
import { missingCompanions } from '../../device/companions.ts';
import { downloadedPacks } from '../../device/packs.ts';
import { ON_THIS_DEVICE } from '../../learner/pending-lessons.ts';

/** The packs that are here, and how much room there is; `refreshLearner` asks for them again. */
export const packsOnDevice = () =>
  queryOptions({ queryKey: [...ON_THIS_DEVICE, 'packs'], queryFn: downloadedPacks });

/** Whether some guide or conversation of the pack is not here: an older app brought none. */
export const packLacksCompanions = (packId: string, unitIds: readonly string[]) =>
  queryOptions({
    queryKey: [...ON_THIS_DEVICE, 'companions', packId],
    queryFn: async () => (await missingCompanions(await manifest(), unitIds)).length > 0,
  });

export const storageOnDevice = () =>
  queryOptions({
    queryKey: [...ON_THIS_DEVICE, 'storage'],
    queryFn: async () => {
      const { usage = 0, quota = 0 } = await navigator.storage.estimate();
      return { used: usage, available: Math.max(0, quota - usage) };
    },
  });
