import { addressTries } from '../../http/address.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { endSession } from '../../http/session.ts';
import { forget, remember } from '../../http/session-cookies.ts';
import { type Limit, take } from '../../http/throttle.ts';
import { login, register } from './accounts.ts';
import { rememberDevice, slowingGuesses } from './guessing.ts';
import { askForReset, confirmReset } from './password-reset.ts';
import { providerRoutes } from './provider-routes.ts';
import { visitOf } from './visit.ts';

/** Room for a class that starts together behind one address. */
const NEW_ACCOUNTS: Limit = { name: 'register address', atOnce: 200, thenOneEveryMs: 5_000 };

export function authRoutes(server: Server): void {
  const { database, config } = server;

  route(server, 'POST /api/auth/register', async ({ body, zone, request, reply }) => {
    const visit = visitOf(request, zone);
    await take(database.db, addressTries(NEW_ACCOUNTS, visit), server.now());
    const signedIn = await register(server, body, visit);
    await rememberDevice(database.db, signedIn.user.id, visit.deviceSecret, server.now());
    remember(request, reply, config.publicUrl, { token: signedIn.token, userId: signedIn.user.id });
    return signedIn;
  });

  route(server, 'POST /api/auth/login', async ({ body, zone, request, reply }) => {
    const visit = visitOf(request, zone);
    const signedIn = await slowingGuesses(server, body.username, visit, () =>
      login(server, body, visit),
    );
    remember(request, reply, config.publicUrl, { token: signedIn.token, userId: signedIn.user.id });
    return signedIn;
  });

  route(server, 'POST /api/auth/logout', async ({ request, reply }) => {
    await endSession(database.db, request);
    forget(reply, config.publicUrl);
    return { ok: true };
  });

  route(server, 'POST /api/auth/password-reset', async ({ body, zone, request }) => {
    await askForReset(server, body.email, visitOf(request, zone));
    return { ok: true };
  });

  route(server, 'POST /api/auth/password-reset/confirm', async ({ body, zone, request, reply }) => {
    const signedIn = await confirmReset(server, body, visitOf(request, zone));
    remember(request, reply, config.publicUrl, { token: signedIn.token, userId: signedIn.user.id });
    return signedIn;
  });

  route(server, 'GET /api/auth/provider', () => ({
    name: config.providerName,
    mail: config.mail !== undefined,
  }));

  providerRoutes(server);
}
