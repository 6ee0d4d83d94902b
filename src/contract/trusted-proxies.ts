import { isIP } from 'node:net';
import { compile } from 'proxy-addr';

const NAMED: Record<string, string[]> = {
  loopback: ['loopback'],
  private: ['uniquelocal', 'fe80::/10'],
};

/** Whether an address is a trusted proxy; `hop` is its distance from this server. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/**
 * Parses TRUST_PROXY: comma-separated addresses and networks (CIDR), `loopback` and `private`. Returns null if the
 * value is invalid, undefined if no proxy is trusted.
 */
export function trustedProxies(value: string | undefined): TrustedProxies | undefined | null {
  if (value === undefined || value === 'off') return undefined;
  const entries = value.split(',').map((entry) => entry.trim());
  // The library accepts a plain number as an address.
  if (entries.some((entry) => !NAMED[entry] && isIP(entry.split('/')[0] ?? '') === 0)) return null;
  try {
    return compile(entries.flatMap((entry) => NAMED[entry] ?? [entry]));
  } catch {
    return null;
  }
}
