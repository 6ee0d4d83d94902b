import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { describe } from 'vitest';
import { findProgram, REDIS_SERVERS } from '../../../src/host/find-program.mjs';

/** A Valkey or Redis server of these tests, empty, that keeps nothing on the disk. */
export interface RedisServer {
  url: string;
  /** Another connection to it, to look at what it holds and to change it. */
  client: Redis;
  /** Stops it, which drops everybody. */
  close(): Promise<void>;
}

const program = findProgram(REDIS_SERVERS);

/** Runs a suite where Valkey or Redis is installed; elsewhere the run names the tests it left out and why. */
export function describeWithRedis(title: string, suite: () => void): void {
  if (program === null) describe.skip(`(needs ${REDIS_SERVERS.join(' or ')}) ${title}`, suite);
  else describe(title, suite);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether it takes connections; false when it ended instead, as where another process took the port. */
function accepting(server: ChildProcess): Promise<boolean> {
  if (server.stdout === null) throw new Error('Redis was started without a log');
  const lines = createInterface({ input: server.stdout });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      if (/ready to accept connections/i.test(line)) resolve(true);
    });
    server.once('error', reject);
    server.once('exit', () => resolve(false));
  });
}

/** Starts one on a free port of this machine. Close it when done. */
export async function startRedisServer(attempts = 5): Promise<RedisServer> {
  if (program === null) throw new Error(`This test needs ${REDIS_SERVERS.join(' or ')}`);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-redis-'));
  const settings = { bind: '127.0.0.1', port, dir: folder, save: '', appendonly: 'no' };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!(await accepting(server))) {
    rmSync(folder, { recursive: true });
    if (attempts === 1) throw new Error(`${program} does not start`);
    return startRedisServer(attempts - 1);
  }
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { retryStrategy: () => null });
  await once(client, 'ready');
  return {
    url,
    client,
    async close() {
      client.disconnect();
      if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
