import { useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { isInTheMiddle } from './in-the-middle.ts';
import { keepOverReload, restoreAfterReload } from './keep-over-reload.ts';
import { useIsOutdated } from './new-version.ts';

/**
 * Says quietly that there is a newer version, with a button. Who does not press it gets the new
 * version with the next page: never in the middle of a lesson, and never while something is sent.
 */
export function NewVersionBanner() {
  const [location] = useLocation();
  const isOutdated = useIsOutdated();
  const sending = useSending();
  const page = useRef({ path: location, since: 0, isNew: false });
  useEffect(restoreAfterReload, []);
  useEffect(() => {
    const now = performance.now();
    if (page.current.path !== location) page.current = { path: location, since: now, isNew: true };
    if (!page.current.isNew || sending) return;
    page.current.isNew = false;
    const hasBegun = isInTheMiddle(location) && now - page.current.since > ARRIVING_MS;
    if (isOutdated && !hasBegun) reload();
  }, [location, isOutdated, sending]);

  if (!isOutdated || isInTheMiddle(location)) return null;
  return (
    <aside
      aria-label="New version"
      className="fixed inset-x-4 bottom-22 z-30 mx-auto flex max-w-[420px] items-center gap-3 rounded-md bg-inverse py-1 pr-1 pl-4 text-on-inverse shadow-float"
    >
      <Sparkles aria-hidden size={20} strokeWidth={2.25} className="shrink-0" />
      <p role="status" className="min-w-0 flex-1 text-sm">
        A new version of Hajde is ready.
      </p>
      <button
        type="button"
        onClick={reload}
        className="min-h-11 shrink-0 rounded-sm px-4 font-bold text-sm underline underline-offset-4"
      >
        Update
      </button>
    </aside>
  );
}

/** Where something was being sent for longer, the learner has begun with what the new page plays. */
const ARRIVING_MS = 3_000;

/** As the library's hook tells, which brings half a kilobyte along, here for every screen. */
function useSending(): boolean {
  const queries = useQueryClient();
  const onChange = useCallback(
    (changed: () => void) => queries.getMutationCache().subscribe(changed),
    [queries],
  );
  return useSyncExternalStore(
    onChange,
    () => queries.isMutating() > 0,
    () => false,
  );
}

function reload(): void {
  keepOverReload();
  location.reload();
}
