import { localDay } from '@hajde/rules/days';
import { useState } from 'react';
import { timeZone } from '../../base/time-zone.ts';

const KEY = 'dismissedChallenges';

/** Dismissed for this visit, and no longer than today: tomorrow has challenges of its own. */
export function useChallengesDismissal(userId: string): {
  dismissed: boolean;
  dismiss: () => void;
} {
  const today = `${userId} ${localDay(new Date(), timeZone())}`;
  const [last, setLast] = useState(() => globalThis.sessionStorage?.getItem(KEY) ?? null);
  return {
    dismissed: last === today,
    dismiss: () => {
      sessionStorage.setItem(KEY, today);
      setLast(today);
    },
  };
}
