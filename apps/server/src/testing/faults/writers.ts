import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../db/connection.ts';
import type { Machine } from './patroni.ts';

/** Asks all databases again and again whether they take writes, past Hajde and Patroni. */
export interface WritersWatch {
  /** Who did when all were asked last. */
  now(): readonly string[];
  /** The most that ever did at once. */
  most(): number;
  /** How often all were asked. */
  times(): number;
  stop(): Promise<void>;
}

const EVERY_MS = 100;

export function watchWriters(machines: readonly Machine[]): WritersWatch {
  const databases = machines.map(({ name, url }) => ({ name, ...connect(url, { max: 1 }) }));
  let over = false;
  let last: string[] = [];
  let most = 0;
  let times = 0;
  const takesWrites = async ({ pool }: (typeof databases)[number]) => {
    try {
      const { rows } = await pool.query('show transaction_read_only');
      return rows[0]?.transaction_read_only === 'off';
    } catch {
      // Whoever is down takes no writes.
      return false;
    }
  };
  const watching = (async () => {
    while (!over) {
      const answers = await Promise.all(databases.map(takesWrites));
      last = databases.filter((_, i) => answers[i]).map(({ name }) => name);
      most = Math.max(most, last.length);
      times += 1;
      await pause(EVERY_MS);
    }
  })();
  return {
    now: () => last,
    most: () => most,
    times: () => times,
    async stop() {
      over = true;
      await watching;
      await Promise.all(databases.map(({ close }) => close()));
    },
  };
}
