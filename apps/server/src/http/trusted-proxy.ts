import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { isLoopback } from './address.ts';

/**
 * Whether an address may be a proxy that speaks for everybody: one that is trusted (TRUST_PROXY), or
 * on this machine.
 */
export function proxiesOf(trusted: Config['trustProxy']): (address: string) => boolean {
  const isTrusted = trustedBy(trusted);
  return (address) => isLoopback(address) || isTrusted(address.replace(/^::ffff:(?=\d+\.)/i, ''));
}

function trustedBy(trusted: Config['trustProxy']): (address: string) => boolean {
  if (typeof trusted === 'boolean') return () => trusted;
  if (typeof trusted === 'function') return (address) => trusted(address, 0);
  const list = new BlockList();
  for (const range of trusted.flatMap((name) => NAMED[name] ?? name)) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, bitsOf(prefix), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The names that Fastify knows, too. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** `/24`, or `/255.255.255.0` as some write it. */
function bitsOf(prefix: string): number {
  if (!prefix.includes('.')) return Number(prefix);
  const bits = prefix.split('.').map((part) => Number(part).toString(2).replaceAll('0', ''));
  return bits.join('').length;
}
