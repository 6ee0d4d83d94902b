import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { findPrograms } from '../../src/supabase/database/cluster/programs.ts';
import { serverUser } from '../../src/supabase/database/cluster/server-user.ts';

export interface TestPostgres {
  /** Of an empty database whose owner is a superuser. */
  url: string;
  /** Creates another empty database and answers its URL; `owner` is made an ordinary role with CREATEROLE. */
  createDatabase(name: string, owner?: string): Promise<string>;
  /** Ends it without letting anything finish, as a crash does, and resolves when it is gone. */
  crash(): Promise<void>;
  /** Starts it again after that. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const superuser = 'postgres';

interface How {
  /** Waits for the disk, as it does for people. */
  durable?: boolean;
  /** Where it lies, or comes to lie; whoever names it removes it. */
  folder?: string;
}

/** No PostgreSQL can run on this machine; the message says why, in half a sentence. */
export class NoPostgres extends Error {}

/**
 * Starts a real PostgreSQL of its own, from the registry, on a socket in a temporary folder unless one is named. Stop it
 * when done. Throws `NoPostgres` where none can run.
 */
export async function startPostgres({ durable = false, folder: named }: How = {}): Promise<TestPostgres> {
  const folder = named ?? mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  // As root, somebody else runs it; else whoever runs the tests.
  const user = await serverUser(folder);
  if (typeof user === 'string') throw new NoPostgres(user);
  const { uid, gid } = user;
  const asUser = uid === undefined || gid === undefined ? {} : { uid, gid };
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const programs = await findPrograms(folder, user);
  if (typeof programs === 'string') throw new NoPostgres(programs);
  const data = join(folder, 'data');
  const run = (program: string, ...parameters: string[]): void => {
    const { status, stderr } = spawnSync(program, parameters, { ...asUser, cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  if (existsSync(data)) {
    // A copy belongs to whoever made it, and is open to all.
    chmodSync(data, 0o700);
    if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, data]);
  } else {
    run(
      programs.initdb,
      '-D',
      data,
      '-U',
      superuser,
      '--auth=trust',
      '--encoding=UTF8',
      // The same on every machine, whatever its environment says: letters beyond ASCII have cases.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    );
  }
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
  ];
  const start = async (): Promise<ChildProcess> => {
    const words = ['-D', data, ...settings.flatMap((value) => ['-c', value])];
    const started = spawn(programs.postgres, words, {
      ...asUser,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await accepting(started);
    return started;
  };
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    if (server.exitCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  const url = (name: string, owner: string): string =>
    `postgres://${owner}@localhost/${name}?host=${encodeURIComponent(folder)}`;
  return {
    url: url('postgres', superuser),
    async createDatabase(name, owner = superuser) {
      const client = new Client(url('postgres', superuser));
      await client.connect();
      if (owner !== superuser) await client.query(`create role ${owner} login createrole`);
      await client.query(`create database ${name} owner ${owner}`);
      await client.end();
      return url(name, owner);
    },
    // Its immediate shutdown: everybody is cut off, nothing is written, and the next start recovers.
    crash: () => end('SIGQUIT'),
    async restart() {
      server = await start();
    },
    async stop() {
      await end('SIGINT');
      if (named === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function accepting(server: ChildProcess): Promise<void> {
  const complaints: string[] = [];
  if (server.stderr === null) throw new Error('PostgreSQL was started without a log');
  const lines = createInterface({ input: server.stderr });
  const ready = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      complaints.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${complaints.join('\n')}`)));
  });
  await ready;
}
