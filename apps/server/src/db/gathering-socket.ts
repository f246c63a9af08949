import { Socket } from 'node:net';

/**
 * Statements of the same moment leave in one write: the call to the system costs more than they do.
 * The driver corks its socket for each statement it pipelines; here the cork stays in until the
 * moment is over.
 */
export class GatheringSocket extends Socket {
  #corks = 0;

  override uncork(): void {
    if (this.#corks === 0) setImmediate(() => this.#flush());
    this.#corks += 1;
  }

  #flush(): void {
    for (; this.#corks > 0; this.#corks -= 1) super.uncork();
  }

  /** A statement is several small messages: copied into one, they cost less to hand over. */
  override _writev(
    messages: { chunk: Uint8Array; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    const together = Buffer.concat(messages.map(({ chunk }) => chunk));
    // Each says that it is bytes, and so are all of them.
    this._write(together, messages[0]?.encoding ?? 'binary', done);
  }
}
