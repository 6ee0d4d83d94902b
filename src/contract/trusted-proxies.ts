import { isIP } from 'node:net';
import { compile } from 'proxy-addr';

const NAMED: Record<string, string[]> = {
  loopback: ['loopback'],
  private: ['uniquelocal', 'fe80::/10'],
};

/** Whether an address is one of the proxies whose headers count; the hop is its place, counted from us. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/**
 * The proxies of TRUST_PROXY: addresses and networks (CIDR) with commas between, `loopback` and `private` for
 * the usual ones. Null for a value that is neither, undefined when nobody is trusted.
 */
export function trustedProxies(value: string | undefined): TrustedProxies | undefined | null {
  if (value === undefined || value === 'off') return undefined;
  const entries = value.split(',').map((entry) => entry.trim());
  // The library takes a plain number for an address.
  if (entries.some((entry) => !NAMED[entry] && isIP(entry.split('/')[0] ?? '') === 0)) return null;
  try {
    return compile(entries.flatMap((entry) => NAMED[entry] ?? [entry]));
  } catch {
    return null;
  }
}
