import type { Logger } from 'pino';
import type { NamedAddress } from './request-gate.ts';

const MINUTE_MS = 60_000;

/** Logs a request that was refused because its `Origin` or `Host` is not the site's. */
export type AddressLog = (named: NamedAddress) => void;

/**
 * Tells the operator why requests are refused: usually `SITE_URL` or the proxy's `Host` is wrong. Logs at
 * most one line per minute, since other sites can trigger it too.
 */
export function createAddressLog(logger: Logger, siteUrl: string): AddressLog {
  let last = -Infinity;
  return ({ origin, host }) => {
    const now = performance.now();
    if (now - last < MINUTE_MS) return;
    last = now;
    logger.warn(
      { origin, host, siteUrl },
      'refused a request of another address: set SITE_URL to the address people open, and let the proxy pass on Host unchanged',
    );
  };
}
