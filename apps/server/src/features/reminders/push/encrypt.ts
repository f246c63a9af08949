import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser hands out for its subscription. */
export interface SubscriptionKeys {
  /** Its public key, an uncompressed point of P-256. */
  readonly publicKey: Buffer;
  /** What only browser and server know. */
  readonly secret: Buffer;
}

/** What is made anew for every message; given in only to check it against the standard's example. */
interface Fresh {
  readonly sender: ECDH;
  readonly salt: Buffer;
}

/** One record holds all of it: push services take 4096 bytes. */
const RECORD_BYTES = 4096;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const MOST_TEXT_BYTES = 3_000;

/** A message that only the browser can read (RFC 8291), not the push service in between. */
export function encryptPush(
  text: string,
  { publicKey, secret }: SubscriptionKeys,
  { sender, salt }: Fresh = fresh(),
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MOST_TEXT_BYTES) throw new Error('A push message is too long.');
  const from = sender.getPublicKey();
  const shared = sender.computeSecret(publicKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, from]);
  const key = derive(shared, secret, info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    { authTagLength: TAG_BYTES },
  );
  const head = Buffer.alloc(SALT_BYTES + 5);
  salt.copy(head);
  head.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  head.writeUInt8(from.length, SALT_BYTES + 4);
  // A 2 says that this record is the last one.
  const body = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()];
  return Buffer.concat([head, from, ...body, cipher.getAuthTag()]);
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function fresh(): Fresh {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { sender, salt: randomBytes(SALT_BYTES) };
}
