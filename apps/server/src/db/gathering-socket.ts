import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/**
 * Statements of the same moment leave in one write: the call to the system costs more than they do.
 * The driver pipelines, but writes each of them by itself.
 */
export class GatheringSocket extends Socket {
  #gathering = false;

  override write(chunk: Uint8Array | string, cb?: Done): boolean;
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding, cb?: Done): boolean;
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding | Done, cb?: Done): boolean {
    if (!this.#gathering) {
      this.#gathering = true;
      this.cork();
      setImmediate(() => {
        this.#gathering = false;
        this.uncork();
      });
    }
    return typeof encoding === 'function'
      ? super.write(chunk, encoding)
      : super.write(chunk, encoding, cb);
  }
}
