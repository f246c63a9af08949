import { useState } from 'react';
import { inAll } from '../device/waiting.ts';
import { useWaiting } from '../learner/use-waiting.ts';
import { Confirm } from './confirm.tsx';
import { waitingInWords } from './waiting-in-words.ts';

/** Signing out asks first while something waits on this device that the server does not have yet. */
export function useAskBeforeSignOut(userId: string, signOut: () => void) {
  const waiting = useWaiting(userId);
  const unsent = inAll(waiting);
  const [asking, setAsking] = useState(false);
  return {
    askAndSignOut: () => (unsent > 0 ? setAsking(true) : signOut()),
    confirmation: asking && (
      <Confirm
        title="Log out before everything is synced?"
        text={
          unsent === 1
            ? `${waitingInWords(waiting)} is only on this device. It stays here and counts as soon as you sign in on it again.`
            : `${waitingInWords(waiting)} are only on this device. They stay here and count as soon as you sign in on it again.`
        }
        yes="Log out"
        onYes={signOut}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
