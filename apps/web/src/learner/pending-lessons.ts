import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OfflineProgress } from '../device/database.ts';
import { isRefused, pendingOf } from '../device/pending-progress.ts';

/** The key of everything that is read from the device and not from the server. */
export const ON_THIS_DEVICE = ['on this device'] as const;

/** The lessons of this learner that only this device has. */
export const pendingLessons = (userId: string) =>
  queryOptions({
    queryKey: [...ON_THIS_DEVICE, 'pending', userId],
    queryFn: () =>
      pendingOf(userId).catch((error): OfflineProgress[] => {
        console.warn('The local database cannot be read.', error);
        return [];
      }),
  });

/** Those that will still be sent; refused ones are shown on the packs screen alone. */
export function useUnsentLessons(userId: string): readonly OfflineProgress[] {
  const { data = [] } = useQuery(pendingLessons(userId));
  return data.filter((record) => !isRefused(record));
}
