import { readConfig } from '../contract/config.ts';
import { nearAddress } from '../contract/near-address.ts';

// The container's health check: prints the server's `/readyz` and exits with 0 if it is ready, else with 1.
// Images need no curl for it.
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
