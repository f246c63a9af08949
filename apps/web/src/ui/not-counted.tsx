import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { NotCountedProps } from './not-counted-list.tsx';

/** Loaded only where something was refused; where it does not come, it is shown another time. */
const NotCountedList = lazy(
  (): Promise<{ default: ComponentType<NotCountedProps> }> =>
    import('./not-counted-list.tsx').then(
      (module) => ({ default: module.NotCountedList }),
      () => ({ default: () => null }),
    ),
);

/** What was not counted, and why. */
export function NotCounted(props: NotCountedProps) {
  const [needed, setNeeded] = useState(false);
  // It stays when the last is dismissed, and says so.
  if (props.refused.length > 0 && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense>
        <NotCountedList {...props} />
      </Suspense>
    )
  );
}
