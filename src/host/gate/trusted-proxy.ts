import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { TrustedProxies } from '../../contract/trusted-proxies.ts';

/** Who sent a request and how, as far as somebody we trust vouches for it. */
export interface Origin {
  address: string;
  protocol: 'http' | 'https';
  /** Came from a proxy we trust. */
  proxied: boolean;
  /**
   * Asked for by a name of this machine and passed on by nobody, as far as anybody can tell. Together with a
   * loopback address it means whoever sits at this machine.
   */
  direct: boolean;
}

/** What proxies and CDNs add to a request they pass on, besides everything that begins with `x-forwarded`. */
const FORWARDED = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-envoy-external-address',
  'true-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
  'cdn-loop',
]);

const LOCAL_NAME = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** The plain form of an address: no IPv4 in IPv6 clothes. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/**
 * Reads who sent a request and then removes every header that claims to know. Only what a trusted proxy says
 * counts, and of its chain the right-most address that is not itself a proxy of ours.
 */
export function takeOrigin(request: IncomingMessage, proxies: TrustedProxies | undefined): Origin {
  const { headers, socket } = request;
  const peer = plain(socket.remoteAddress ?? '127.0.0.1');
  const origin: Origin = { address: peer, protocol: 'http', proxied: false, direct: false };
  if (proxies?.(peer, 0)) {
    // A hop that is no address names nobody.
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    headers['x-forwarded-for'] = hops.filter((hop) => isIP(hop.trim()) !== 0).join(',');
    origin.address = plain(proxyAddr(request, proxies));
    origin.protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
    origin.proxied = true;
  }
  let forwarded = origin.proxied;
  for (const name of Object.keys(headers)) {
    if (!name.startsWith('x-forwarded') && !FORWARDED.has(name)) continue;
    forwarded = true;
    delete headers[name];
  }
  // A foreign page can point a name of its own at 127.0.0.1. A proxy that was told nothing asks as HTTP/1.0 and
  // by the address it knows (nginx), without a word about whom it asks for.
  origin.direct = !forwarded && request.httpVersion === '1.1' && LOCAL_NAME.test(headers.host ?? '');
  return origin;
}
