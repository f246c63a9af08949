import { useQuery } from '@tanstack/react-query';
import { type Waiting, waitingOf } from '../outbox/waiting.ts';
import { ON_THIS_DEVICE } from './pending-work.ts';

/** How much of what this learner did only this device has so far. */
export function useWaiting(userId: string): Waiting {
  const { data = {} } = useQuery({
    queryKey: [...ON_THIS_DEVICE, 'waiting', userId],
    queryFn: () =>
      waitingOf(userId).catch((error) => {
        console.warn('What waits on this device cannot be read.', error);
        return {};
      }),
  });
  return data;
}
