import { type SharedCounts, sharedCounts } from './shared-counts.ts';
import type { Limit } from './throttle.ts';

/**
 * Counts under one limit in the memory of this process, for what happens far too often to ask the
 * database about. Time is the machine's own, which no clock that is set can move.
 */
export class Bucket {
  readonly #limit: Limit;
  readonly #emptyAt = new Map<string, number>();
  readonly #tell: (who: string, times: number) => void;
  #sweptAt = 0;

  /** Where several processes serve, what is counted in one counts in the others a moment later. */
  constructor(limit: Limit, shared: SharedCounts = sharedCounts) {
    this.#limit = limit;
    this.#tell = shared.share(limit.name, (who, times) => this.#add(who, times, performance.now()));
  }

  /** Counts one, or says for how many milliseconds to wait where it is too many. */
  waitFor(who: string, now = performance.now()): number {
    this.#sweep(now);
    const { atOnce, thenOneEveryMs } = this.#limit;
    const emptyAt = Math.max(now, this.#emptyAt.get(who) ?? 0);
    const wait = emptyAt - now - (atOnce - 1) * thenOneEveryMs;
    if (wait > 0) return wait;
    this.#emptyAt.set(who, emptyAt + thenOneEveryMs);
    this.#tell(who, 1);
    return 0;
  }

  /** Counts so many more for somebody who was let in before it was known how many it would be. */
  charge(who: string, times: number, now = performance.now()): void {
    this.#add(who, times, now);
    this.#tell(who, times);
  }

  #add(who: string, times: number, now: number): void {
    const emptyAt = Math.max(now, this.#emptyAt.get(who) ?? 0);
    this.#emptyAt.set(who, emptyAt + times * this.#limit.thenOneEveryMs);
  }

  /** Who has waited long enough need not be remembered. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_EVERY_MS) return;
    this.#sweptAt = now;
    for (const [who, emptyAt] of this.#emptyAt) if (emptyAt <= now) this.#emptyAt.delete(who);
  }
}

const SWEEP_EVERY_MS = 10_000;
