import { notifyManager, QueryClient } from '@tanstack/react-query';

// By default a mutation is seen to be pending a timer later, and a fast second click pays twice.
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

/** Even when the browser thinks it is offline: a call that waits for ever says nothing to the learner. */
const CALLS_ARE_MADE = 'always';
