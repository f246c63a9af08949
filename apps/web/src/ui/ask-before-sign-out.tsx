import { useState } from 'react';
import { answerInTime } from '../api/time-limits.ts';
import { useWaiting } from '../learner/use-waiting.ts';
import { inAll, type Waiting, waitingInWords, waitingOf } from '../outbox/waiting.ts';
import { Confirm } from './confirm.tsx';

const LOOKS_FOR_MS = 3_000;

/** Signing out asks first while something waits on this device that the server does not have yet. */
export function useAskBeforeSignOut(userId: string, signOut: () => void) {
  const known = useWaiting(userId);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  // Looked up on the press: what was finished last may not have reached the screen yet. A database that
  // does not answer holds nobody up.
  const askAndSignOut = async () => {
    const now = await answerInTime(waitingOf(userId), LOOKS_FOR_MS).catch((error: unknown) => {
      console.warn('What waits on this device cannot be read.', error);
      return known;
    });
    if (inAll(now) > 0) setWaiting(now);
    else signOut();
  };
  return {
    askAndSignOut,
    confirmation: waiting && (
      <Confirm
        title="Log out before everything is synced?"
        text={
          inAll(waiting) === 1
            ? `${waitingInWords(waiting)} is only on this device. It stays here and counts as soon as you sign in here again.`
            : `${waitingInWords(waiting)} are only on this device. They stay here and count as soon as you sign in here again.`
        }
        yes="Log out"
        onYes={signOut}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
