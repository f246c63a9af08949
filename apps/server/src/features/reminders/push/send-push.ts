import { encryptPush, type SubscriptionKeys } from './encrypt.ts';
import { OwnNetworkError, pushEndpoint } from './endpoint.ts';
import type { Answered, Poster } from './post.ts';

export interface Subscription extends SubscriptionKeys {
  readonly endpoint: string;
}

/** `gone` is for good; what was refused for now may be tried again after a while, and is in nobody's hands. */
type PushOutcome =
  | { readonly as: 'sent' | 'gone' | 'failed' }
  | { readonly as: 'wait'; readonly forMs: number };

export interface PushSender {
  send(subscription: Subscription, text: string, ttlMs: number): Promise<PushOutcome>;
  close(): void;
}

interface Settings {
  readonly vapid: (endpoint: URL) => string;
  /** For tests, whose push service is on this machine. */
  readonly ownNetworkToo: boolean;
}

const WAIT_MS = 60_000;
const WAIT_AT_MOST_MS = 3_600_000;
/** A newer one takes the place of one that the device has not fetched yet. */
const TOPIC = 'hajde-reminder';

/** Sends to push services (RFC 8030); what they say decides what becomes of the subscription. */
export function pushSender({ vapid, ownNetworkToo }: Settings): PushSender {
  let posting: Promise<Poster> | undefined;
  // Not with the server: imported, Node's modules of HTTP bring undici along, 60 ms of every start.
  const poster = () => {
    posting ??= import('./post.ts').then((post) => post.poster(ownNetworkToo));
    return posting;
  };
  return {
    async send(subscription, text, ttlMs) {
      const url = pushEndpoint(subscription.endpoint, ownNetworkToo);
      if (url === undefined) return { as: 'gone' };
      const body = encryptPush(text, subscription);
      const headers = {
        authorization: vapid(url),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: Math.max(0, Math.floor(ttlMs / 1000)),
        topic: TOPIC,
        urgency: 'normal',
      };
      try {
        return outcomeOf(await (await poster()).post(url, headers, body));
      } catch (error) {
        if (error instanceof OwnNetworkError) return { as: 'gone' };
        // Nobody can have got it; after anything else, such as a connection that broke, they may have.
        if (isUnreached(error)) return { as: 'wait', forMs: WAIT_MS };
        throw error;
      }
    },
    // What could not be loaded was told to who wanted to send.
    close: () =>
      void posting?.then(
        ({ close }) => close(),
        () => undefined,
      ),
  };
}

function outcomeOf({ status, retryAfter }: Answered): PushOutcome {
  if (status >= 200 && status < 300) return { as: 'sent' };
  if (status === 404 || status === 410) return { as: 'gone' };
  if (status !== 429 && status < 500) return { as: 'failed' };
  const asked = Number(retryAfter) * 1000;
  const forMs = Number.isFinite(asked) && asked > 0 ? asked : WAIT_MS;
  return { as: 'wait', forMs: Math.min(forMs, WAIT_AT_MOST_MS) };
}

const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

const isUnreached = (error: unknown) =>
  error instanceof Error && 'code' in error && UNREACHED.has(String(error.code));
