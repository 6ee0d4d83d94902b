import { m } from '../paraglide/messages.js';
import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { AiError } from './ai-error.ts';

/** Addresses outside the public internet: loopback, private networks, cloud services. */
const RESERVED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's virtual machine agent answers at a public address.
  ['168.63.129.16', 32],
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
/** Documentation, protocol assignments (Teredo among them) and 6to4. Teredo and 6to4 can carry any IPv4 address. */
const ODD_IPV6 = new BlockList();
ODD_IPV6.addSubnet('2001:db8::', 32, 'ipv6');
ODD_IPV6.addSubnet('3fff::', 20, 'ipv6');
ODD_IPV6.addSubnet('2001::', 23, 'ipv6');
ODD_IPV6.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address belongs to the public internet; false for anything that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return GLOBAL_IPV6.check(address, 'ipv6') && !ODD_IPV6.check(address, 'ipv6');
  return isIP(address) === 4 && !RESERVED.check(address, 'ipv4');
}

/**
 * Blocked under every configuration: link-local addresses and cloud metadata services, which hand out the machine's
 * credentials, also inside IPv6 forms that carry an IPv4 address.
 */
const NEVER = new BlockList();
NEVER.addSubnet('169.254.0.0', 16, 'ipv4');
for (const address of ['100.100.100.200', '168.63.129.16', '192.0.0.192']) NEVER.addAddress(address, 'ipv4');
NEVER.addSubnet('fe80::', 10, 'ipv6');
NEVER.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');
NEVER.addSubnet('::a9fe:0', 112, 'ipv6');
NEVER.addSubnet('2002:a9fe::', 32, 'ipv6');
for (const address of ['fd00:ec2::254', 'fd20:ce::254']) NEVER.addAddress(address, 'ipv6');

/** Host names of those services, which a machine's resolver may map to any address. */
const NEVER_NAMED = /^(metadata|instance-data)(\..*)?$/i;

/** Whether an IP address may be called under LOCAL_ADDRESSES; false for anything that is not an IP address. */
export function isLocalAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !NEVER.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const refused = () => new AiError('endpoint', m.ai_endpoint_refused());

type Answered = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Allows = (address: string) => boolean;

/**
 * Resolves a host name for a connection and passes only allowed addresses on, so that no second look-up can differ (DNS
 * rebinding).
 */
function lookupOf(allows: Allows) {
  return (hostname: string, options: { all?: boolean }, answered: Answered): void => {
    lookup(hostname, { all: true }, (error, found) => {
      if (error) return answered(error, '');
      const [first] = found;
      // One forbidden address among allowed ones is an attack.
      if (!first || !found.every(({ address }) => allows(address))) return answered(refused(), '');
      if (options.all) answered(null, found);
      else answered(null, first.address, first.family);
    });
  };
}

/** Builds a fetch Response. Throws AiError for a redirect, RangeError for an invalid HTTP status. */
function responseOf(message: IncomingMessage): Response {
  const status = message.statusCode ?? 502;
  if (status >= 300 && status < 400 && status !== 304) throw refused();
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const empty = status === 204 || status === 205 || status === 304;
  if (empty) message.resume();
  return new Response(empty ? null : (Readable.toWeb(message) as ReadableStream), { status, headers });
}

/** A fetch to allowed addresses, checked on connect; follows no redirect. */
function fetchWhere(allows: Allows, schemes: string[]): (request: Request) => Promise<Response> {
  const checkedLookup = lookupOf(allows);
  return async (request) => {
    const url = new URL(request.url);
    const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    const named = isIP(host) ? !allows(host) : NEVER_NAMED.test(host);
    if (!schemes.includes(url.protocol) || url.username || named) throw refused();
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = send(url, {
        method: request.method,
        headers: { ...Object.fromEntries(request.headers), 'content-length': body?.length ?? 0 },
        lookup: checkedLookup,
        signal: request.signal,
        agent: false,
      });
      call.once('error', reject).once('response', resolve);
      call.end(body);
    });
    try {
      return responseOf(message);
    } catch (error) {
      message.destroy();
      throw error;
    }
  };
}

/** Fetches addresses that users entered: https on the public internet only. Rejects with AiError for any other. */
export const publicFetch = fetchWhere(isPublicAddress, ['https:']);

/**
 * The same under LOCAL_ADDRESSES: also http and this machine's network, but never link-local addresses or cloud
 * metadata services. Rejects with AiError.
 */
export const localFetch = fetchWhere(isLocalAddress, ['http:', 'https:']);
