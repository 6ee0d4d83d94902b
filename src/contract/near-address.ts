import { isIPv6 } from 'node:net';

/** The loopback addresses of a server that listens on all interfaces. */
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL of this machine's server without a proxy in between. */
export function nearAddress({ host, port }: { host: string; port: number }): string {
  const near = EVERYWHERE[host] ?? host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${port}`;
}
