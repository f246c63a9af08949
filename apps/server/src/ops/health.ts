import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Server } from '../http/server.ts';

/**
 * Two questions that operators must not mix up: a server that is not alive is started again, one
 * that is not ready is only given no requests. Starting again does not bring a database back.
 */
export function healthRoutes(server: Server): void {
  const { pool, shared } = server.database;

  async function databaseAnswers(): Promise<boolean> {
    // Who asks is found on connections of their own: a way that is cut there alone counts as well.
    const asked = Promise.all([pool.query('select 1'), shared.rows(ALIVE, [])]).then(
      () => true,
      () => false,
    );
    const patience = new AbortController();
    const tooLate = pause(PATIENCE_MS, false, { signal: patience.signal }).catch(() => false);
    const answers = await Promise.race([asked, tooLate]);
    patience.abort();
    return answers;
  }

  route(server, 'GET /api/health', async () => ({
    status: 'ok',
    database: (await databaseAnswers()) ? 'ok' : 'down',
  }));

  route(server, 'GET /api/ready', async () => {
    if (!(await databaseAnswers())) throw unavailable();
    return { ok: true };
  });
}

const ALIVE = { name: 'alive', text: 'select 1' };
const PATIENCE_MS = 2_000;
