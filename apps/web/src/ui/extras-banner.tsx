import type { Extra } from '@hajde/contract/extras';
import { type ComponentType, lazy, Suspense } from 'react';
import { useExtras } from '../learner/extras.ts';

/** Loaded when there is something to show: every screen has a place for it. Lost, it is left out. */
const ExtrasShown = lazy(
  (): Promise<{ default: ComponentType<{ extras: readonly Extra[] }> }> =>
    import('./extras-shown.tsx').then(
      (module) => ({ default: module.ExtrasShown }),
      () => ({ default: () => null }),
    ),
);

/** On the page after a purchase, a story or the like: what it brought beside what it is about. */
export function ExtrasBanner() {
  const extras = useExtras();
  if (extras.length === 0) return null;
  return (
    <Suspense>
      <ExtrasShown extras={extras} />
    </Suspense>
  );
}
