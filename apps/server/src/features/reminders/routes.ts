import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { reminder, sentReminder } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { count } from './counts.ts';
import { addDevice, removeOwnDevice } from './devices.ts';
import { readSettings, saveSettings } from './settings.ts';

const DONE = { ok: true } as const;

export function reminderRoutes(server: Server): void {
  const { db } = server.database;

  route(server, 'GET /api/users/:id/reminders', ({ learner, request }) =>
    readSettings(server, learner, request.session?.id),
  );

  route(server, 'POST /api/users/:id/reminders', async ({ learner, body, zone }) => {
    await saveSettings(server, learner.id, body, zone);
    return DONE;
  });

  route(server, 'POST /api/users/:id/reminders/devices', async ({ learner, body, request }) => {
    await addDevice(server, learner.id, request.session?.id, body);
    return DONE;
  });

  route(
    server,
    'POST /api/users/:id/reminders/devices/:deviceId/remove',
    async ({ learner, params }) => {
      await removeOwnDevice(server, learner.id, params.deviceId);
      return DONE;
    },
  );

  // The id is known to who got the notification alone; it is counted once.
  route(server, 'POST /api/reminders/pressed', async ({ body, now }) => {
    const pressed = await db
      .update(sentReminder)
      .set({ pressedAt: now })
      .where(and(eq(sentReminder.id, body.id), isNull(sentReminder.pressedAt)))
      .returning({ id: sentReminder.id });
    if (pressed.length > 0) count('pressed');
    return DONE;
  });

  server.app.register(async (app) => {
    takeForms(app);
    route({ ...server, app }, 'POST /api/reminders/unsubscribe', async ({ query }) => {
      await db
        .update(reminder)
        .set({ mail: false, letter: false })
        .where(eq(reminder.unsubscribeToken, query.token));
      return DONE;
    });
  });
}

const FORM_LIMIT = 4 * 1024;

/** What a mail program sends with its button (RFC 8058); it says nothing that the address does not. */
function takeForms(app: FastifyInstance): void {
  const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(kinds, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_, _body, done) =>
    done(null, undefined),
  );
}
