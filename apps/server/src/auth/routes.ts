import { route } from '../route.ts';
import type { Server } from '../server.ts';
import { login, register } from './accounts.ts';
import { endSession, forget, remember } from './session.ts';

export function authRoutes(server: Server): void {
  const { app, database, config } = server;

  route(server, 'POST /api/auth/register', async ({ body, zone, request, reply }) => {
    const signedIn = await register(server, body, zone);
    remember(request, reply, config.publicUrl, { token: signedIn.token, userId: signedIn.user.id });
    return signedIn;
  });

  route(server, 'POST /api/auth/login', async ({ body, zone, request, reply }) => {
    const signedIn = await login(server, body, zone);
    remember(request, reply, config.publicUrl, { token: signedIn.token, userId: signedIn.user.id });
    return signedIn;
  });

  route(server, 'POST /api/auth/logout', async ({ request, reply }) => {
    await endSession(database.db, request);
    forget(reply, config.publicUrl);
    return { ok: true };
  });

  route(server, 'GET /api/auth/provider', () => ({ name: config.providerName }));

  /** A browser comes here, not a script: it is sent back to the sign-in screen, which says why. */
  app.get('/api/auth/:provider', { schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/?signIn=not-configured'),
  );
}
