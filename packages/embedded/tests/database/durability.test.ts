import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DurableFiles, startParameters } from '../../src/supabase/database/pglite/engine-options.ts';
import { openDirectory } from '../../src/supabase/database/open-directory.ts';
import { startProgram } from '../support/start-program.ts';
import { dataDirectory } from '../support/database-engines.ts';
import { ENGINES } from '../support/temporary-folder.ts';

/** On each engine, with its server and without by turns. */
const rounds = 6;

interface Round {
  /** Acts of a person the process found whole when it opened the directory, */
  present: Set<number>;
  /** and how many in part. */
  halves: number;
  /** Acts it did and told us about before it was killed. */
  acknowledged: number[];
}

/** The server of a data directory, where it has one. */
async function serverOf(dataDir: string): Promise<number | undefined> {
  const note = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(note.split('\n')[0]) || undefined;
}

/** One process that opens the directory, writes, and is killed after so many acknowledgements, maybe with its server. */
async function writeAndDie(
  dataDir: string,
  firstId: number,
  { acknowledgements, withServer }: { acknowledgements: number; withServer: boolean },
): Promise<Round> {
  const child = startProgram('tests/support/act-writer.ts', [dataDir, String(firstId)]);
  const round: Round = { present: new Set(), halves: Number.NaN, acknowledged: [] };
  if (child.stdout === null) throw new Error('The writer has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, first = '', ids = ''] = line.split(' ');
    if (word === 'wrote') round.acknowledged.push(Number(first));
    if (word === 'found') {
      round.halves = Number(first);
      round.present = new Set(ids.split(',').map(Number));
    }
    if (round.acknowledged.length < acknowledgements || child.killed) continue;
    const server = withServer ? await serverOf(dataDir) : undefined;
    if (server !== undefined) process.kill(server, 'SIGKILL');
    child.kill('SIGKILL');
  }
  return round;
}

test.each(ENGINES)(
  `Killed ${rounds} times while writing, the database (%s) has all a person did that was acknowledged, and nothing by half`,
  async (engine) => {
    const dataDir = await dataDirectory(engine);
    const acknowledged: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      // A different moment each time, spread over the first fifty transactions.
      const how = { acknowledgements: (round * 37) % 50, withServer: round % 2 === 1 };
      const { present, halves, acknowledged: written } = await writeAndDie(dataDir, round * 4000 + 1, how);
      expect(halves).toBe(0);
      expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
      acknowledged.push(...written);
    }
    expect(acknowledged.length).toBeGreaterThan(rounds * 15);
    await (await openDirectory(dataDir)).close();
  },
  240_000,
);

test('In PGlite every commit reaches the disk before it is acknowledged', async () => {
  const fsync = vi.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    fsync.mockRestore();
    syncBuiltinESMExports();
  });
  const files = new DurableFiles(join(await dataDirectory('pglite'), 'database'));
  const engine = new PGlite({ fs: files, startParams: startParameters(true) });
  onTestFinished(() => engine.close());
  await engine.exec('create table public.shelf (id int)');
  const before = fsync.mock.calls.length;
  for (let id = 0; id < 10; id++) await engine.query('insert into public.shelf values ($1)', [id]);
  expect(fsync.mock.calls.length - before).toBeGreaterThanOrEqual(10);
});
