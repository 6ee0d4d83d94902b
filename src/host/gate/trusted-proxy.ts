import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { TrustedProxies } from '../../contract/trusted-proxies.ts';

/** The client's address and protocol, from trusted sources only. */
export interface Origin {
  address: string;
  protocol: 'http' | 'https';
  /** Forwarded by a trusted proxy. */
  proxied: boolean;
  /**
   * Addressed to a local host name without any sign of a proxy. With a loopback address, the client is a user
   * of this machine.
   */
  direct: boolean;
}

/** Headers that proxies and CDNs add, besides `x-forwarded-*`. */
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

/** Converts an IPv4-mapped IPv6 address to IPv4. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/**
 * Reads the client's address and protocol, then removes all forwarding headers. They count only from a
 * trusted proxy: the client is the right-most address of the chain that is not a trusted proxy.
 */
export function takeOrigin(request: IncomingMessage, proxies: TrustedProxies | undefined): Origin {
  const { headers, socket } = request;
  const peer = plain(socket.remoteAddress ?? '127.0.0.1');
  const origin: Origin = { address: peer, protocol: 'http', proxied: false, direct: false };
  if (proxies?.(peer, 0)) {
    // Drops hops that are no IP address.
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
  // Another site can point its host name at 127.0.0.1 (DNS rebinding). An unconfigured nginx sends HTTP/1.0,
  // the upstream's host name and no forwarding headers.
  origin.direct = !forwarded && request.httpVersion === '1.1' && LOCAL_NAME.test(headers.host ?? '');
  return origin;
}
