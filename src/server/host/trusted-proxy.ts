import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Who sent a request and how, as far as somebody we trust vouches for it. */
export interface Origin {
  address: string;
  protocol: 'http' | 'https';
  /** Came from a proxy we trust. */
  proxied: boolean;
  /** Came with a header of a proxy, trusted or not. */
  forwarded: boolean;
}

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
};
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded-prefix',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** The plain form of an address: no IPv4 in IPv6 clothes. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

function add(list: BlockList, entry: string): boolean {
  const [address = '', bits, more] = entry.split('/');
  if (isIP(address) === 0 || more !== undefined) return false;
  if (bits === undefined) {
    list.addAddress(address, family(address));
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (isIPv6(address) ? 128 : 32)) return false;
  list.addSubnet(address, Number(bits), family(address));
  return true;
}

/**
 * The proxies of TRUST_PROXY: addresses and networks (CIDR) with commas between, `loopback` and `private` for
 * the usual ones. Null for a value that is neither, undefined when nobody is trusted.
 */
export function trustedProxies(value: string | undefined): BlockList | undefined | null {
  if (value === undefined || value === 'off') return undefined;
  const list = new BlockList();
  const entries = value.split(',').flatMap((entry) => NAMED[entry.trim()] ?? [entry.trim()]);
  return entries.every((entry) => add(list, entry)) ? list : null;
}

/**
 * Reads who sent a request and then removes every header that claims to know. Only what a trusted proxy says
 * counts, and of its chain the right-most address that is not itself a proxy of ours.
 */
export function takeOrigin(request: IncomingMessage, proxies: BlockList | undefined): Origin {
  const { headers, socket } = request;
  const peer = plain(socket.remoteAddress ?? '127.0.0.1');
  const isProxy = (address: string) => isIP(address) !== 0 && proxies?.check(address, family(address));
  const origin: Origin = { address: peer, protocol: 'http', proxied: false, forwarded: false };
  if (isProxy(peer)) {
    const chain = String(headers['x-forwarded-for'] ?? '').split(',');
    const hops = chain.map((hop) => plain(hop.trim())).filter((hop) => isIP(hop) !== 0);
    origin.address = hops.findLast((hop) => !isProxy(hop)) ?? hops[0] ?? peer;
    origin.protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
    origin.proxied = true;
  }
  for (const name of FORWARDED) {
    if (headers[name] === undefined) continue;
    origin.forwarded = true;
    delete headers[name];
  }
  return origin;
}
