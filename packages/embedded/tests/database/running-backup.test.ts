import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import { askForBackup, listenToCommands } from '../../src/supabase/database/transfer/control.ts';
import { backUpRunning } from '../../src/supabase/database/transfer/running-backup.ts';
import { dataDirectory } from '../support/database-engines.ts';
import { ENGINES, temporaryFolder } from '../support/temporary-folder.ts';
import { startPostgres } from '../support/postgres.ts';
import { contents, fillWholeDatabase, writeFiles } from '../support/whole-database.ts';
import { openDatabase, restoreBackup } from '../support/films.ts';

const server = await startPostgres();
afterAll(() => server.stop());

const now = new Date('2026-11-21T10:00:00Z');

let count = 0;
const PLACES = [...ENGINES, 'your own PostgreSQL'] as const;

/** A database that is filled, in a directory with files, as a server has it open. */
async function opened(place: (typeof PLACES)[number]): Promise<{ dataDir: string; database: Database }> {
  const own = place === 'your own PostgreSQL';
  const dataDir = own ? await temporaryFolder() : await dataDirectory(place);
  const databaseUrl = own ? await server.createDatabase(`backup_${++count}`) : undefined;
  const database = await openDatabase({ dataDir, databaseUrl });
  onTestFinished(() => database.close());
  await fillWholeDatabase(database);
  await writeFiles(dataDir);
  return { dataDir, database };
}

const picture = (dataDir: string, version: number) => join(dataDir, 'storage', 'avatars', `v-${version}`);

/**
 * People who write until they are stopped: each time two rows that belong together in one transaction, and a picture whose
 * bytes come before its row and whose older version goes after it, as the storage server does it.
 */
function startWriting(database: Database, dataDir: string) {
  let [going, round] = [true, 0];
  const writing = (async () => {
    await database.exec(`
      create table public.pairs (side text, n integer);
      insert into storage.buckets (id, name) values ('test', 'test') on conflict do nothing;
      insert into storage.objects (bucket_id, name, version) values ('test', 'face', 'v-0');`);
    await writeFile(picture(dataDir, 0), 'v-0');
    while (going) {
      round += 1;
      const version = round;
      await writeFile(picture(dataDir, version), `v-${version}`);
      await database.transaction(async (tx) => {
        await tx.query(`insert into public.pairs values ('left', $1)`, [version]);
        await tx.query(`update storage.objects set version = $1 where name = 'face'`, [`v-${version}`]);
        await tx.query(`insert into public.pairs values ('right', $1)`, [version]);
      });
      await rm(picture(dataDir, version - 1), { force: true });
    }
  })();
  return {
    rounds: () => round,
    async stop() {
      going = false;
      await writing;
    },
  };
}

describe.each(PLACES)('A backup while people write (%s)', (place) => {
  test('holds one moment: every row of before, no half of a transaction, and the files its rows speak of', async () => {
    const { dataDir, database } = await opened(place);
    const before = await contents(database);
    const people = startWriting(database, dataDir);
    await expect.poll(() => people.rounds()).toBeGreaterThan(5);
    const path = join(await temporaryFolder(), 'running.backup');
    const begun = people.rounds();
    const made = await backUpRunning(database, { dataDir, path, now });
    const ended = people.rounds();
    await people.stop();
    // They went on meanwhile.
    expect(ended).toBeGreaterThan(begun);
    expect(made.bytes).toBe((await stat(path)).size);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup'))).toEqual([]);

    // The test's own table is no migration's: without it a fresh database takes the rest.
    await database.exec('drop table public.pairs');
    const elsewhere = join(await temporaryFolder(), 'elsewhere');
    const pairs: Record<string, number[]> = {};
    const kept = await withoutPairs(path, pairs);
    await restoreBackup({ path: kept, dataDir: elsewhere, replace: false, now });
    const restored = await openDatabase({ dataDir: elsewhere });
    onTestFinished(() => restored.close());
    const rows = await contents(restored);
    for (const [table, expected] of Object.entries(before)) {
      if (table.startsWith('storage.')) continue;
      expect(rows[table], table).toEqual(expected);
    }
    expect(pairs.left?.length).toBeGreaterThan(0);
    expect(pairs.left?.toSorted()).toEqual(pairs.right?.toSorted());
    const { rows: faces } = await restored.query<{ version: string }>(
      `select version from storage.objects where name = 'face'`,
    );
    const version = faces[0]?.version ?? '';
    expect(version).toBe(`v-${Math.max(...(pairs.left ?? []))}`);
    expect(await readFile(join(elsewhere, 'storage', 'avatars', version), 'utf8')).toBe(version);
    expect(await readFile(join(elsewhere, 'secrets.json'), 'utf8')).toBe('{"key":"k"}');
  });

  test('leaves nothing behind when it cannot be written, and says who owns the folder', async () => {
    const { dataDir, database } = await opened(place);
    const folder = await temporaryFolder();
    const path = join(folder, 'missing', 'running.backup');
    const said = new RegExp(`cannot be written \\(ENOENT.*${folder} belongs to uid \\d+`);
    await expect(backUpRunning(database, { dataDir, path, now })).rejects.toThrow(said);
    expect(await readdir(folder)).toEqual([]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup'))).toEqual([]);
    await database.query('select 1');
  });

  test('leaves nothing behind on a full disk, and says which one is full', async () => {
    const { dataDir, database } = await opened(place);
    const folder = await temporaryFolder();
    const path = join(folder, 'running.backup');
    // Takes no byte, as a full disk does.
    await symlink('/dev/full', `${path}.unfinished`);
    const full = `No backup was made: the disk of ${folder} is full.`;
    await expect(backUpRunning(database, { dataDir, path, now })).rejects.toThrow(full);
    expect(await readdir(folder)).toEqual([]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  test('leaves out what is no part of it: cards, other backups, what a server needs while it runs', async () => {
    const { dataDir, database } = await opened(place);
    for (const folder of ['cards', 'nights/old']) await mkdir(join(dataDir, folder), { recursive: true });
    await writeFile(join(dataDir, 'cards', 'one.png'), 'card');
    await writeFile(join(dataDir, 'nights', 'old', 'a.backup'), 'backup');
    await writeFile(join(dataDir, 'control.json'), '{}');
    const path = join(dataDir, 'here.backup');
    const leave = [join(dataDir, 'nights')];
    expect((await backUpRunning(database, { dataDir, path, leave, now })).files).toBe(2);
  });
});

describe('A command that asks the running server', () => {
  test('gets its backup, and the sentence when there is none', async () => {
    const { dataDir, database } = await opened('pglite');
    const commands = await listenToCommands(dataDir, (path, leave) =>
      backUpRunning(database, { dataDir, path, leave, now }),
    );
    const folder = await temporaryFolder();
    const made = await askForBackup(dataDir, join(folder, 'a.backup'), []);
    expect(made).toMatchObject({ files: 2, bytes: (await stat(join(folder, 'a.backup'))).size });
    await expect(askForBackup(dataDir, join(folder, 'missing', 'a.backup'), [])).rejects.toThrow(/ENOENT/);
    await commands.close();
    expect(await askForBackup(dataDir, join(folder, 'b.backup'), [])).toBeUndefined();
  });

  test('is let in by what only the owner of the directory can read, and nobody else is', async () => {
    const dataDir = await temporaryFolder();
    let asked = 0;
    const commands = await listenToCommands(dataDir, () => Promise.reject(new Error(`${++asked}`)));
    onTestFinished(() => commands.close());
    const file = join(dataDir, 'control.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(await readFile(file, 'utf8')) as { port: number };
    for (const authorization of ['', 'Bearer ', 'Bearer wrong']) {
      const body = JSON.stringify({ path: '/tmp/stolen', leave: [] });
      const answer = await fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        headers: { authorization },
        body,
      });
      expect(answer.status).toBe(403);
    }
    expect(asked).toBe(0);
  });

  test('goes on by itself when the server was killed and left its word', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'control.json'), '{"port": 1, "token": "x"}');
    expect(await askForBackup(dataDir, '/nowhere', [])).toBeUndefined();
  });
});

/** The same backup without the rows of the test's own table, which are put into `pairs`. */
async function withoutPairs(path: string, pairs: Record<string, number[]>): Promise<string> {
  const { gunzipSync, gzipSync } = await import('node:zlib');
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n');
  const rest = lines.flatMap((line) => {
    const record = JSON.parse(line) as { kind: string; table?: string; rows: unknown };
    if (record.kind === 'rows' && record.table === 'public.pairs') {
      for (const { side, n } of JSON.parse(record.rows as string) as { side: string; n: number }[])
        (pairs[side] ??= []).push(n);
      return [];
    }
    if (record.kind === 'end') {
      const { 'public.pairs': _own, ...rows } = record.rows as Record<string, number>;
      return [JSON.stringify({ ...record, rows })];
    }
    return [line];
  });
  const kept = `${path}.kept`;
  await writeFile(kept, gzipSync(`${rest.join('\n')}\n`));
  return kept;
}
