import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';
import { CALLBACK } from '../features/auth/provider.ts';

/** A person as the provider knows them. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly preferred_username?: string;
}

/** A real OpenID provider on loopback; its sign-in page is a list of people and Cancel. */
export interface IdentityProvider {
  readonly settings: { issuer: string; clientId: string; clientSecret: string };
  /** Lets this Hajde use it. */
  serve(hajdeUrl: string): void;
  /** Lets that person choose themselves on the sign-in page. */
  add(person: Person): void;
  /** Signs no ID token right from now on, or does so again. */
  forgeSignatures(on: boolean): void;
  /** Answers nothing from now on. */
  stop(): Promise<void>;
}

const CLIENT = { clientId: 'hajde', clientSecret: 'a secret of the tests only' };

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const people = new Map<string, Person>();
  let forging = false;
  let answer = (_request: IncomingMessage, response: ServerResponse): unknown =>
    response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  return {
    settings: { issuer, ...CLIENT },
    forgeSignatures(on) {
      forging = on;
    },
    serve(hajdeUrl) {
      const provider = openProvider(issuer, hajdeUrl, people);
      provider.use(async (context, next) => {
        await next();
        const { id_token: token } = Object(context.body);
        if (forging && typeof token === 'string') context.body.id_token = forged(token);
      });
      const standard = provider.callback();
      answer = (request, response) =>
        request.url?.startsWith('/interaction/')
          ? interact(provider, people, request, response)
          : standard(request, response);
    },
    add: (person) => void people.set(person.sub, person),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The same claims under a signature of the right length that nobody made. */
function forged(token: string): string {
  const [header, claims, signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url').map((byte) => byte ^ 1);
  return [header, claims, Buffer.from(bytes).toString('base64url')].join('.');
}

function openProvider(issuer: string, hajdeUrl: string, people: Map<string, Person>): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [hajdeUrl + CALLBACK],
      },
    ],
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username'],
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    // Whoever signs in has consented: the pages of consent are not what is tested.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: CLIENT.clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

async function interact(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    const buttons = [...people.keys()].map(
      (sub) => `<button name="sub" value="${sub}">Continue as ${sub}</button>`,
    );
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><html lang="en"><title>Identity provider</title><form method="post">${buttons.join('')}<button>Cancel</button></form></html>`,
    );
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('sub');
  await provider.interactionFinished(
    request,
    response,
    accountId === null
      ? { error: 'access_denied', error_description: 'The person pressed Cancel.' }
      : { login: { accountId, remember: false } },
  );
}
