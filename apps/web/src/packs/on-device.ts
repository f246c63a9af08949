import { queryOptions } from '@tanstack/react-query';
import { downloadedPacks } from '../offline/packs.ts';

/** The packs that are here, and how much room there is; `refreshLearner` asks for them again. */
export const packsHere = () =>
  queryOptions({ queryKey: ['on this device', 'packs'], queryFn: downloadedPacks });

export const storageHere = () =>
  queryOptions({
    queryKey: ['on this device', 'storage'],
    queryFn: async () => {
      const { usage = 0, quota = 0 } = await navigator.storage.estimate();
      return { used: usage, available: Math.max(0, quota - usage) };
    },
  });
