import { queryOptions, useQuery } from '@tanstack/react-query';
import { keptOf } from '../outbox/outbox.ts';
import { isRefused, type LessonRecord, type OutboxRecord, ofKind } from '../outbox/records.ts';

/** The key of everything that is read from the device and not from the server. */
export const ON_THIS_DEVICE = ['on this device'] as const;

/** What this learner finished that only this device has, with what the server refused. */
export const pendingWork = (userId: string) =>
  queryOptions({
    queryKey: [...ON_THIS_DEVICE, 'pending', userId],
    queryFn: () => keptHere(userId),
  });

/** A browser that keeps no database has nothing that waits in it. */
export function keptHere(userId: string): Promise<OutboxRecord[]> {
  return keptOf(userId).catch((error) => {
    console.warn('The local database cannot be read.', error);
    return [];
  });
}

/** The lessons that will still be sent; refused ones are shown on the packs screen alone. */
export function useUnsentLessons(userId: string): readonly LessonRecord[] {
  const { data = [] } = useQuery(pendingWork(userId));
  return ofKind('lesson', data).filter((record) => !isRefused(record));
}
