import { isIPv6 } from 'node:net';

/** Returns an IPv4 address, or the /64 network of an IPv6 address, since one customer commonly owns all of it. */
export function clientOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  if (tail === undefined) return first.slice(0, 4).join(':');
  const last = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
