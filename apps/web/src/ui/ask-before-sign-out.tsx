import { useState } from 'react';
import { inAll, type Waiting } from '../device/waiting.ts';
import { waitingHere } from '../learner/use-waiting.ts';
import { Confirm } from './confirm.tsx';
import { waitingInWords } from './waiting-in-words.ts';

/** Signing out asks first while something waits on this device that the server does not have yet. */
export function useAskBeforeSignOut(userId: string, signOut: () => void) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  // Looked up when it is pressed: what the screen knows may be older than what was finished last.
  const askAndSignOut = async () => {
    const now = await waitingHere(userId);
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
            ? `${waitingInWords(waiting)} is only on this device. It stays here and counts as soon as you sign in on it again.`
            : `${waitingInWords(waiting)} are only on this device. They stay here and count as soon as you sign in on it again.`
        }
        yes="Log out"
        onYes={signOut}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
