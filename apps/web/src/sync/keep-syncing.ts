const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 10 * 60_000;

interface Result {
  /** Still to be sent. */
  readonly left: number;
  /** When the server wants to be asked again, where it has said so. */
  readonly retryAfterMs?: number;
}

interface Syncing {
  now(): Promise<void>;
  /** Something is left to be sent: not at once, since whatever stood in its way has just done so. */
  later(): void;
  stop(): void;
}

/**
 * Syncs again while something is left: after the time that the server names, or else after a pause
 * that grows; and after an error that nobody expected as well, or one of them would be the last.
 */
export function keepSyncing(sync: () => Promise<Result>): Syncing {
  let next: { readonly timer: ReturnType<typeof setTimeout>; readonly due: number } | undefined;
  let pause = FIRST_RETRY_MS;
  let stopped = false;

  async function now(): Promise<void> {
    cancel();
    try {
      const { left, retryAfterMs } = await sync();
      if (left === 0) pause = FIRST_RETRY_MS;
      else if (retryAfterMs !== undefined) schedule(retryAfterMs);
      else scheduleRetry();
    } catch (error) {
      console.warn('Offline progress could not be synced.', error);
      scheduleRetry();
    }
  }

  function scheduleRetry(): void {
    schedule(pause);
    pause = Math.min(2 * pause, LAST_RETRY_MS);
  }

  function schedule(afterMs: number): void {
    const due = Date.now() + afterMs;
    if (stopped || (next !== undefined && next.due <= due)) return;
    cancel();
    next = { timer: setTimeout(now, afterMs), due };
  }

  function cancel(): void {
    clearTimeout(next?.timer);
    next = undefined;
  }

  return {
    now,
    later: () => schedule(pause),
    stop() {
      stopped = true;
      cancel();
    },
  };
}
