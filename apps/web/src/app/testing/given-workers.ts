import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { Worker as Thread } from 'node:worker_threads';
import { onTestFinished, vi } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** A thread runs the file of a worker for one worker after the other. */
interface RunningFile {
  readonly file: string;
  readonly thread: Thread;
  /** What its first worker told it to begin with: most of its work is to take that in. */
  begunWith?: unknown;
}

/** Those whose tests are over; the next worker of the same file runs in one of them. */
const free: RunningFile[] = [];

/** After the last test that needs workers. */
export async function endWorkers(): Promise<void> {
  await Promise.all(free.splice(0).map(({ thread }) => thread.terminate()));
}

/** Stands in for the browser's workers, which this DOM has not: each runs its real file in a thread. */
export function givenWorkers(): void {
  const workers: ThreadedWorker[] = [];
  onTestFinished(() => {
    for (const worker of workers) worker.leave();
  });
  class GivenWorker extends ThreadedWorker {
    constructor(url: URL) {
      super(url);
      workers.push(this);
    }
  }
  vi.stubGlobal('Worker', GivenWorker);
}

let started = 0;

class ThreadedWorker extends EventTarget {
  readonly #number: number;
  readonly #running: RunningFile;
  #hasBegun = false;
  #isOver = false;

  constructor({ pathname }: URL) {
    super();
    started += 1;
    this.#number = started;
    // The address at which Vite would serve it.
    this.#running = runningFile(pathToFileURL(join(REPOSITORY, pathname)).href);
    this.#running.thread.on('message', this.#hear);
    this.#running.thread.on('error', this.#fail);
  }

  postMessage(message: unknown): void {
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    if (isFirst && isDeepStrictEqual(message, this.#running.begunWith)) return;
    if (isFirst) this.#running.begunWith = message;
    this.#running.thread.postMessage({ worker: this.#number, message });
  }

  terminate(): void {
    this.#isOver = true;
    void this.#running.thread.terminate();
  }

  /** Nobody hears it any more, and its thread is there for others. */
  leave(): void {
    this.#running.thread.off('message', this.#hear);
    this.#running.thread.off('error', this.#fail);
    if (!this.#isOver) free.push(this.#running);
  }

  readonly #hear = ({ worker, message }: { worker: number; message: unknown }) => {
    // What was asked by a worker before this one may be answered only now.
    if (worker === this.#number) this.dispatchEvent(new MessageEvent('message', { data: message }));
  };

  readonly #fail = () => {
    this.#isOver = true;
    this.dispatchEvent(new Event('error'));
  };
}

function runningFile(file: string): RunningFile {
  const at = free.findIndex((each) => each.file === file);
  const [found] = at < 0 ? [] : free.splice(at, 1);
  return found ?? { file, thread: new Thread(START, { eval: true, workerData: file }) };
}

/** What a worker of a browser finds around it. Each message says which worker it is of. */
const START = `
const { parentPort, workerData } = require('node:worker_threads');
let worker;
globalThis.addEventListener = (kind, hear) =>
  parentPort.on(kind, (asked) => {
    worker = asked.worker;
    hear({ data: asked.message });
  });
globalThis.postMessage = (message) => parentPort.postMessage({ worker, message });
import(workerData);
`;
