import type { Limit } from './throttle.ts';

/**
 * Counts under one limit in the memory of this process, for what happens far too often to ask the
 * database about. Time is the machine's own, which no clock that is set can move.
 */
export class Bucket {
  readonly #limit: Limit;
  readonly #emptyAt = new Map<string, number>();
  #sweptAt = 0;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Counts one, or says for how many milliseconds to wait where it is too many. */
  waitFor(who: string, now = performance.now()): number {
    this.#sweep(now);
    const { atOnce, thenOneEveryMs } = this.#limit;
    const emptyAt = Math.max(now, this.#emptyAt.get(who) ?? 0);
    const wait = emptyAt - now - (atOnce - 1) * thenOneEveryMs;
    if (wait > 0) return wait;
    this.#emptyAt.set(who, emptyAt + thenOneEveryMs);
    return 0;
  }

  /** Who has waited long enough need not be remembered. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_EVERY_MS) return;
    this.#sweptAt = now;
    for (const [who, emptyAt] of this.#emptyAt) if (emptyAt <= now) this.#emptyAt.delete(who);
  }
}

const SWEEP_EVERY_MS = 10_000;
