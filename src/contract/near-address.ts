import { isIPv6 } from 'node:net';

/** Where a server that listens everywhere is reached from its own machine. */
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The address of this machine's server, with no proxy between. */
export function nearAddress({ host, port }: { host: string; port: number }): string {
  const near = EVERYWHERE[host] ?? host;
  return `http://${isIPv6(near) ? `[${near}]` : near}:${port}`;
}
