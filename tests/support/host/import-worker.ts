import { createCatalogue } from '../../../src/catalogue/client.ts';
import { backendClient } from '../../../src/server/backend-client.ts';
import { runImports } from '../../../src/server/jobs/run-imports.ts';
import { createSeriesKeeper } from '../../../src/server/series/keeper.ts';

// A process that works on imports until it is killed: backend, secret key and movie database are its arguments.

const [url = '', secretKey = '', baseUrl = ''] = process.argv.slice(2);
const clock = () => new Date();
const log = { warn() {}, error() {} };
const client = backendClient(url, secretKey, fetch);
const catalogue = createCatalogue({
  fetch,
  baseUrl,
  apiKey: undefined,
  clock,
  log,
  limits: { perSecond: Infinity },
});
const keeper = createSeriesKeeper({ client, catalogue, clock });
await runImports({ client, catalogue, keeper, clock }).run(new AbortController().signal);
