import { lookup, type LookupAddress } from 'node:dns';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { AI_MESSAGES } from '../domain/messages.ts';
import { AiError } from './ai-error.ts';

/** Addresses that are not of the public internet: the machine itself, its networks, its cloud's services. */
const RESERVED = new BlockList();
for (const [network, bits] of [
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
  RESERVED.addSubnet(network, bits, 'ipv4');
}

const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');
/** Documentation, Teredo and 6to4: the latter two carry an IPv4 address of anybody's choice. */
const ODD_IPV6 = new BlockList();
ODD_IPV6.addSubnet('2001:db8::', 32, 'ipv6');
ODD_IPV6.addSubnet('2001::', 32, 'ipv6');
ODD_IPV6.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address belongs to the public internet; false for anything that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return GLOBAL_IPV6.check(address, 'ipv6') && !ODD_IPV6.check(address, 'ipv6');
  return isIP(address) === 4 && !RESERVED.check(address, 'ipv4');
}

const refused = () => new AiError('endpoint', AI_MESSAGES.endpointRefused);

type Answered = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up for a connection and hands on public addresses only, so that no later look-up can differ. */
function publicLookup(hostname: string, options: { all?: boolean }, answered: Answered): void {
  lookup(hostname, { all: true }, (error, found) => {
    if (error) return answered(error, '');
    const allowed = found.filter(({ address }) => isPublicAddress(address));
    const [first] = allowed;
    // One inner address among outer ones is somebody's trick, not a mishap.
    if (!first || allowed.length < found.length) return answered(refused(), '');
    if (options.all) answered(null, allowed);
    else answered(null, first.address, first.family);
  });
}

/**
 * A fetch to addresses people gave: https on the public internet only, checked at the moment of connecting,
 * and never following a redirect. Rejects with AiError where it will not go.
 */
export async function publicFetch(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || url.username || (isIP(host) && !isPublicAddress(host))) throw refused();
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  return new Promise((resolve, reject) => {
    const call = httpsRequest(url, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), 'content-length': body?.length ?? 0 },
      lookup: publicLookup,
      signal: request.signal,
      agent: false,
    });
    call.once('error', reject);
    call.once('response', (message) => {
      const status = message.statusCode ?? 502;
      if (status >= 300 && status < 400) {
        call.destroy();
        return reject(refused());
      }
      const empty = status === 204 || status === 205;
      resolve(new Response(empty ? null : (Readable.toWeb(message) as ReadableStream), { status }));
    });
    call.end(body);
  });
}
