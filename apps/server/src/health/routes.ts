import { sql } from 'drizzle-orm';
import { route } from '../route.ts';
import type { Server } from '../server.ts';

export function healthRoutes(server: Server): void {
  route(server, 'GET /api/health', async ({ request, reply }) => {
    try {
      await server.database.db.execute(sql`select 1`);
      return { status: 'ok', database: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      reply.code(503);
      return { status: 'down', database: 'down' };
    }
  });
}
