import { createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** By which push services know this server: the browser was told the public one. */
export interface ServerKeys {
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
}

const LASTS_S = 12 * 3600;

/**
 * Who is sending, for the push service of this endpoint (RFC 8292). One is used for hours, since
 * signing costs more than anything else about a message.
 */
export function vapidFor(
  keys: ServerKeys,
  contact: string,
  now: () => Date,
): (endpoint: URL) => string {
  const key = signingKey(keys);
  const made = new Map<string, { readonly header: string; readonly until: number }>();
  return ({ origin }) => {
    const at = Math.floor(now().getTime() / 1000);
    const known = made.get(origin);
    // It must be good for as long as the message may take.
    if (known && known.until - at > LASTS_S / 2 && known.until - at <= LASTS_S) return known.header;
    if (made.size >= SERVICES_KEPT) made.clear();
    const until = at + LASTS_S;
    const token = signed({ aud: origin, exp: until, sub: contact }, key);
    const header = `vapid t=${token}, k=${keys.publicKey.toString('base64url')}`;
    made.set(origin, { header, until });
    return header;
  };
}

const SERVICES_KEPT = 1_000;

function signed(claims: object, key: KeyObject): string {
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `${said}.${signature.toString('base64url')}`;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signingKey({ publicKey, privateKey }: ServerKeys): KeyObject {
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
      d: privateKey.toString('base64url'),
    },
  });
}
