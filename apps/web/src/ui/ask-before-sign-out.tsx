import { useState } from 'react';
import { useUnsentLessons } from '../learner/pending-lessons.ts';
import { Confirm } from './confirm.tsx';

/** Signing out asks first while lessons wait on this device that the server does not have yet. */
export function useAskBeforeSignOut(userId: string, signOut: () => void) {
  const unsent = useUnsentLessons(userId).length;
  const [asking, setAsking] = useState(false);
  return {
    askAndSignOut: () => (unsent > 0 ? setAsking(true) : signOut()),
    confirmation: asking && (
      <Confirm
        title="Log out before everything is synced?"
        text={
          unsent === 1
            ? '1 lesson is only on this device. It stays here and counts as soon as you sign in on it again.'
            : `${unsent} lessons are only on this device. They stay here and count as soon as you sign in on it again.`
        }
        yes="Log out"
        onYes={signOut}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
