import type { Config } from '../../config.ts';
import { sharedCounts } from '../../http/shared-counts.ts';
import { watchRoom } from '../disk-room.ts';
import { dieOfTheUnexpected, listen, startServing } from '../serving.ts';
import { onStop } from '../stop.ts';
import { type FromParent, type FromWorker, isOurs } from './messages.ts';
import { WORKER_DATABASE } from './parent.ts';

/** What the embedded PostgreSQL has for all, less some for commands and for maintenance. */
const CONNECTIONS_FOR_ALL = 48;

/** Serves on the port that all workers share; the database and maintenance are the parent's. */
export async function serveAsWorker(config: Config): Promise<void> {
  const databaseUrl = process.env[WORKER_DATABASE] ?? '';
  const isEmbedded = config.databaseUrl === undefined;
  // Each sees for itself, and the parent says it.
  const room = isEmbedded ? watchRoom(config.dataDir, () => {}) : null;
  const isFull = () => room?.isFull() ?? false;
  const connections = Math.max(2, Math.floor(CONNECTIONS_FOR_ALL / config.workers) - 1);
  const { app, closePools } = await startServing(
    config,
    databaseUrl,
    isFull,
    () => Promise.resolve(),
    isEmbedded ? connections : undefined,
  );
  const say = (message: FromWorker) => process.send?.(message);
  const telling = sharedCounts.tell((counts) => say({ hajde: 'counted', counts }));
  process.on('message', (message: unknown) => {
    if (!isOurs<FromParent>(message) || message.hajde !== 'counted') return;
    sharedCounts.hear(message.counts);
  });
  await listen(app, config);
  onStop(async () => {
    telling.stop();
    room?.stop();
    await app.close();
    await closePools();
  });
  dieOfTheUnexpected();
}
