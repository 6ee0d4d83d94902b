import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSmtpServer } from '../backend/smtp-server.ts';
import { startPostgres, type TestPostgres } from '../../../packages/embedded/tests/support/postgres.ts';
import { startMarquee, type Marquee } from './marquee.ts';
import { hasRedis, startRedisServer, type RedisServer } from './redis-server.ts';
import { startRoundRobin } from './round-robin.ts';

/** Lets tests start jobs. */
export const JOBS_TOKEN = 'a token for the jobs of a cluster';

/** Several processes with one PostgreSQL behind a proxy, and a mail server. */
export interface Cluster {
  /** The site's address: the proxy. */
  url: string;
  databaseUrl: string;
  processes: Marquee[];
  mail: Awaited<ReturnType<typeof startSmtpServer>>;
  postgres: TestPostgres;
  /** Undefined where none is installed. */
  redis: RedisServer | undefined;
  /** Kills one process (SIGKILL). */
  kill(index: number): Promise<void>;
  /** Restarts it on the same port. */
  revive(index: number): Promise<void>;
  /** Stops everything. Returns the processes' exit codes. */
  stop(): Promise<(number | null)[]>;
}

/** Starts a cluster. With `shared`, the processes share a Valkey or Redis if one is installed. */
export async function startCluster(count: number, { shared = false } = {}): Promise<Cluster> {
  const postgres = await startPostgres({ durable: true });
  const redis = shared && hasRedis ? await startRedisServer() : undefined;
  const mail = await startSmtpServer();
  const processes: Marquee[] = [];
  const portOf = ({ url }: Marquee) => new URL(url).port;
  const proxy = await startRoundRobin(() => processes.map((one) => Number(portOf(one))));
  const databaseUrl = await postgres.createDatabase('cluster', 'marquee');
  const folders = Array.from({ length: count }, () => mkdtempSync(path.join(tmpdir(), 'marquee-cluster-')));
  const settings = {
    DATABASE_URL: databaseUrl,
    SITE_URL: proxy.url,
    TRUST_PROXY: 'loopback',
    API_KEY_ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'marquee@example.org',
    JOBS_TOKEN,
    RATE_LIMIT: 'off',
    PEOPLE_PER_ADDRESS: '1000',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const start = (index: number, more: Record<string, string> = {}) =>
    startMarquee({ ...settings, ...more, DATA_DIR: folders[index] ?? '' });
  processes.push(...(await Promise.all(folders.map((_, index) => start(index)))));
  return {
    url: proxy.url,
    databaseUrl,
    processes,
    mail,
    postgres,
    redis,
    async kill(index) {
      const killed = processes[index]?.process;
      if (killed?.kill('SIGKILL')) await once(killed, 'exit');
    },
    async revive(index) {
      const before = processes[index];
      if (before) processes[index] = await start(index, { PORT: portOf(before) });
    },
    async stop() {
      const codes = await Promise.all(processes.map((one) => one.stop()));
      proxy.close();
      await Promise.all([mail.close(), redis?.close()]);
      await postgres.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return codes;
    },
  };
}
