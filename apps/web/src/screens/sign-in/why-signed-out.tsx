import { lazy, Suspense } from 'react';
import { sessionEnded } from '../../base/session.ts';
import { useStore } from '../../base/store.ts';

/** Few come here because a session has ended. */
const SessionEnded = lazy(async () => ({
  default: (await import('./session-ended.tsx')).SessionEnded,
}));

/** Nobody should wonder why the sign-in screen is there. */
export function WhySignedOut() {
  const ended = useStore(sessionEnded);
  return (
    <p role="status">
      {ended && (
        <Suspense>
          <SessionEnded ended={ended} />
        </Suspense>
      )}
    </p>
  );
}
