import { once } from 'node:events';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lockDirectory } from '../../src/supabase/database/directory/directory-lock.ts';
import { freeBytes } from '../../src/supabase/database/directory/free-space.ts';
import { startProgram } from '../support/start-program.ts';
import { dataDirectory } from '../support/database-engines.ts';
import { ENGINES, temporaryFolder } from '../support/temporary-folder.ts';
import { openDatabase } from '../support/films.ts';

describe.each(ENGINES)('A data directory (%s)', (engine) => {
  const folder = engine === 'postgres' ? 'postgres' : 'database';

  test('is made at the first start, even where an earlier first start was cut off', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    await mkdir(join(dataDir, `${folder}.new-123`, 'base'), { recursive: true });
    const database = await openDatabase({ dataDir, engine });
    onTestFinished(() => database.close());
    expect((await database.query('select count(*)::int as people from public.profiles')).rows).toEqual([
      { people: 0 },
    ]);
    // The programs lie there too where the checkout is closed to whoever runs PostgreSQL.
    const made = (await readdir(dataDir)).filter((name) => name !== 'programs').sort();
    expect(made).toEqual([folder, 'server.lock', 'server.pid']);
  });

  test('keeps what was written when it is closed and opened again', async () => {
    const dataDir = await dataDirectory(engine);
    const first = await openDatabase({ dataDir });
    await first.query("insert into storage.buckets (id, name) values ('kept', 'kept')");
    await first.close();
    const second = await openDatabase({ dataDir });
    onTestFinished(() => second.close());
    const { rows } = await second.query("select id from storage.buckets where id = 'kept'");
    expect(rows).toEqual([{ id: 'kept' }]);
  });

  test('is refused to a second server, in the same process or another, naming the holder', async () => {
    const dataDir = await dataDirectory(engine);
    const writer = startProgram('tests/support/row-writer.ts', [dataDir, '0']);
    if (writer.stdout === null) throw new Error('The writer has no output');
    await once(createInterface({ input: writer.stdout }), 'line');
    const sentence = `The data directory ${dataDir} is in use by process ${writer.pid}: stop that first.`;
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ problem: 'in-use', message: sentence });
  });

  test('is refused to a second opening in one process, as a hot reload would do', async () => {
    const dataDir = await dataDirectory(engine);
    const first = await openDatabase({ dataDir });
    onTestFinished(() => first.close());
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ problem: 'in-use' });
  });

  test('is free at once when its server was killed, whatever that left lying around', async () => {
    const dataDir = await dataDirectory(engine);
    const writer = startProgram('tests/support/row-writer.ts', [dataDir, '0']);
    if (writer.stdout === null) throw new Error('The writer has no output');
    await once(createInterface({ input: writer.stdout }), 'line');
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    expect(await readdir(dataDir)).toContain('server.pid');
    const database = await openDatabase({ dataDir });
    expect(await database.healthy()).toBe(true);
    await database.close();
  });

  test('is free again after a start that failed', async () => {
    const dataDir = await dataDirectory(engine);
    await writeFile(join(dataDir, folder, 'PG_VERSION'), '17\n');
    await expect(openDatabase({ dataDir })).rejects.toThrow();
    lockDirectory(dataDir).release();
  });

  test('of another PostgreSQL major is left alone, with the way out', async () => {
    const dataDir = await dataDirectory(engine);
    await writeFile(join(dataDir, folder, 'PG_VERSION'), '17\n');
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toMatchObject({
      problem: 'foreign-version',
      message: expect.stringMatching(/was made by PostgreSQL 17.*npm run backup.*npm run restore/) as string,
    });
  });

  test.each([
    ['pg_control is missing', 'global/pg_control'],
    ['the log is missing', 'pg_wal'],
    ['PG_VERSION is missing', 'PG_VERSION'],
  ])('that is damaged (%s) is left alone, in one sentence with the cure', async (_damage, lost) => {
    const dataDir = await dataDirectory(engine);
    await rm(join(dataDir, folder, lost), { recursive: true });
    const before = (await readdir(join(dataDir, folder))).sort();
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toMatchObject({
      problem: 'broken',
      message: expect.stringMatching(
        /^The database in .* cannot be opened \(.+\)\. Nothing was changed: .*$/,
      ) as string,
    });
    const after = (await readdir(join(dataDir, folder))).filter((name) => name !== 'postmaster.pid');
    expect(after.sort()).toEqual(before.filter((name) => name !== 'postmaster.pid'));
  });
});

describe('A data directory', () => {
  test('is made with the folders around it', async () => {
    const dataDir = join(await temporaryFolder(), 'not', 'there', 'yet');
    await (await openDatabase({ dataDir })).close();
    expect(await readdir(dataDir)).toContain('server.lock');
  });

  test('that is no directory is refused in one sentence', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expect(openDatabase({ dataDir: file })).rejects.toMatchObject({
      problem: 'not-writable',
      message: expect.stringContaining('set DATA_DIR to another directory') as string,
    });
  });

  test.each(['/proc/marquee', '/proc/marquee/data'])(
    'where the system takes no folders (%s) is refused in one sentence',
    async (dataDir) => {
      await expect(openDatabase({ dataDir })).rejects.toMatchObject({
        problem: 'not-writable',
        message: expect.stringContaining(`The data directory ${dataDir} cannot be written`) as string,
      });
    },
  );

  test('that cannot be written is refused, with who owns it and who asked', async () => {
    const folder = await temporaryFolder();
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await chmod(dataDir, 0o555);
    await chmod(folder, 0o755);
    // Rights do not bind root, who opens it as nobody then.
    if (process.getuid?.() === 0) {
      process.seteuid?.(65_534);
      onTestFinished(() => process.seteuid?.(0));
    }
    const [owner, own] = [await stat(dataDir), process.geteuid?.()];
    const refusal = await openDatabase({ dataDir }).catch((error: unknown) => error as Error);
    expect(refusal).toMatchObject({ problem: 'not-writable' });
    const { message } = refusal as Error;
    expect(message).toContain(`The data directory ${dataDir} cannot be written`);
    expect(message).toContain(`${dataDir} belongs to uid ${owner.uid}, gid ${owner.gid} (mode 555)`);
    expect(message).toContain(`this process runs as uid ${own}`);
  });

  test('tells how much room there is', async () => {
    const free = await freeBytes(await temporaryFolder());
    expect(free).toBeGreaterThan(0);
    expect(Number.isSafeInteger(free)).toBe(true);
  });
});
