import { inTurns } from '../../credentials/in-turn.ts';
import { addressTries } from '../../http/address.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { endSession, hasOtherCookies } from '../../http/session.ts';
import { forget, remember } from '../../http/session-cookies.ts';
import { type Limit, take } from '../../http/throttle.ts';
import { callerOf } from './caller.ts';
import { login } from './login.ts';
import { slowingGuesses } from './password-guesses.ts';
import { askForReset, confirmReset } from './password-reset.ts';
import { providerRoutes } from './provider-routes.ts';
import { register } from './register.ts';

/**
 * Ways in by a password, a few at a time: what waits for hashing must not hold connections to the
 * database meanwhile, which learners who are in need. A whole class fits into the queue.
 */
const inTurn = inTurns(4, 64);
/** Room for a class that starts together behind one address. */
const NEW_ACCOUNTS: Limit = { name: 'register address', atOnce: 200, thenOneEveryMs: 60_000 };

export function authRoutes(server: Server): void {
  const { database, config } = server;

  route(server, 'POST /api/auth/register', async ({ body, zone, request, reply }) => {
    const caller = callerOf(request, zone);
    const signedIn = await inTurn(async () => {
      await take(database.db, addressTries(NEW_ACCOUNTS, caller), server.now());
      return register(server, body, caller);
    });
    remember(request, reply, config.publicUrl, { token: signedIn.token, userId: signedIn.user.id });
    return signedIn;
  });

  route(server, 'POST /api/auth/login', async ({ body, zone, request, reply }) => {
    const caller = callerOf(request, zone);
    const signedIn = await inTurn(() =>
      slowingGuesses(server, body.username, caller, () => login(server, body, caller)),
    );
    remember(request, reply, config.publicUrl, { token: signedIn.token, userId: signedIn.user.id });
    return signedIn;
  });

  route(server, 'POST /api/auth/logout', async ({ request, reply }) => {
    await endSession(database.db, request);
    if (!hasOtherCookies(request)) forget(reply, config.publicUrl);
    return { ok: true };
  });

  route(server, 'POST /api/auth/password-reset', async ({ body, zone, request }) => {
    await askForReset(server, body.email, callerOf(request, zone));
    return { ok: true };
  });

  route(server, 'POST /api/auth/password-reset/confirm', async ({ body, zone, request, reply }) => {
    const signedIn = await inTurn(() => confirmReset(server, body, callerOf(request, zone)));
    remember(request, reply, config.publicUrl, { token: signedIn.token, userId: signedIn.user.id });
    return signedIn;
  });

  route(server, 'GET /api/auth/provider', () => ({
    name: config.providerName,
    mail: config.mail !== undefined,
  }));

  providerRoutes(server);
}
