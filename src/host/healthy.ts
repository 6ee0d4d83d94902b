import { readConfig } from '../contract/config.ts';
import { nearAddress } from '../contract/near-address.ts';

// Asked by whoever watches a container: ends with 0 while the server of these settings is ready, else with 1, and says
// what it says. An image needs no other program for it.
const PATIENCE_MS = 4_000;

const url = `${nearAddress(readConfig(process.env))}/readyz`;
try {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  process.stdout.write(`${await answer.text()}\n`);
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.stderr.write(`Nothing answers at ${url}\n`);
  process.exitCode = 1;
}
