import type { Server } from 'node:net';
import { placeOf } from './address.ts';

/** Room for a school behind one address, each pupil with the six connections of a browser. */
const PER_ADDRESS = 1_000;

/**
 * Nobody gets more than a share of the sockets, except who brings everybody's requests. Where several
 * processes serve, they are given connections in turn, and each counts its part.
 */
export function limitConnections(
  server: Server,
  isExempt: (address: string) => boolean,
  processes = 1,
  perAddress = Math.ceil(PER_ADDRESS / processes),
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isExempt(address)) return;
    const place = placeOf(address);
    const count = (open.get(place) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(place, count);
    socket.once('close', () => {
      const left = (open.get(place) ?? 1) - 1;
      if (left > 0) open.set(place, left);
      else open.delete(place);
    });
  });
}
