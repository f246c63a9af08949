import { useEffect } from 'react';
import { deviceStorage } from '../../base/browser-storage.ts';
import { useToday } from '../../base/use-today.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isNew, visited, visitFrom } from './last-visit.ts';

/** Tells of each key whether this device has shown it on an earlier day, and keeps that it does now. */
export function useNewsSinceLastTime(userId: string, keys: readonly string[]) {
  const hydrated = useHydrated();
  const day = useToday();
  const place = `lastVisit ${userId}`;
  const visit = hydrated ? visited(visitFrom(deviceStorage.get(place)), day, keys) : null;
  const toKeep = visit && JSON.stringify(visit);
  useEffect(() => {
    if (toKeep !== null) deviceStorage.set(place, toKeep);
  }, [place, toKeep]);
  return (key: string) => visit !== null && isNew(visit, key);
}
