import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** One request that went through, as the network sees it. */
interface Passed {
  readonly name: string;
  readonly range: string | undefined;
  readonly at: number;
  status: number;
  bytes: number;
}

/** What happens to a request on its way. */
interface Meddling {
  /** Arrives at the server only then. */
  readonly holdUntil?: Promise<unknown>;
  /** Lets the server act, and loses its word. */
  readonly loseAnswer?: true;
  /** Nothing comes after so many bytes of the answer's body, until `hangUp`. */
  readonly stallAfter?: number;
  /** Answered with this instead of by the server. */
  readonly status?: number;
  readonly rewrite?: (body: string) => string;
}

/**
 * Stands between the browser and the server under an address that stays the same, like the network:
 * it can be closed and opened, break off anywhere, and count what passes.
 */
export class Front {
  readonly passed: Passed[] = [];
  #behind = '';
  #server: Server | undefined;
  #port = 0;
  #sockets = new Set<Socket>();
  #meddlings = new Map<RegExp, Meddling>();

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  leadTo(url: string): void {
    this.#behind = url;
  }

  async open(): Promise<void> {
    // Connections end where the test says so: Node would close one that was idle for six seconds, perhaps
    // while its next request is on the way.
    this.#server = createServer({ keepAliveTimeout: 0 }, (from, to) => void this.#pass(from, to));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Nobody answers any more: connections are refused. */
  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server?.close(done) ?? done(undefined));
    this.hangUp();
    await closed;
  }

  /** Every connection breaks off, as it does in a tunnel. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** For requests whose "GET /path" fits. The newest counts. */
  meddle(fits: RegExp, meddling: Meddling): void {
    this.#meddlings.set(fits, meddling);
  }

  leaveAlone(): void {
    this.#meddlings.clear();
  }

  requestsTo(fits: RegExp): Passed[] {
    return this.passed.filter(({ name }) => fits.test(name));
  }

  async #pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const name = `${from.method} ${from.url}`;
    const passed = { name, range: from.headers.range, at: Date.now(), status: 0, bytes: 0 };
    this.passed.push(passed);
    const { holdUntil, loseAnswer, stallAfter, status, rewrite } = this.#meddlingWith(name);
    if (status !== undefined) {
      passed.status = status;
      to.writeHead(status).end();
      return;
    }
    await holdUntil;
    const headers = { ...from.headers };
    // What is to be rewritten must come as text.
    if (rewrite) delete headers['accept-encoding'];
    const { method } = from;
    const onward = ask(new URL(from.url ?? '/', this.#behind), { method, headers }, (answer) => {
      passed.status = answer.statusCode ?? 0;
      if (loseAnswer) to.destroy();
      else if (rewrite) void rewritten(answer, to, rewrite);
      else relay(answer, to, passed, stallAfter);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  }

  #meddlingWith(name: string): Meddling {
    return [...this.#meddlings].reverse().find(([fits]) => fits.test(name))?.[1] ?? {};
  }
}

function relay(
  answer: IncomingMessage,
  to: ServerResponse,
  passed: Passed,
  stallAfter = Number.POSITIVE_INFINITY,
): void {
  to.writeHead(answer.statusCode ?? 502, answer.headers);
  to.flushHeaders();
  answer.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, stallAfter - passed.bytes);
    passed.bytes += part.length;
    to.write(part);
  });
  answer.on('end', () => {
    if (passed.bytes < stallAfter) to.end();
  });
  answer.on('error', () => to.destroy());
}

async function rewritten(
  answer: IncomingMessage,
  to: ServerResponse,
  rewrite: (body: string) => string,
): Promise<void> {
  const { 'content-length': _, etag: __, 'last-modified': ___, ...headers } = answer.headers;
  const chunks: Buffer[] = await answer.toArray();
  to.writeHead(answer.statusCode ?? 502, headers);
  to.end(rewrite(Buffer.concat(chunks).toString()));
}
