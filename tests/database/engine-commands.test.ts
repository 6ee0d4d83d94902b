import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Engine } from '../../packages/embedded/src/supabase/database/contract.ts';
import { startProgram } from '../../packages/embedded/tests/support/start-program.ts';
import { ENGINES, temporaryFolder } from '../../packages/embedded/tests/support/temporary-folder.ts';
import { writeFiles } from '../../packages/embedded/tests/support/whole-database.ts';
import { dataDirectory } from '../support/database/database-engines.ts';
import { runProgram, type Finished } from '../support/host/child-process.ts';
import { signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';
import { startPostgres } from '../../packages/embedded/tests/support/postgres.ts';
import { openDatabase } from '../support/database/marquee-database.ts';

const server = await startPostgres();
afterAll(() => server.stop());

/** Runs `npm run NAME -- WORDS` in an empty folder, with DATA_DIR and what else is given. */
async function command(
  name: string,
  words: string[],
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Finished> {
  const cwd = await temporaryFolder();
  return runProgram(`src/cli/${name}.ts`, words, {
    cwd,
    environment: { DATA_DIR: dataDir, ...environment },
  });
}

/** A data directory with three accounts, of which one is an admin, and two files. */
async function filledDirectory(engine?: Engine): Promise<string> {
  const dataDir = await dataDirectory(engine);
  const database = await openDatabase({ dataDir });
  await signUpEverybody(database);
  await database.close();
  await writeFiles(dataDir);
  return dataDir;
}

const refused = (sentence: RegExp): unknown => ({
  code: 1,
  output: '',
  errors: expect.stringMatching(new RegExp(`^${sentence.source}\n$`)) as string,
});

describe('The operator', () => {
  test.each(ENGINES)('saves a data directory (%s) and restores it elsewhere', async (engine) => {
    const [dataDir, folder] = [await filledDirectory(engine), await temporaryFolder()];
    const file = join(folder, 'monday.backup');
    const saved = await command('backup', [file], dataDir);
    expect(saved).toMatchObject({ code: 0, errors: '' });
    expect(saved.output).toMatch(
      /^Saved \d+ rows and 2 files to .*monday\.backup\. It holds passwords and keys/,
    );
    expect(await command('backup', [file], dataDir)).toEqual(
      refused(/.*monday\.backup exists already: choose another name\./),
    );

    const elsewhere = join(folder, 'elsewhere');
    const restored = await command('restore', [file], elsewhere);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toMatch(/^Restored \d+ rows and 2 files to .*elsewhere\.\n$/);
    expect(await command('admin', ['list'], elsewhere)).toMatchObject({
      code: 0,
      output: 'admin@example.test\n',
    });
    expect(await command('restore', [file], elsewhere)).toEqual(
      refused(/.*already holds a database\. Add --replace.*/),
    );
  });

  test('grants a user the admin role, lists admins, and revokes it', async () => {
    const dataDir = await filledDirectory();
    const granted = await command('admin', ['grant', 'Owner@example.test'], dataDir);
    expect(granted).toMatchObject({ code: 0, output: 'Owner@example.test is an admin.\n' });
    expect(await command('admin', ['list'], dataDir)).toMatchObject({
      output: 'admin@example.test\nowner@example.test\n',
    });
    const revoked = await command('admin', ['revoke', 'owner@example.test'], dataDir);
    expect(revoked).toMatchObject({ code: 0, output: 'owner@example.test is no longer an admin.\n' });
    const unknown = await command('admin', ['grant', 'nobody@example.test'], dataDir);
    expect(unknown).toEqual(refused(/Nobody has signed up as nobody@example\.test\./));
  });

  test('must stop the server first, for every command, and nothing is created', async () => {
    const [dataDir, folder] = [await dataDirectory(), await temporaryFolder()];
    const writer = startProgram('tests/support/row-writer.ts', [dataDir, '0']);
    if (writer.stdout === null) throw new Error('The writer has no output');
    await once(createInterface({ input: writer.stdout }), 'line');
    const file = join(folder, 'monday.backup');
    const inUse = refused(/The data directory .* is in use by process \d+: stop that first\./);
    expect(await command('backup', [file], dataDir)).toEqual(inUse);
    expect(await command('admin', ['list'], dataDir)).toEqual(inUse);
    expect(await command('move-to-postgres', ['postgres://localhost/x'], dataDir)).toEqual(inUse);
    expect(await readdir(folder)).toEqual([]);
  });

  test('gets an error without a database, and none is created', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const nothing = refused(/There is no database in .*data: start the server once, or set DATA_DIR\./);
    expect(await command('backup', ['x'], dataDir)).toEqual(nothing);
    expect(await command('admin', ['list'], dataDir)).toEqual(nothing);
    expect(await command('move-to-postgres', ['postgres://localhost/x'], dataDir)).toEqual(nothing);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each([
    ['backup', []],
    ['backup', ['a', 'b']],
    ['restore', []],
    ['restore', ['a', '--force']],
    ['move-to-postgres', ['mysql://localhost/x']],
    ['admin', []],
    ['admin', ['grant']],
    ['admin', ['list', 'somebody']],
    ['admin', ['promote', 'somebody']],
  ])('sees the usage of %s instead of %j', async (name, words) => {
    const dataDir = await temporaryFolder();
    expect(await command(name, words, dataDir)).toEqual(refused(new RegExp(`Usage: npm run ${name} -- .*`)));
  });

  test.each([
    ['backup', [], /SUPABASE_URL is set: .*/],
    ['admin', ['list'], /Admins of a project are named at \/admin.*/],
    ['admin', ['grant', 'ada@example.org'], /Set SUPABASE_SECRET_KEY.*/],
  ])('sees where a hosted project has it, for %s %j', async (name, words, told) => {
    const hosted = { SUPABASE_URL: 'https://x.example.org', SUPABASE_ANON_KEY: 'k' };
    expect(await command(name, words, await temporaryFolder(), hosted)).toEqual(refused(told));
  });

  test('moves from PGlite to its own PostgreSQL with one command', async () => {
    const dataDir = await filledDirectory('pglite');
    const moved = await command('move-to-postgres', [], dataDir);
    expect(moved).toMatchObject({ code: 0, errors: '' });
    expect(moved.output).toMatch(
      /^Copied \d+ rows and compared each with its original: PostgreSQL keeps .* as database\.before-move-.*\n$/,
    );
    expect(await command('admin', ['list'], dataDir)).toMatchObject({
      code: 0,
      output: 'admin@example.test\n',
    });
    expect(await command('move-to-postgres', [], dataDir)).toEqual(
      refused(/PostgreSQL keeps the data in .*/),
    );
  });

  test('moves to a PostgreSQL server', async () => {
    const dataDir = await filledDirectory();
    const url = await server.createDatabase('operated');
    const moved = await command('move-to-postgres', [url], dataDir);
    expect(moved).toMatchObject({ code: 0, errors: '' });
    expect(moved.output).toMatch(/^Copied \d+ rows, uploads and keys\. Start the server with DATABASE_URL/);
    const there = { DATABASE_URL: url };
    expect(await command('admin', ['list'], dataDir, there)).toMatchObject({
      output: 'admin@example.test\n',
    });
    const file = join(await temporaryFolder(), 'there.backup');
    // A PostgreSQL server may be in use meanwhile.
    const database = await openDatabase({ dataDir, databaseUrl: url });
    onTestFinished(() => database.close());
    expect(await command('backup', [file], dataDir, there)).toMatchObject({ code: 0, errors: '' });
    expect(await command('move-to-postgres', [url], dataDir)).toEqual(refused(/The target is not empty: .*/));
  });
});

describe('npm run backup', () => {
  test('needs no name with BACKUP_DIR, and keeps BACKUP_KEEP backups', async () => {
    const [dataDir, folder] = [await filledDirectory(), await temporaryFolder()];
    const environment = { BACKUP_DIR: join(folder, 'nights'), BACKUP_KEEP: '1' };
    expect(await command('backup', [], dataDir)).toEqual(refused(/Usage: npm run backup.*/));
    const saved = /^Saved \d+ rows and 2 files to .*nights\/marquee-.*Z\.backup\./;
    expect((await command('backup', [], dataDir, environment)).output).toMatch(saved);
    // Names are of the second: a night is longer than this test.
    const [first = ''] = await readdir(environment.BACKUP_DIR);
    const nightBefore = 'marquee-2026-01-01T03-00-00Z.backup';
    await rename(join(environment.BACKUP_DIR, first), join(environment.BACKUP_DIR, nightBefore));
    expect((await command('backup', [], dataDir, environment)).output).toMatch(saved);
    const kept = await readdir(environment.BACKUP_DIR);
    expect(kept).toHaveLength(1);
    expect(kept).not.toContain(nightBefore);
  });
});
