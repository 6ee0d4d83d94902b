import { createCatalogue } from '../../../src/catalogue/client.ts';
import { backendClient } from '../../../src/server/backend-client.ts';
import { runImports } from '../../../src/features/import/run-imports.job.server.ts';
import { createSeriesKeeper } from '../../../src/features/series/keeper.server.ts';

// A process that runs imports until it is killed. Its arguments are backend, secret key and movie database.
// After its first saved rows it reports and waits, so that it is killed in the middle.

const [url = '', secretKey = '', baseUrl = ''] = process.argv.slice(2);
const clock = () => new Date();
const log = { warn() {}, error() {} };
// The job's pauses do not keep a process running; here nothing else does.
setInterval(() => {}, 1000);
let slices = 0;
const pausing: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname.endsWith('/rpc/save_import_rows')) slices += 1;
  if (slices > 1) {
    process.stdout.write('saved\n');
    await new Promise(() => {});
  }
  return fetch(input, init);
};
const client = backendClient(url, secretKey, pausing);
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
