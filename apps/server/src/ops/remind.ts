import { setTimeout as pause } from 'node:timers/promises';
import { circlesOf } from '../features/circles/read.ts';
import { newsFor } from '../features/learners/news.ts';
import { weeklyProgress } from '../features/learners/weekly-progress.ts';
import { aboutToBeForgotten } from '../features/practice/about-to-be-forgotten.ts';
import { metWords } from '../features/practice/read.ts';
import { type Reminders, reminders } from '../features/reminders/reminders.ts';
import type { Sources } from '../features/reminders/sources.ts';
import type { Room } from '../http/app.ts';
import type { Server } from '../http/server.ts';

/** What reminders tell of, from the features that know it. */
const sourcesOf = (server: Server): Sources => ({
  aboutToBeForgotten: (learners, now) => aboutToBeForgotten(server, learners, now),
  words: async (learner, now) => (await metWords(server, learner.id, now, learner.zone)).words,
  circles: (learner, now) => circlesOf(server, learner.id, now),
  week: (learner, now) => weeklyProgress(server.database.db, learner, now, learner.zone),
  news: (learner, now) => newsFor(server, learner, now, learner.zone),
});

export interface RemindingServer {
  readonly reminders: Reminders;
  readonly app: Server['app'];
}

/** Hands out what sends reminders: a server has it sent again and again, a test when it wants to. */
export function reminding(use: (server: RemindingServer) => void): Room {
  return (server) => {
    const sending = reminders(server, sourcesOf(server));
    server.app.addHook('onClose', async () => sending.close());
    use({ reminders: sending, app: server.app });
  };
}

const EVERY_MS = 15_000;
/** 200 a second at most. */
const PART_TAKES_MS = 250;
/** So many times what a part took is rested after it: the busier the server, the slower reminders go. */
const REST = 1;

/** Sends what is due for as long as the server runs. Any number of processes share it. */
export function keepReminding(
  { reminders: sending, app }: RemindingServer,
  isFull: () => boolean,
): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Cut short by the stop, which the loops see by themselves.
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {});
  const sendAll = async () => {
    for (let looked = 1; looked > 0 && !signal.aborted && !isFull(); ) {
      const since = performance.now();
      looked = await sending.sendSome();
      const took = performance.now() - since;
      if (looked > 0) await rest(Math.max(PART_TAKES_MS - took, REST * took));
    }
  };
  const keepOn = async () => {
    while (!signal.aborted) {
      await sendAll().catch((error: unknown) => {
        app.log.warn({ err: error }, 'reminders could not be sent and will be tried again');
      });
      await rest(EVERY_MS);
    }
  };
  let running: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    running = keepOn();
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await running;
  });
}
