import { notifyManager, QueryClient } from '@tanstack/react-query';

// By default React hears that a mutation is pending only after a timer: a fast second click would
// send it again.
notifyManager.setScheduler(queueMicrotask);

/** The specified defaults: never stale, no refetch on focus, no polling, no retries. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: CALLS_ARE_MADE,
      },
      mutations: { retry: false, networkMode: CALLS_ARE_MADE },
    },
  });
}

/** By default a call waits while the browser thinks it is offline, and the learner sees no failure. */
const CALLS_ARE_MADE = 'always';
