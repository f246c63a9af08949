import { useQuery } from '@tanstack/react-query';
import { NOTHING_WAITS, type Waiting, waitingOf } from '../device/waiting.ts';
import { ON_THIS_DEVICE } from './pending-lessons.ts';

/** How much of what this learner did only this device has so far. */
export function useWaiting(userId: string): Waiting {
  const { data = NOTHING_WAITS } = useQuery({
    queryKey: [...ON_THIS_DEVICE, 'waiting', userId],
    queryFn: () =>
      waitingOf(userId).catch((error) => {
        console.warn('What waits on this device cannot be read.', error);
        return NOTHING_WAITS;
      }),
  });
  return data;
}
