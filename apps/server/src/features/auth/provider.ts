import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { ProviderConfig } from '../../config.ts';

/** Who the identity provider says somebody is. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly names: readonly string[];
}

/** OpenID Connect with PKCE, state and nonce: one way there, one way back. */
export interface Provider {
  /**
   * Where to send the browser, which is given a cookie that it alone can come back with. With a
   * learner to link to, the answer is about that account and signs nobody in.
   */
  leave(reply: FastifyReply, origin: string, linkTo?: string): Promise<URL>;
  /** For what this browser was sent there. Throws if it was not, or has come back before. */
  attemptOf(request: FastifyRequest, reply: FastifyReply): SignInAttempt;
  /** Who came back. Throws for anything but an answer to that very attempt. */
  claims(request: FastifyRequest, attempt: SignInAttempt, origin: string): Promise<Claims>;
}

/** The learner pressed Cancel at the provider. */
export class Denied extends Error {}

export function identityProvider({ issuer, clientId, clientSecret }: ProviderConfig): Provider {
  let found: Promise<oidc.Configuration> | undefined;
  // Nobody may write an attempt themselves, such as one that links to another's account.
  const signer = new Signer(clientSecret);

  /** Asked once; a provider that was down is asked again by the next visitor. */
  function configuration(): Promise<oidc.Configuration> {
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_S,
        // The way to the provider is private, but a signature also holds where it is not.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error) => {
        found = undefined;
        throw error;
      });
    return found;
  }

  return {
    async leave(reply, origin, linkTo) {
      const config = await configuration();
      const attempt: SignInAttempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        ...(linkTo !== undefined && { linkTo }),
      };
      reply.setCookie(COOKIE, signer.sign(JSON.stringify(attempt)), {
        ...COOKIE_PLACE,
        httpOnly: true,
        sameSite: 'lax',
        secure: origin.startsWith('https:'),
        maxAge: ATTEMPT_LASTS_S,
      });
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: origin + CALLBACK,
        scope: 'openid email profile',
        response_type: 'code',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
    },

    attemptOf(request, reply) {
      // Whatever comes of it, this attempt is over.
      reply.clearCookie(COOKIE, COOKIE_PLACE);
      const { valid, value } = signer.unsign(request.cookies[COOKIE] ?? '');
      if (!valid) throw new Error('This browser has not been sent to the provider.');
      return signInAttempt.parse(JSON.parse(value));
    },

    async claims(request, { state, nonce, verifier }, origin) {
      const url = new URL(request.url, origin);
      if (url.searchParams.get('state') !== state) throw new Error('The state is another one.');
      if (url.searchParams.get('error') === 'access_denied') throw new Denied();
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (idToken === undefined) throw new Error('The provider sent no ID token.');
      // Some providers put the email only here; the subject must be the same.
      const more = config.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(config, tokens.access_token, idToken.sub)
        : {};
      return claimsOf(idToken.iss, idToken.sub, { ...idToken, ...more });
    },
  };
}

export const CALLBACK = '/api/auth/callback';
const COOKIE = 'signInQuestion';
const COOKIE_PLACE = { path: '/api/auth' };
const ATTEMPT_LASTS_S = 600;
const TIMEOUT_S = 5;

const signInAttempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The learner whose account the identity shall be linked to. */
  linkTo: z.uuid().exactOptional(),
});
export type SignInAttempt = z.infer<typeof signInAttempt>;

/** Only the provider's own word counts: an email is verified where it says exactly `true`. */
function claimsOf(issuer: string, subject: string, said: Record<string, unknown>): Claims {
  const text = (name: string) => {
    const value = said[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const email = text('email');
  const names = [text('preferred_username'), text('nickname'), text('name'), text('given_name')];
  return {
    issuer,
    subject,
    email,
    emailVerified: email !== undefined && said.email_verified === true,
    names: [...names, email?.split('@')[0]].filter((name) => name !== undefined),
  };
}
