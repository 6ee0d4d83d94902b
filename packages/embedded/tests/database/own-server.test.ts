import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serverUser, spawnOptions } from '../../src/supabase/database/cluster/server-user.ts';
import type { Database } from '../../src/supabase/database/contract.ts';
import { openDirectory, type DirectoryOptions } from '../../src/supabase/database/open-directory.ts';
import { dataDirectory } from '../support/database-engines.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startBackend } from '../support/backend-server.ts';
import { startProgram } from '../support/start-program.ts';

interface Opened {
  database: Database;
  warnings: string[];
  fatal: Error[];
}

async function open(dataDir: string, options: DirectoryOptions = {}): Promise<Opened> {
  const [warnings, fatal]: [string[], Error[]] = [[], []];
  const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) };
  const database = await openDirectory(dataDir, { log, onFatal: (error) => fatal.push(error), ...options });
  onTestFinished(() => database.close());
  return { database, warnings, fatal };
}

/** PostgreSQL's note of who serves a data directory, by lines; undefined when it has ended in order. */
async function noteIn(dataDir: string): Promise<string[] | undefined> {
  const note = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => undefined);
  return note?.split('\n');
}

async function serverOf(dataDir: string): Promise<number | undefined> {
  const note = await noteIn(dataDir);
  return note && Number(note[0]);
}

/** Every process with what it was started with. */
async function processes(): Promise<[pid: number, command: string][]> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args=', '-ww']);
    return stdout.split('\n').map((line) => [Number.parseInt(line, 10), line]);
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const command = (pid: string) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return Promise.all(pids.map(async (pid) => [Number(pid), (await command(pid)).replaceAll('\0', ' ')]));
}

/** Numbers of the processes whose command line holds these words. */
async function processesWith(...words: string[]): Promise<number[]> {
  const found = (await processes()).filter(([, command]) => words.every((word) => command.includes(word)));
  return found.map(([pid]) => pid);
}

/** A host of its own on the directory, which has written something by now. */
async function startHost(dataDir: string): Promise<ReturnType<typeof startProgram>> {
  const host = startProgram('tests/support/row-writer.ts', [dataDir, '0']);
  if (host.stdout === null) throw new Error('The writer has no output');
  await once(createInterface({ input: host.stdout }), 'line');
  return host;
}

const pairs = 'select count(*)::int as rows from public.pairs';

test('It is reached through a socket only, by its owner, and keeps to what a small machine has', async () => {
  const dataDir = await dataDirectory();
  const { database } = await open(dataDir);
  const { rows } = await database.query<{ name: string; setting: string }>(
    `select name, current_setting(name) as setting from pg_settings where name in ('listen_addresses', 'fsync',
       'shared_buffers', 'jit', 'TimeZone', 'server_encoding', 'max_worker_processes', 'log_min_error_statement')
     order by name collate "C"`,
  );
  expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'TimeZone=UTC',
    'fsync=on',
    'jit=off',
    'listen_addresses=',
    'log_min_error_statement=panic',
    'max_worker_processes=0',
    'server_encoding=UTF8',
    'shared_buffers=32MB',
  ]);
  const cluster = await stat(join(dataDir, 'postgres'));
  expect(cluster.mode & 0o777).toBe(0o700);
  expect(cluster.uid).not.toBe(0);
  expect((await stat(join(dataDir, 'postgres', '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700);
  const access = await readFile(join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8');
  expect(access.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    'local all postgres,marquee peer map=marquee',
  ]);
});

test('Its owner is no superuser, and sessions of it have limits whoever opens them', async () => {
  const { database } = await open(await dataDirectory());
  const { rows } = await database.query(
    'select current_user::text as name, rolsuper as super, rolconfig as limits from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([
    {
      name: 'marquee',
      super: false,
      limits: ['statement_timeout=10s', 'idle_in_transaction_session_timeout=60s'],
    },
  ]);
});

test('It ends with whoever opened it, and has written everything down', async () => {
  const dataDir = await dataDirectory();
  const { database } = await open(dataDir);
  const server = await serverOf(dataDir);
  expect(await processesWith('postgres', dataDir)).toContain(server);
  await database.close();
  expect(await serverOf(dataDir)).toBeUndefined();
  await expect.poll(() => processesWith('postgres', dataDir)).toEqual([]);
  await expect.poll(() => processesWith('read -r word', ` ${server}`)).toEqual([]);
});

test('It ends soon after whoever opened it was killed, without anybody starting again', async () => {
  const dataDir = await dataDirectory();
  const host = await startHost(dataDir);
  expect(await serverOf(dataDir)).toBeGreaterThan(0);
  host.kill('SIGKILL');
  await expect.poll(() => serverOf(dataDir)).toBeUndefined();
  await expect.poll(() => processesWith('postgres', dataDir)).toEqual([]);
});

test('Left alone by everybody, it is ended by the next start, which then serves what it had', async () => {
  const dataDir = await dataDirectory();
  const host = await startHost(dataDir);
  const server = await serverOf(dataDir);
  const [watcher = 0] = await processesWith('read -r word', ` ${server}`);
  process.kill(watcher, 'SIGKILL');
  host.kill('SIGKILL');
  await once(host, 'exit');
  const { database, warnings } = await open(dataDir);
  expect(warnings).toEqual([
    `The PostgreSQL of an earlier start still ran (process ${server}): it is ended first.`,
  ]);
  expect((await database.query<{ rows: number }>(pairs)).rows[0]?.rows).toBeGreaterThanOrEqual(0);
  expect(await serverOf(dataDir)).not.toBe(server);
});

test('A note of a dead server whose number is another process by now does not stop the start', async () => {
  const dataDir = await dataDirectory();
  const host = await startHost(dataDir);
  const cluster = join(dataDir, 'postgres');
  const user = await serverUser(cluster);
  if (typeof user === 'string') throw new Error(user);
  // Somebody whom the server's user may signal, which is how PostgreSQL asks whether it lives.
  const stranger = spawn('/bin/sh', ['-c', 'read -r line'], spawnOptions(user));
  onTestFinished(() => void stranger.kill());
  for (const pid of [await serverOf(dataDir), host.pid]) if (pid) process.kill(pid, 'SIGKILL');
  await once(host, 'exit');
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const note = await readFile(join(cluster, name), 'utf8');
    await writeFile(join(cluster, name), note.replace(/^\d+/, String(stranger.pid)));
  }
  const { database } = await open(dataDir);
  expect(await database.healthy()).toBe(true);
  expect(stranger.exitCode).toBeNull();
});

test('When it dies by itself it is started again, and requests after that are served', async () => {
  const dataDir = await dataDirectory();
  const { database, warnings, fatal } = await open(dataDir);
  await database.exec('create table public.kept as select 1 as id');
  const server = await serverOf(dataDir);
  process.kill(server ?? 0, 'SIGKILL');
  await expect.poll(() => database.healthy()).toBe(false);
  await vi.waitFor(() => expect(warnings).toContain('PostgreSQL had ended and was started again.'));
  await expect.poll(() => database.healthy()).toBe(true);
  expect((await database.query('select id from public.kept')).rows).toEqual([{ id: 1 }]);
  expect(fatal).toEqual([]);
  expect(await serverOf(dataDir)).not.toBe(server);
});

test('While it is dead or comes back, everything that is asked says so and when to come again', async () => {
  const dataDir = await dataDirectory();
  const { database } = await open(dataDir);
  const backend = await startBackend({ database });
  onTestFinished(() => backend.close());
  const headers = { apikey: backend.keys.anonKey, 'content-type': 'application/json' };
  const asked: [path: string, body?: object][] = [
    ['/rest/v1/movie_reviews?select=id&limit=1'],
    ['/auth/v1/token?grant_type=password', { email: 'nobody@example.org', password: 'wrong' }],
    ['/storage/v1/object/list/avatars', { prefix: '' }],
    ['/storage/v1/object/public/avatars/none.png'],
    ['/embedded/outbox.json'],
  ];
  const answers = new Map<string, Set<string>>(asked.map(([path]) => [path, new Set()]));
  let isOver = false;
  const asking = asked.map(async ([path, body]) => {
    const url = path.startsWith('/embedded') ? backend.siteUrl + path : backend.url + path;
    const method = body ? 'POST' : 'GET';
    do {
      const answer = await fetch(url, { method, headers, body: body ? JSON.stringify(body) : null });
      answers.get(path)?.add(`${answer.status} ${answer.headers.get('retry-after')}`);
      await answer.arrayBuffer();
    } while (!isOver);
  });
  process.kill((await serverOf(dataDir)) ?? 0, 'SIGKILL');
  await expect.poll(() => database.healthy()).toBe(false);
  await expect.poll(() => database.healthy()).toBe(true);
  // Of a connection that is killed PostgreSQL takes all others down, and lets nobody in while it mends itself.
  const connection = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(connection.rows[0]?.pid ?? 0, 'SIGKILL');
  await expect.poll(() => database.healthy()).toBe(true);
  isOver = true;
  await Promise.all(asking);
  for (const [path, seen] of answers) {
    expect(
      [...seen].filter((answer) => answer.startsWith('5')),
      path,
    ).toEqual(['503 5']);
  }
});

test('A connection that dies takes nobody else along', async () => {
  const { database } = await open(await dataDirectory());
  const dying = database.transaction(async (tx) => {
    await tx.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(dying).rejects.toMatchObject({ code: expect.stringMatching(/^(?:57P01|08)/) as string });
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('A path that is too long for a socket serves all the same, and leaves nothing behind', async () => {
  const dataDir = join(await temporaryFolder(), 'a-folder-with-a-long-name-'.repeat(4));
  const { database } = await open(dataDir, { engine: 'postgres' });
  const folder = (await noteIn(dataDir))?.[4] ?? '';
  expect(await database.healthy()).toBe(true);
  expect(folder).not.toContain(dataDir);
  await database.close();
  await expect(stat(folder)).rejects.toThrow('ENOENT');
  const again = await open(dataDir);
  expect(await again.database.healthy()).toBe(true);
});

test('A dear query is stopped at its limit, and readers beside it do not wait', async () => {
  const { database } = await open(await dataDirectory());
  const dear = database.transaction(
    (tx) => tx.query('select count(*) from generate_series(1, 1e12::bigint)'),
    {
      timeoutMs: 1_000,
    },
  );
  const outcome = dear.catch((error: Error) => error);
  let answered = 0;
  const finished = { dear: false };
  void outcome.then(() => (finished.dear = true));
  while (!finished.dear) {
    await database.query('select 1');
    answered += 1;
  }
  expect(await outcome).toMatchObject({ code: '57014' });
  expect(answered).toBeGreaterThan(10);
});

test('Files that came as root’s, as from a copied directory, are given to who runs the server', async () => {
  const dataDir = await dataDirectory();
  const { database } = await open(dataDir);
  expect(await database.healthy()).toBe(true);
  const owners = await Promise.all(
    (await readdir(join(dataDir, 'postgres'), { recursive: true })).map(
      async (name) => (await stat(join(dataDir, 'postgres', name)).catch(() => undefined))?.uid,
    ),
  );
  expect(owners).not.toContain(0);
});
