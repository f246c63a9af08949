import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings there are good ones', () => {
  expect(readConfig({}, '/srv/hajde')).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: '/srv/hajde/.data',
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: false,
    providerName: 'Google',
    logLevel: 'info',
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
    { PUBLIC_URL: 'hajde.example' },
    'The setting PUBLIC_URL is wrong: it must be an address such as https://hajde.example.',
  ],
  [
    { LOG_LEVEL: 'loud' },
    'The setting LOG_LEVEL is wrong: it must be one of fatal, error, warn, info, debug, trace, silent.',
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
