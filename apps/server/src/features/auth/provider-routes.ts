import type { FastifyReply, FastifyRequest } from 'fastify';
import { confirmLearner } from '../../credentials/confirm.ts';
import { Refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { Server } from '../../http/server.ts';
import { remember } from '../../http/session-cookies.ts';
import { CALLBACK, Denied, identityProvider, type Provider, type Question } from './provider.ts';
import { EmailTaken, enterByProvider } from './provider-account.ts';
import { IdentityTaken, linkIdentity, unlinkIdentity } from './provider-link.ts';
import { visitOf } from './visit.ts';

/**
 * Browsers come here, not scripts: whoever cannot be let in is sent back to the sign-in screen,
 * which says why. Linking begins with a call of the API and ends here as well, on Profile.
 */
export function providerRoutes(server: Server): void {
  const { app, config, database } = server;
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
      const question = provider.questionOf(request, reply);
      return question.linkTo === undefined
        ? await enter(provider, question, request, reply)
        : await link(provider, question, question.linkTo, request, reply);
    } catch (error) {
      request.log.warn({ err: error }, 'a callback of the identity provider was refused');
      return back(reply, 'failed');
    }
  });

  async function enter(
    provider: Provider,
    question: Question,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    try {
      const claims = await provider.claims(request, question, originOf(request));
      const signedIn = await enterByProvider(server, claims, visitOf(request, 'UTC'));
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
    question: Question,
    learnerId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const toProfile = (outcome: 'linked' | 'denied' | 'taken' | 'failed') =>
      reply.redirect(`/profile?link=${outcome}`);
    try {
      const { id } = await request.signedIn();
      if (id !== learnerId) throw new Error('Somebody else has signed in meanwhile.');
      await linkIdentity(server, id, await provider.claims(request, question, originOf(request)));
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
        throw new Refusal(502, 'provider_down', `${config.providerName} does not answer.`);
      }
    },
  );

  route(
    server,
    'POST /api/users/:id/account/identity/unlink',
    async ({ body, learner, request }) => {
      await confirmLearner(server, request, learner.id, body.currentPassword);
      await unlinkIdentity(database.db, learner.id);
      return { ok: true };
    },
  );

  const originOf = (request: FastifyRequest) =>
    config.publicUrl ?? `${request.protocol}://${request.host}`;
}

const back = (reply: FastifyReply, why: 'not-configured' | 'denied' | 'failed' | 'email-taken') =>
  reply.redirect(`/?signIn=${why}`);

const notConfigured = () =>
  new Refusal(409, 'not_configured', 'This server knows no identity provider.');
