import { useState } from 'react';
import { deviceStorage } from '../../base/browser-storage.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** More than two moments never fall on one day. */
const KEPT = 2;

/** Which moments the learner has put away on this device; the server, which draws Home, knows of none. */
export function useDismissedMoments(userId: string) {
  const hydrated = useHydrated();
  const key = `dismissedMoments ${userId}`;
  const [justNow, setJustNow] = useState<readonly string[]>([]);
  const kept = hydrated ? (deviceStorage.get(key)?.split('\n') ?? []) : [];
  return {
    dismissed: [...kept, ...justNow],
    dismiss: (moment: string) => {
      deviceStorage.set(key, [moment, ...kept].slice(0, KEPT).join('\n'));
      setJustNow([...justNow, moment]);
    },
  };
}
