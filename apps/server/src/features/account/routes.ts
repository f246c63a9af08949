import { eq } from 'drizzle-orm';
import { confirmLearner } from '../../credentials/confirm.ts';
import { noteEvent } from '../../credentials/security-events.ts';
import { identity, learner as learners } from '../../db/schema.ts';
import { notFound } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { forget } from '../../http/session-cookies.ts';
import { take } from '../../http/throttle.ts';
import { changePassword, stayOffBoards } from './change.ts';
import { askForEmail, confirmEmail, proveEmail } from './change-email.ts';
import { deleteOwnAccount } from './delete.ts';
import { recentEvents } from './events.ts';
import { EXPORTS, exportOf } from './export.ts';
import { endOne, sessionsOf, signOutEverywhere } from './sessions.ts';

export function accountRoutes(server: Server): void {
  const { db, pool } = server.database;
  const { publicUrl, provider, providerName } = server.config;

  route(server, 'GET /api/users/:id/account', async ({ learner }) => {
    const [row] = await db.select().from(learners).where(eq(learners.id, learner.id));
    if (row === undefined) throw notFound('learner');
    return {
      email: row.email,
      emailVerified: row.emailVerifiedAt !== null,
      hasPassword: row.passwordHash !== null,
      identity: provider
        ? {
            provider: providerName,
            linked: (await db.$count(identity, eq(identity.learnerId, learner.id))) > 0,
          }
        : null,
      offLeaderboards: row.offBoards,
      createdAt: row.createdAt.toISOString(),
    };
  });

  route(server, 'POST /api/users/:id/account/password', async ({ body, learner, request }) => {
    const confirmed = await confirmLearner(server, request, learner.id, body.currentPassword);
    await changePassword(server, confirmed, request.session, body.newPassword);
    return { ok: true };
  });

  route(server, 'POST /api/users/:id/account/email', async ({ body, learner, request }) => {
    const confirmed = await confirmLearner(server, request, learner.id, body.currentPassword);
    const asked = await askForEmail(server, confirmed, body.email, request.session?.device);
    return { ok: true, ...asked };
  });

  route(server, 'POST /api/users/:id/account/email/prove', async ({ learner, request }) => {
    await proveEmail(server, learner.id, request.session?.device);
    return { ok: true };
  });

  route(server, 'POST /api/account/email/confirm', async ({ body }) => {
    await confirmEmail(server, body.token);
    return { ok: true };
  });

  route(server, 'POST /api/users/:id/account/leaderboards', async ({ body, learner }) => {
    await stayOffBoards(pool, learner.id, body.off);
    return { ok: true };
  });

  route(server, 'GET /api/users/:id/account/export', async ({ learner, now, request, reply }) => {
    const device = request.session?.device;
    const data = await exportOf(pool, learner.id, now);
    try {
      await take(db, [{ limit: EXPORTS, who: learner.id }], now);
      await noteEvent(db, { learnerId: learner.id, kind: 'exported', device, at: now });
    } catch (error) {
      // What is not written down is not handed out, and its place is free again.
      data.destroy();
      throw error;
    }
    reply.header('content-disposition', 'attachment; filename="hajde.json"');
    reply.type('application/json; charset=utf-8');
    return data;
  });

  route(server, 'POST /api/users/:id/account/delete', async ({ body, learner, request, reply }) => {
    const confirmed = await confirmLearner(server, request, learner.id, body.currentPassword);
    await deleteOwnAccount(server, confirmed);
    forget(reply, publicUrl);
    return { ok: true };
  });

  route(server, 'GET /api/users/:id/account/sessions', ({ learner, now, request }) =>
    sessionsOf(db, learner.id, request.session?.id, now),
  );

  route(server, 'GET /api/users/:id/account/events', ({ learner }) => recentEvents(db, learner.id));

  route(
    server,
    'POST /api/users/:id/account/sessions/end',
    async ({ learner, request, reply, now }) => {
      await signOutEverywhere(pool, learner.id, request.session, now);
      forget(reply, publicUrl);
      return { ok: true };
    },
  );

  route(
    server,
    'POST /api/users/:id/account/sessions/:sessionId/end',
    async ({ params, learner, request, reply }) => {
      await endOne(db, learner.id, params.sessionId);
      if (params.sessionId === request.session?.id) forget(reply, publicUrl);
      return { ok: true };
    },
  );
}
