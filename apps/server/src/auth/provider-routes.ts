import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../server.ts';
import { CALLBACK, Denied, identityProvider } from './provider.ts';
import { EmailTaken, enterByProvider } from './provider-account.ts';
import { remember } from './session.ts';
import { visitOf } from './visit.ts';

/**
 * Browsers come here, not scripts: whoever cannot be let in is sent back to the sign-in screen,
 * which says why.
 */
export function providerRoutes(server: Server): void {
  const { app, config } = server;
  const provider = config.provider && identityProvider(config.provider);
  const hidden = { schema: { hide: true } };

  app.get<{ Params: { provider: string } }>(
    '/api/auth/:provider',
    hidden,
    async (request, reply) => {
      if (
        !provider ||
        request.params.provider.toLowerCase() !== config.providerName.toLowerCase()
      ) {
        return back(reply, 'not-configured');
      }
      try {
        const url = await provider.leave(reply, originOf(request));
        return reply.redirect(url.href);
      } catch (error) {
        request.log.warn({ err: error }, 'the identity provider does not answer');
        return back(reply, 'failed');
      }
    },
  );

  app.get(CALLBACK, hidden, async (request, reply) => {
    if (!provider) return back(reply, 'not-configured');
    try {
      const claims = await provider.comeBack(request, reply, originOf(request));
      const signedIn = await enterByProvider(server, claims, visitOf(request, 'UTC'));
      remember(request, reply, config.publicUrl, signedIn);
      return reply.redirect('/');
    } catch (error) {
      if (error instanceof Denied) return back(reply, 'denied');
      if (error instanceof EmailTaken) return back(reply, 'email-taken');
      request.log.warn({ err: error }, 'a sign-in by the identity provider failed');
      return back(reply, 'failed');
    }
  });

  const originOf = (request: FastifyRequest) =>
    config.publicUrl ?? `${request.protocol}://${request.host}`;
}

const back = (reply: FastifyReply, why: 'not-configured' | 'denied' | 'failed' | 'email-taken') =>
  reply.redirect(`/?signIn=${why}`);
