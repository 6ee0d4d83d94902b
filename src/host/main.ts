import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pino } from 'pino';
import { ConfigError, readConfig, type Config } from '../contract/config.ts';
import type { AppHandler } from '../contract/app-handler.ts';
import { createHost, type Host } from './host.ts';
import { trustedProxies } from '../contract/trusted-proxies.ts';
import { endOnSignal, endOnUncaught } from './process-end.ts';
import { registeredLifecycle, type ServiceDescription } from '../contract/lifecycle.ts';

function refuse(sentence: string): never {
  process.stderr.write(`Marquee cannot start: ${sentence}\n`);
  process.exit(1);
}

function loadEnvFile(): void {
  try {
    process.loadEnvFile('.env');
  } catch {
    // There is no .env file: the environment is the configuration.
  }
}

function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    throw error;
  }
}

/** Loads the app, which registers its services, and starts them. */
async function startServices(host: Host): Promise<ServiceDescription[]> {
  const loading = host.load();
  const lifecycle = await registeredLifecycle();
  try {
    const services = await lifecycle.start();
    await loading;
    return services;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function listenProblem(error: NodeJS.ErrnoException, config: Config): string {
  const place = `${config.host}:${config.port}`;
  if (error.code === 'EADDRINUSE') {
    return `port ${config.port} is already in use: stop the other program or choose another with PORT=4322 npm start.`;
  }
  if (error.code === 'EACCES') return `no permission to listen on ${place}: choose a PORT above 1023.`;
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return `HOST ${config.host} is not an address of this machine.`;
  }
  return error.message;
}

/** With `--check`, runs the doctor first and refuses to start if it finds a problem. */
function examineFirst(): void {
  if (!process.argv.includes('--check')) return;
  const { status } = spawnSync(process.execPath, ['src/cli/doctor.ts'], { stdio: 'inherit' });
  if (status !== 0) refuse('see above what must be mended.');
}

examineFirst();
loadEnvFile();
const config = configuration();

const logger = pino({ level: config.logLevel }, pino.destination({ sync: false }));
const entry = path.resolve('dist/server/entry.mjs');
const { handler, STYLES_SOURCE } = (await import(entry)) as { handler: AppHandler; STYLES_SOURCE: string };
const redis = config.redisUrl
  ? (await import('../contract/redis.ts')).connectRedis(config.redisUrl, logger)
  : undefined;
const host = await createHost({
  handler,
  embedded: async (request, { locals: { clientAddress: address, direct } }) =>
    (await registeredLifecycle()).embedded(request, { address, direct }),
  clientDirectory: 'dist/client',
  logger,
  sources: {
    siteUrl: config.siteUrl,
    backendUrl: config.supabase?.url,
    styles: STYLES_SOURCE,
    imageUrl: config.tmdb.apiKey ? config.tmdb.imageUrl : undefined,
  },
  proxies: trustedProxies(config.trustProxy) ?? undefined,
  rateLimit: config.rateLimit,
  redis,
  metricsToken: config.metricsToken,
  dataDirectory: config.dataDir,
  status: async () => (await registeredLifecycle()).status(),
});
const stopServices = async () => {
  redis?.disconnect();
  await (await registeredLifecycle()).stop();
};
endOnUncaught(logger, stopServices);
const starting = startServices(host);
const ended = endOnSignal(host, stopServices, starting);
const services = await starting;

try {
  await host.listen({ host: config.host, port: config.port });
} catch (error) {
  await stopServices();
  refuse(listenProblem(error as NodeJS.ErrnoException, config));
}

for (const service of services) {
  process.stdout.write(`  ${service.name.padEnd(12)} ${service.mode.padEnd(9)} ${service.detail}\n`);
}
process.stdout.write(`Marquee is ready at ${config.siteUrl}\n`);

await ended;
