import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { findProgram, REDIS_SERVERS } from '../../../src/host/find-program.mjs';

/** An empty Valkey or Redis server for tests, without persistence. */
export interface RedisServer {
  url: string;
  /** A second connection, to inspect and change its content. */
  client: Redis;
  /** Kills it without closing connections. */
  kill(): Promise<void>;
  /** Starts an empty one on the same port. */
  restart(): Promise<void>;
  /** Stops it and all connections. */
  close(): Promise<void>;
}

const program = findProgram(REDIS_SERVERS);

/** Whether Valkey or Redis is installed. */
export const hasRedis = program !== null;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Resolves with true when it accepts connections; false when it ended, such as when another process took the
 * port.
 */
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

/** Starts one on a free local port. The caller must close it. */
export async function startRedisServer(attempts = 5): Promise<RedisServer> {
  if (program === null) throw new Error(`This test needs ${REDIS_SERVERS.join(' or ')}`);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-redis-'));
  const settings = { bind: '127.0.0.1', port, dir: folder, save: '', appendonly: 'no' };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const start = () => spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let server = start();
  if (!(await accepting(server))) {
    rmSync(folder, { recursive: true });
    if (attempts === 1) throw new Error(`${program} does not start`);
    return startRedisServer(attempts - 1);
  }
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { retryStrategy: () => null });
  await once(client, 'ready');
  client.on('error', () => undefined);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (server.exitCode === null && server.signalCode === null && server.kill(signal))
      await once(server, 'exit');
  };
  return {
    url,
    client,
    kill: () => end('SIGKILL'),
    async restart() {
      server = start();
      if (!(await accepting(server))) throw new Error(`${program} does not start again`);
    },
    async close() {
      client.disconnect();
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
