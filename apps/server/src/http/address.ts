import { isIPv6 } from 'node:net';
import type { Limit, Try } from './throttle.ts';

/**
 * A try that counts for an address. Not for the machine's own: behind a proxy that is not trusted
 * (TRUST_PROXY) everybody seems to come from there, and would share one limit.
 */
export function addressTries(limit: Limit, { address }: { readonly address: string }): Try[] {
  return isLoopback(address) ? [] : [{ limit, who: address }];
}

/** The address that limits count by: an IPv6 household has 2^64 of them, which are one. */
export function placeOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':') || !isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return isLoopback(plain) ? plain : `${prefix.join(':')}::/64`;
}

export function isLoopback(address: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i.test(address);
}
