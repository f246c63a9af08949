import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Endpoints come from browsers, and whoever writes their own can name any address: this server would
 * knock at it, from inside its own network.
 */
export function pushEndpoint(text: string, ownNetworkToo: boolean): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, username, password, port, hostname } = url;
  if (username !== '' || password !== '') return undefined;
  if (ownNetworkToo) return protocol === 'https:' || protocol === 'http:' ? url : undefined;
  if (protocol !== 'https:' || port !== '') return undefined;
  // A name without a dot is one of the own network.
  const isName = isIP(bare(hostname)) === 0;
  if (isName ? !hostname.includes('.') : isOwnNetwork(bare(hostname))) return undefined;
  return url;
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * Resolves a name for one connection, and refuses it where it leads into the own network. It is asked
 * by the connection itself, so what was looked at is what is connected to.
 */
export const lookUpOutside: LookupFunction = (hostname, options, answer) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '', 0);
    const [first] = addresses;
    const inside = addresses.some(({ address }) => isOwnNetwork(address));
    if (first === undefined || inside) return answer(new OwnNetworkError(hostname), '', 0);
    if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};

export class OwnNetworkError extends Error {
  constructor(hostname: string) {
    super(`${hostname} is no address of the internet.`);
  }
}

export function isOwnNetwork(address: string): boolean {
  const version = isIP(address);
  return version === 0 || OWN.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

const OWN = new BlockList();

/** Everything that is not for the public internet (IANA's special-purpose registries). */
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv4');
}

/** Besides addresses inside, those that carry one of the old kind in them. */
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv6');
}
