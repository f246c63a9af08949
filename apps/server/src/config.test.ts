import { availableParallelism } from 'node:os';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings there are good ones', () => {
  expect(readConfig({}, '/srv/hajde')).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: '/srv/hajde/.data',
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    publicUrl: undefined,
    trustProxy: false,
    providerName: 'Google',
    metricsFor: 'loopback',
    logLevel: 'info',
    workers: 1,
    pushToOwnNetwork: false,
  });
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/').port).toBe(3000);
});

test.each([
  [{ PORT: 'many' }, 'The setting PORT is wrong: it must be a port number.'],
  [{ PORT: '70000' }, 'The setting PORT is wrong: it must be between 0 and 65535.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'The setting DATABASE_URL is wrong: it must start with postgres://.',
  ],
  [
    { DATABASE_URL: 'postgres://x', DATABASE_REPLICA_URL: 'x' },
    'The setting DATABASE_REPLICA_URL is wrong: it must start with postgres://.',
  ],
  [
    { DATABASE_REPLICA_URL: 'postgres://x' },
    'The setting DATABASE_URL is missing: DATABASE_REPLICA_URL is a standby of it.',
  ],
  [
    { PUBLIC_URL: 'hajde.example' },
    'The setting PUBLIC_URL is wrong: it must be an address such as https://hajde.example.',
  ],
  [{ WORKERS: '0' }, 'The setting WORKERS is wrong: it must be auto or a number from 1 to 64.'],
  [
    { LOG_LEVEL: 'loud' },
    'The setting LOG_LEVEL is wrong: it must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    { OIDC_ISSUER: 'http://login.example' },
    'The setting OIDC_ISSUER is wrong: it must be an https address, or an http one of this machine.',
  ],
  [
    { OIDC_ISSUER: 'login' },
    'The setting OIDC_ISSUER is wrong: it must be an https address, or an http one of this machine.',
  ],
  [
    { OIDC_PROVIDER_NAME: 'Callback' },
    'The setting OIDC_PROVIDER_NAME is wrong: it is the name of another call.',
  ],
  [
    { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'hajde' },
    'The setting OIDC_CLIENT_SECRET is missing: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET belong together.',
  ],
  [
    { SMTP_URL: 'http://mail.example' },
    'The setting SMTP_URL is wrong: it must be an address such as smtp://user:password@host.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example' },
    'The setting PUBLIC_URL is missing: links in mails (SMTP_URL) need it.',
  ],
])('%j stops with one sentence that names it', (env, sentence) => {
  expect(() => readConfig(env, '/')).toThrow(sentence);
});

test('proxies are trusted by number or by address', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '2' }, '/');
  if (typeof trustProxy !== 'function') throw new Error('a number of hops becomes a rule');
  expect([0, 1, 2].map((hop) => trustProxy('::1', hop))).toEqual([true, true, false]);
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, ::1' }, '/').trustProxy).toEqual(['10.0.0.1', '::1']);
});

test('mail comes from the own host unless another sender is named', () => {
  const env = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://hajde.example/' };
  expect(readConfig(env, '/').mail).toEqual({
    smtpUrl: 'smtp://mail.example',
    from: 'Hajde <no-reply@hajde.example>',
    publicUrl: 'https://hajde.example',
  });
  expect(readConfig({ ...env, MAIL_FROM: 'eagle@hajde.example' }, '/').mail?.from).toBe(
    'eagle@hajde.example',
  );
});

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.1,', '10.0.0.1/8/8', '::1/129', 'yes', '-1'])(
  'a TRUST_PROXY of %s names itself',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY }, '/')).toThrow(
      'The setting TRUST_PROXY is wrong: it must be true, false, a number of proxies, or their addresses.',
    );
  },
);

test.each([
  'true',
  '2',
  '10.0.0.1',
  '10.0.0.0/8, ::1',
  'loopback',
  'fd00::/8',
  '10.0.0.0/255.0.0.0',
])('proxies may be trusted by TRUST_PROXY=%s, and the server takes it', async (TRUST_PROXY) => {
  const { trustProxy } = readConfig({ TRUST_PROXY }, '/');
  await Fastify({ trustProxy }).ready();
  expect(trustProxy).not.toBe(false);
});

test('there are as many workers as named, or one for each core', () => {
  expect(readConfig({ WORKERS: '3' }, '/').workers).toBe(3);
  expect(readConfig({ WORKERS: 'auto' }, '/').workers).toBe(availableParallelism());
});
