import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DurableFiles, startParameters } from '../../src/embedded/backend/database/pglite/engine-options.ts';
import { startProgram } from '../support/host/child-process.ts';
import { dataDirectory } from '../support/database/data-directory.ts';

const rounds = 20;

interface Round {
  /** Rows the process found when it opened the directory. */
  present: Set<number>;
  halves: number;
  /** Rows it wrote and told us about before it was killed. */
  acknowledged: number[];
}

/** One process that opens the directory, writes, and is killed after so many acknowledgements. */
async function writeAndDie(dataDir: string, firstId: number, acknowledgements: number): Promise<Round> {
  const child = startProgram('tests/support/database/row-writer.ts', [dataDir, String(firstId)]);
  const round: Round = { present: new Set(), halves: Number.NaN, acknowledged: [] };
  if (child.stdout === null) throw new Error('The writer has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, first = '', ids = ''] = line.split(' ');
    if (word === 'wrote') round.acknowledged.push(Number(first));
    if (word === 'found') {
      round.halves = Number(first);
      round.present = new Set(ids.split(',').map(Number));
    }
    if (round.acknowledged.length >= acknowledgements) child.kill('SIGKILL');
  }
  return round;
}

test(`Killed ${rounds} times while writing, the database has every acknowledged row and no half transaction`, async () => {
  const dataDir = await dataDirectory();
  const acknowledged: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    // A different moment each time, spread over the first hundred transactions.
    const {
      present,
      halves,
      acknowledged: written,
    } = await writeAndDie(dataDir, round * 10_000, (round * 37) % 100);
    expect(halves).toBe(0);
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
    acknowledged.push(...written);
  }
  expect(acknowledged.length).toBeGreaterThan(rounds * 30);
}, 240_000);

test('Every commit reaches the disk before it is acknowledged', async () => {
  const fsync = vi.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    fsync.mockRestore();
    syncBuiltinESMExports();
  });
  const files = new DurableFiles(join(await dataDirectory(), 'database'));
  const engine = new PGlite({ fs: files, startParams: startParameters(true) });
  onTestFinished(() => engine.close());
  await engine.exec('create table public.shelf (id int)');
  const before = fsync.mock.calls.length;
  for (let id = 0; id < 10; id++) await engine.query('insert into public.shelf values ($1)', [id]);
  expect(fsync.mock.calls.length - before).toBeGreaterThanOrEqual(10);
});
