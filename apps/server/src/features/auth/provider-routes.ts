import type { FastifyReply, FastifyRequest } from 'fastify';
import { confirmLearner } from '../../credentials/confirm.ts';
import { Refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { remember } from '../../http/session-cookies.ts';
import { callerOf } from './caller.ts';
import {
  CALLBACK,
  Denied,
  identityProvider,
  type Provider,
  type SignInAttempt,
} from './provider.ts';
import { IdentityTaken, linkIdentity, unlinkIdentity } from './provider-link.ts';
import { EmailTaken, enterByProvider } from './provider-sign-in.ts';

/**
 * Browsers come here, not scripts: whoever cannot be let in is sent back to the sign-in screen,
 * which says why. Linking begins with a call of the API and ends here as well, on Profile.
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
      const attempt = provider.attemptOf(request, reply);
      return attempt.linkTo === undefined
        ? await enter(provider, attempt, request, reply)
        : await link(provider, attempt, attempt.linkTo, request, reply);
    } catch (error) {
      request.log.warn({ err: error }, 'a callback of the identity provider was refused');
      return back(reply, 'failed');
    }
  });

  async function enter(
    provider: Provider,
    attempt: SignInAttempt,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    try {
      const claims = await provider.claims(request, attempt, originOf(request));
      const signedIn = await enterByProvider(server, claims, callerOf(request, 'UTC'));
      remember(request, reply, config.publicUrl, signedIn);
      return reply.redirect('/');
    } catch (error) {
      if (error instanceof Denied) return back(reply, 'denied');
      if (error instanceof EmailTaken) return back(reply, 'email-taken');
      throw error;
    }
  }

  async function link(
    provider: Provider,
    attempt: SignInAttempt,
    learnerId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const toProfile = (outcome: 'linked' | 'denied' | 'taken' | 'failed') =>
      reply.redirect(`/profile?link=${outcome}`);
    try {
      const { id } = await request.signedIn();
      if (id !== learnerId) throw new Error('Somebody else has signed in meanwhile.');
      const { id: sessionId, device } = request.session ?? {};
      if (sessionId === undefined) throw new Error('A signed-in learner has no session.');
      const claims = await provider.claims(request, attempt, originOf(request));
      await linkIdentity(server, { learnerId, sessionId, device: device ?? null }, claims);
      return toProfile('linked');
    } catch (error) {
      if (error instanceof Denied) return toProfile('denied');
      if (error instanceof IdentityTaken) return toProfile('taken');
      request.log.warn({ err: error }, 'an identity could not be linked');
      return toProfile('failed');
    }
  }

  route(
    server,
    'POST /api/users/:id/account/identity/link',
    async ({ body, learner, request, reply }) => {
      if (!provider) throw notConfigured();
      await confirmLearner(server, request, learner.id, body.currentPassword);
      try {
        const url = await provider.leave(reply, originOf(request), learner.id);
        return { url: url.href };
      } catch (error) {
        request.log.warn({ err: error }, 'the identity provider does not answer');
        throw new Refusal(
          502,
          'provider_down',
          `${config.providerName} isn't answering. Please try again in a moment.`,
        );
      }
    },
  );

  route(
    server,
    'POST /api/users/:id/account/identity/unlink',
    async ({ body, learner, request }) => {
      const confirmed = await confirmLearner(server, request, learner.id, body.currentPassword);
      await unlinkIdentity(server, confirmed, request.session?.device);
      return { ok: true };
    },
  );

  const originOf = (request: FastifyRequest) =>
    config.publicUrl ?? `${request.protocol}://${request.host}`;
}

const back = (reply: FastifyReply, why: 'not-configured' | 'denied' | 'failed' | 'email-taken') =>
  reply.redirect(`/?signIn=${why}`);

const notConfigured = () =>
  new Refusal(
    409,
    'not_configured',
    "Signing in with another account isn't set up on this server.",
  );
