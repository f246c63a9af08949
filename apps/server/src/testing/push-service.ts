import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A push service on loopback with browsers behind it: it checks who sends, and they decrypt. */
export interface PushService {
  readonly url: string;
  readonly received: readonly ReceivedPush[];
  /** What a browser hands to Hajde. */
  subscribe(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** From now on it answers so for this browser, or for all. */
  answer(status: number, headers?: Record<string, string>, name?: string): void;
  close(): Promise<void>;
}

interface ReceivedPush {
  readonly name: string;
  readonly message: { id: string; title: string; body: string; url: string };
  readonly ttl: number;
  /** Of who sent it, as the signature proved. */
  readonly key: string;
  readonly claims: { aud: string; exp: number; sub: string };
}

interface Browser {
  readonly pair: ECDH;
  readonly secret: Buffer;
}

interface Answering {
  readonly status: number;
  readonly headers: Record<string, string>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const answers = new Map<string | undefined, Answering>();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const browser = browsers.get(name);
    const body = await buffer(request);
    const told = answers.get(name) ?? answers.get(undefined) ?? { status: 201, headers: {} };
    if (browser === undefined) return response.writeHead(404).end();
    const sender = senderOf(request);
    if (sender === undefined) return response.writeHead(403).end();
    if (told.status < 300) {
      const message = JSON.parse(decrypted(body, browser));
      received.push({ name, message, ttl: Number(request.headers.ttl), ...sender });
    }
    response.writeHead(told.status, told.headers).end();
  };
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    subscribe(name) {
      const pair = createECDH('prime256v1');
      const secret = randomBytes(16);
      browsers.set(name, { pair, secret });
      return {
        endpoint: `${url}/${encodeURIComponent(name)}`,
        keys: {
          p256dh: pair.generateKeys('base64url'),
          auth: secret.toString('base64url'),
        },
      };
    },
    answer: (status, headers = {}, name) => void answers.set(name, { status, headers }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** RFC 8292: a token signed by the key beside it. */
function senderOf({ headers }: IncomingMessage) {
  const [, said = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = verify(
    'sha256',
    Buffer.from(said),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed || headers['content-encoding'] !== 'aes128gcm') return undefined;
  const claims: ReceivedPush['claims'] = JSON.parse(
    Buffer.from(said.split('.')[1] ?? '', 'base64url').toString(),
  );
  return claims.aud === `http://${headers.host}` ? { key, claims } : undefined;
}

/** RFC 8291, from the browser's end. */
function decrypted(body: Buffer, { pair, secret }: Browser): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const from = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const derive = (key: Buffer, with_: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), from]);
  const key = derive(pair.computeSecret(from), secret, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    { authTagLength: 16 },
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
