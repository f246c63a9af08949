import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { proxiesOf } from './trusted-proxy.ts';

const isProxy = (TRUST_PROXY: string, address: string) =>
  proxiesOf(readConfig({ TRUST_PROXY }, '/').trustProxy)(address);

test.each([
  ['', '203.0.113.9', false],
  ['', '127.0.0.1', true],
  ['true', '203.0.113.9', true],
  ['1', '203.0.113.9', true],
  ['0', '203.0.113.9', false],
  ['203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '::ffff:203.0.113.9', true],
  ['203.0.113.9', '203.0.113.10', false],
  ['203.0.113.0/24, 2001:db8::/32', '203.0.113.77', true],
  ['203.0.113.0/255.255.255.0', '203.0.114.1', false],
  ['203.0.113.0/24, 2001:db8::/32', '2001:db8::1', true],
  ['uniquelocal', '10.1.2.3', true],
  ['uniquelocal', '11.1.2.3', false],
])('with TRUST_PROXY=%s, whether %s may be a proxy: %s', (setting, address, expected) => {
  expect(isProxy(setting, address)).toBe(expected);
});
