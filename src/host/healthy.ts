import { isIPv6 } from 'node:net';
import { readConfig } from '../contract/config.ts';

// Asked by whoever watches a container: ends with 0 while the server of these settings is ready, else with 1, and says
// what it says. An image needs no other program for it.
const PATIENCE_MS = 4_000;

/** Where a server that listens everywhere is reached from its own machine. */
const EVERYWHERE: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const { host, port } = readConfig(process.env);
const near = EVERYWHERE[host] ?? host;
const url = `http://${isIPv6(near) ? `[${near}]` : near}:${port}/readyz`;
try {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  process.stdout.write(`${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.stderr.write(`Nothing answers at ${url}\n`);
  process.exitCode = 1;
}
