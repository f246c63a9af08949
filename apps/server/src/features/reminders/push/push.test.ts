import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encryptPush } from './encrypt.ts';
import { isOwnNetwork, lookUpOutside, pushEndpoint } from './endpoint.ts';
import { vapidFor } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('a message is encrypted as the example of RFC 8291', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const encrypted = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      publicKey: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    { sender, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

/** Checks what `vapid t=…, k=…` says, as a push service does. */
function claimsOf(header: string): unknown {
  const [, said = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = bytes(key);
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = verify(
    'sha256',
    Buffer.from(said),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  if (!signed) throw new Error('the signature is wrong');
  return said.split('.').map((part) => JSON.parse(bytes(part).toString()));
}

describe('who is sending', () => {
  test('is checked here as the example of RFC 8292', () => {
    const example =
      'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
    expect(claimsOf(example)).toEqual([
      { typ: 'JWT', alg: 'ES256' },
      { aud: 'https://push.example.net', exp: 1453523768, sub: 'mailto:push@example.com' },
    ]);
  });

  test('is signed so that the same check takes it, and anew before it ends', () => {
    const pair = createECDH('prime256v1');
    const keys = { publicKey: pair.generateKeys(), privateKey: pair.getPrivateKey() };
    let now = new Date('2026-11-10T12:00:00Z');
    const vapid = vapidFor(keys, 'mailto:push@example.com', () => now);
    const endpoint = new URL('https://push.example.net/abc?d=e');
    const first = vapid(endpoint);
    expect(claimsOf(first)).toEqual([
      { typ: 'JWT', alg: 'ES256' },
      {
        aud: 'https://push.example.net',
        exp: now.getTime() / 1000 + 12 * 3600,
        sub: 'mailto:push@example.com',
      },
    ]);
    expect(vapid(endpoint)).toBe(first);
    expect(vapid(new URL('https://other.example/abc'))).not.toBe(first);
    now = new Date('2026-11-10T18:00:00Z');
    expect(vapid(endpoint)).not.toBe(first);
  });
});

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://8.8.8.8/push',
    'https://[2606:4700::1111]/push',
  ])('of the internet is taken: %s', (text) => {
    expect(pushEndpoint(text, false)?.href).toBe(text);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://localhost/abc',
    'https://database/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://10.1.2.3/abc',
    'https://172.31.255.255/abc',
    'https://192.168.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://[fd00::1]/abc',
    'https://[fe80::1]/abc',
    'https://[64:ff9b::a00:1]/abc',
    'https://[2002:a00:1::]/abc',
    'ftp://fcm.googleapis.com/abc',
    'file:///etc/passwd',
    'not an address',
  ])('of the own network is not: %s', (text) => {
    expect(pushEndpoint(text, false)).toBeUndefined();
  });

  test('by a name that leads into the own network is not connected to', async () => {
    const looked = await new Promise<[Error | null, unknown]>((resolve) =>
      lookUpOutside('localhost', { all: false }, (error, address) => resolve([error, address])),
    );
    expect(looked[0]?.message).toBe('localhost is no address of the internet.');
    expect([isOwnNetwork('::ffff:127.0.0.1'), isOwnNetwork('9.9.9.9')]).toEqual([true, false]);
  });
});
