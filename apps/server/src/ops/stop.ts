import { Socket } from 'node:net';

/** Running requests are finished within this time; what still hangs then is cut off. */
const STOPS_WITHIN_MS = 20_000;

/** Stops once, in good order, when asked by a signal or when the process that started us is gone. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const once = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  watchParent(once);
}

/** `npm start` holds the other end of this pipe: its end means that nobody would stop us otherwise. */
function watchParent(stop: () => Promise<void>): void {
  const fd = Number(process.env.HAJDE_PARENT_PIPE);
  if (!Number.isInteger(fd) || fd < 3) return;
  // A socket, not a file: reading a pipe as a file would hold a thread and with it the exit.
  new Socket({ fd, readable: true, writable: false }).on('close', stop).resume().unref();
}
