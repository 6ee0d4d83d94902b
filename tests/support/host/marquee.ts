import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import type { Engine } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { copyDirectory, makeFolder } from '../../../packages/embedded/tests/support/prepared-directory.ts';
import { MARQUEE } from '../database/marquee-schema.ts';

/** A running copy of the built product. */
export interface Marquee {
  url: string;
  /** Its output so far. */
  output(): string;
  process: ChildProcess;
  /** Terminates it and resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** A currently free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A clean environment: the tests' own settings must not reach the product. */
function bareEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, SystemRoot, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, SystemRoot, TMPDIR, NODE_COMPILE_CACHE, NODE_ENV: 'production' };
}

/** With E2E_ENGINE the tests run on the other engine. */
function engineFor(settings: Record<string, string>): Record<string, string | undefined> {
  return settings['DATABASE_URL'] === undefined ? { DATABASE_ENGINE: process.env['E2E_ENGINE'] } : {};
}

/** A data directory as after a first start, which takes longer to create than the rest of a start. */
async function startedBefore(settings: Record<string, string>): Promise<string> {
  const folder = await makeFolder();
  const engine = settings['DATABASE_ENGINE'] ?? process.env['E2E_ENGINE'] ?? 'postgres';
  if (settings['DATABASE_URL'] === undefined) await copyDirectory(MARQUEE, folder, engine as Engine);
  return folder;
}

/** Node's arguments in `npm start`, including memory limits. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

/**
 * Starts the built product, or the one built into `cwd`, with some settings. Resolves once it is ready or has
 * ended.
 */
export async function startMarquee(settings: Record<string, string> = {}, cwd = '.'): Promise<Marquee> {
  const marquee = await spawnMarquee(settings, cwd);
  await marquee.begun;
  return marquee;
}

/** The same without waiting. */
export async function spawnMarquee(
  settings: Record<string, string> = {},
  cwd = '.',
): Promise<Marquee & { begun: Promise<unknown> }> {
  const port = settings['PORT'] ?? String(await freePort());
  const dataDirectory = settings['DATA_DIR'] ?? (await startedBefore(settings));
  const BASE_PATH = settings['BASE_PATH'] ?? process.env['BASE_PATH'] ?? '';
  const child = spawn(process.execPath, startArguments(), {
    cwd,
    env: {
      ...bareEnvironment(),
      ...engineFor(settings),
      LOG_LEVEL: 'warn',
      // Browsers and other tests share the cores.
      PAGE_PATIENCE: '5000',
      ...settings,
      BASE_PATH,
      PORT: port,
      DATA_DIR: dataDirectory,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Marquee is ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  return {
    begun: Promise.race([ready, exited]),
    url: `http://localhost:${port}${BASE_PATH}`,
    output: () => output,
    process: child,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
