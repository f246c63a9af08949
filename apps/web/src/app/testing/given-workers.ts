import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';
import { onTestFinished, vi } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** Stands in for the browser's workers, which this DOM has not: each runs its real file in a thread of its own. */
export function givenWorkers(): void {
  const threads: Thread[] = [];
  onTestFinished(async () => {
    await Promise.all(threads.map((thread) => thread.terminate()));
  });
  class ThreadedWorker extends EventTarget {
    readonly #thread: Thread;
    constructor({ pathname }: URL) {
      super();
      // The address at which Vite would serve it.
      const file = pathToFileURL(join(REPOSITORY, pathname)).href;
      this.#thread = new Thread(START, { eval: true, workerData: file });
      this.#thread.on('message', (data) =>
        this.dispatchEvent(new MessageEvent('message', { data })),
      );
      this.#thread.on('error', () => this.dispatchEvent(new Event('error')));
      threads.push(this.#thread);
    }
    postMessage(message: unknown): void {
      this.#thread.postMessage(message);
    }
    terminate(): void {
      void this.#thread.terminate();
    }
  }
  vi.stubGlobal('Worker', ThreadedWorker);
}

/** What a worker of a browser finds around it. */
const START = `
const { parentPort, workerData } = require('node:worker_threads');
globalThis.addEventListener = (kind, hear) => parentPort.on(kind, (data) => hear({ data }));
globalThis.postMessage = (message) => parentPort.postMessage(message);
import(workerData);
`;
