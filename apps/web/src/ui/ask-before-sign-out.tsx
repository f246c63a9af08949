import { useState } from 'react';
import { useUnsent } from '../learner/pending-lessons.ts';
import { Confirm } from './confirm.tsx';

/** Signing out asks first while lessons wait on this device that the server does not have yet. */
export function useAskBeforeLeaving(userId: string, leave: () => void) {
  const unsent = useUnsent(userId).length;
  const [asking, setAsking] = useState(false);
  return {
    askAndLeave: () => (unsent > 0 ? setAsking(true) : leave()),
    question: asking && (
      <Confirm
        title="Log out before everything is synced?"
        text={
          unsent === 1
            ? '1 lesson is only on this device. It stays here and counts as soon as you sign in on it again.'
            : `${unsent} lessons are only on this device. They stay here and count as soon as you sign in on it again.`
        }
        yes="Log out"
        onYes={leave}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
