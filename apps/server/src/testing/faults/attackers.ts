import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { client } from '../hajde.ts';

const SLOW_SOCKETS = 2_000;
const SIGN_INS = 900;
const ADDRESSES = 5;

interface Attack {
  /** The different statuses that the sign-ins were answered with. */
  readonly answers: Promise<Set<number>>;
  end(): void;
}

/**
 * The two cheapest ways that were found to stop a server, at once: sockets that begin a request and
 * never end it, and sign-ins with names that nobody has, as if by one proxy for several addresses.
 */
export async function attack(url: string): Promise<Attack> {
  const slow = await Promise.all(Array.from({ length: SLOW_SOCKETS }, () => slowSocket(url)));
  const signIns = Promise.all(Array.from({ length: SIGN_INS }, (_, i) => signIn(url, i)));
  return {
    answers: signIns.then((statuses) => new Set(statuses)),
    end: () => {
      for (const socket of slow) socket.destroy();
    },
  };
}

async function slowSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server cuts them off.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  return socket;
}

async function signIn(url: string, i: number): Promise<number> {
  const { status } = await client(url).call('POST /api/auth/login', {
    body: { username: `nobody-${i}`, password: 'guess' },
    headers: { 'x-forwarded-for': `203.0.113.${i % ADDRESSES}` },
  });
  return status;
}
