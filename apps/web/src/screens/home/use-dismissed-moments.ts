import { useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../base/browser-storage.ts';

/** More than two moments never fall on one day. */
const KEPT = 2;

/** Which moments the learner has put away on this device; the server, which draws Home, knows of none. */
export function useDismissedMoments(userId: string) {
  const key = `dismissedMoments ${userId}`;
  const [justNow, setJustNow] = useState<readonly string[]>([]);
  // Where there are none, as on most days, Home is not drawn again once it is awake.
  const stored = useSyncExternalStore(
    never,
    () => deviceStorage.get(key),
    () => null,
  );
  const kept = stored?.split('\n') ?? [];
  return {
    dismissed: [...kept, ...justNow],
    dismiss: (moment: string) => {
      deviceStorage.set(key, [moment, ...kept].slice(0, KEPT).join('\n'));
      setJustNow([...justNow, moment]);
    },
  };
}

const never = () => () => {};
