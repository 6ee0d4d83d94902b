import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface TestPostgres {
  /** Of an empty database whose owner is a superuser. */
  url: string;
  /** Creates another empty database and answers its URL; `owner` is made an ordinary role with CREATEROLE. */
  createDatabase(name: string, owner?: string): string;
  stop(): Promise<void>;
}

const superuser = 'postgres';

/** The newest installed PostgreSQL's programs, or undefined. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: then the owner of its spool folder or nobody runs it. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const home = ['/var/lib/postgresql', '/var/lib/pgsql'].find((folder) => existsSync(folder));
  const owner = home === undefined ? undefined : statSync(home);
  return owner === undefined || owner.uid === 0
    ? { uid: 65534, gid: 65534 }
    : { uid: owner.uid, gid: owner.gid };
}

/**
 * Starts a real PostgreSQL of its own on a socket in a temporary folder, or answers null where no binaries
 * are installed. Stop it when done. Unless `durable`, it does not wait for the disk.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | null> {
  const programs = findPrograms();
  if (programs === undefined) return null;
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...parameters: string[]): void => {
    const { status, stderr } = spawnSync(join(programs, program), parameters, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  run(
    'initdb',
    '-D',
    data,
    '-U',
    superuser,
    '--auth=trust',
    '--encoding=UTF8',
    // The same on every machine, whatever its environment says: letters beyond ASCII have cases.
    '--locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  );
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((value) => ['-c', value])],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await accepting(server);
  const url = (name: string, owner: string): string =>
    `postgres://${owner}@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const psql = (sql: string): void =>
    run('psql', '-h', folder, '-U', superuser, '-v', 'ON_ERROR_STOP=1', '-qc', sql, 'postgres');
  return {
    url: url('postgres', superuser),
    createDatabase(name, owner = superuser) {
      if (owner !== superuser) psql(`create role ${owner} login createrole`);
      psql(`create database ${name} owner ${owner}`);
      return url(name, owner);
    },
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
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
