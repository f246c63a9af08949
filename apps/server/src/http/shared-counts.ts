/** What was counted under one limit since the last time: who, and how often. */
export type Counts = Readonly<Record<string, number>>;
/** Limits by their names. */
export type CountsByLimit = Readonly<Record<string, Counts>>;

type Apply = (who: string, times: number) => void;

/**
 * Limits that are counted in memory hold for all processes of a machine together: each tells the others
 * a few times a second what it has counted. Until then somebody may get a moment's worth more.
 */
export class SharedCounts {
  readonly #limits = new Map<string, Apply[]>();
  #news = new Map<string, Map<string, number>>();
  #isTold = false;

  /** Takes part under the name of a limit, and gives what to call for everything that is counted here. */
  share(limit: string, apply: Apply): Apply {
    this.#limits.set(limit, [...(this.#limits.get(limit) ?? []), apply]);
    return (who, times) => {
      if (!this.#isTold) return;
      const counts = this.#news.get(limit) ?? new Map<string, number>();
      counts.set(who, (counts.get(who) ?? 0) + times);
      this.#news.set(limit, counts);
    };
  }

  /** Begins to tell; whoever is alone need not even note it. */
  tell(send: (news: CountsByLimit) => void, everyMs = 200): { stop(): void } {
    this.#isTold = true;
    const timer = setInterval(() => {
      if (this.#news.size === 0) return;
      const news = [...this.#news].map(([limit, counts]) => [limit, Object.fromEntries(counts)]);
      this.#news = new Map();
      send(Object.fromEntries(news));
    }, everyMs);
    timer.unref();
    return { stop: () => clearInterval(timer) };
  }

  hear(news: CountsByLimit): void {
    for (const [limit, counts] of Object.entries(news)) {
      for (const apply of this.#limits.get(limit) ?? []) {
        for (const [who, times] of Object.entries(counts)) apply(who, times);
      }
    }
  }
}

/** Those of this process. */
export const sharedCounts = new SharedCounts();
