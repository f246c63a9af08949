import type { ShownToken } from '@hajde/albanian/reading/shown';
import { queryOptions } from '@tanstack/react-query';
import { readingJson } from '../../course/reading-file.ts';
import type { FromReader, ReadResult, ToReader } from './reader-messages.ts';

export interface Reader {
  read(text: string): Promise<ReadResult>;
}

/** The reader, ready with its index. A text is never part of a key: keys may be kept and logged. */
export const readerQuery = () =>
  queryOptions({
    queryKey: ['reader'],
    queryFn: async () => readerOf(await readingJson()),
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Where its worker failed, or could not even be loaded, the next text starts another. */
function readerOf(json: string): Reader {
  const start = () =>
    startWorker(json, () => {
      running = undefined;
    });
  let running: Reader | undefined = start();
  return {
    read(text) {
      running ??= start();
      return running.read(text);
    },
  };
}

interface Waiting extends PromiseWithResolvers<ReadResult> {
  readonly tokens: ShownToken[];
}

function startWorker(json: string, onFailure: () => void): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
    const asker = waiting.get(data.id);
    asker?.tokens.push(...data.tokens);
    if (!asker || !data.rest) return;
    asker.resolve({ tokens: asker.tokens, ...data.rest });
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    onFailure();
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The text could not be read.'));
    waiting.clear();
  });
  const tell = (message: ToReader) => worker.postMessage(message);
  tell({ kind: 'file', json });
  return {
    read(text) {
      asked += 1;
      const answer = Promise.withResolvers<ReadResult>();
      waiting.set(asked, { ...answer, tokens: [] });
      tell({ kind: 'text', id: asked, text });
      return answer.promise;
    },
  };
}
