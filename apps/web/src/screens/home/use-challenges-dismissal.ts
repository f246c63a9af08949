import { localDay } from '@hajde/rules/days/days';
import { useState } from 'react';
import { tabStorage } from '../../base/browser-storage.ts';
import { timeZone } from '../../base/time-zone.ts';

const KEY = 'dismissedChallenges';

/** Dismissed for this visit, and no longer than today: tomorrow has challenges of its own. */
export function useChallengesDismissal(userId: string): {
  dismissed: boolean;
  dismiss: () => void;
} {
  const today = `${userId} ${localDay(new Date(), timeZone())}`;
  const [last, setLast] = useState(() => tabStorage.get(KEY));
  return {
    dismissed: last === today,
    dismiss: () => {
      tabStorage.set(KEY, today);
      setLast(today);
    },
  };
}
