import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { recordsOf, RESTORED_PARTS } from '../../src/features/export/parts.ts';
import type { ImportEntry } from '../../src/features/import/files/entry.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { arbitraryRecords } from '../support/database/arbitrary-records.ts';
import { exportOf, type ReadExport } from '../support/database/exported.ts';
import { importsOf } from '../support/database/imports.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

/** Brings records of an export into an account that has nothing, and exports that. */
async function restored(records: Iterable<{ part: string; record: unknown }>): Promise<ReadExport> {
  const person = await signedInPerson(server, 'Somebody');
  const entries = [...records].map((own, line): ImportEntry => ({
    at: { file: 'marquee.json', line },
    what: 'own',
    kind: null,
    name: '',
    year: null,
    ids: {},
    day: null,
    again: false,
    own: own as NonNullable<ImportEntry['own']>,
  }));
  await importsOf(server.database, person.id).bring(entries);
  return exportOf(person.client, person.id);
}

/** What goes back of an export, in no order; lists by their names and times, because here they have other ids. */
const contentOf = ({ json }: ReadExport) => {
  const names = new Map(json.lists.map(({ list, name, at }) => [list, `${String(name)} of ${String(at)}`]));
  const named = (record: Record<string, unknown>) =>
    'list' in record ? { ...record, list: names.get(record['list']) } : record;
  return Object.fromEntries(
    RESTORED_PARTS.map((part) => [part, json[part].map((record) => JSON.stringify(named(record))).sort()]),
  );
};

test('Exports the same after importing an export into another account', async () => {
  let records = 0;
  let titles = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryRecords, async (any) => {
      // Of what contradicts itself the account keeps what can be true: that is what somebody has.
      const first = await restored(any);
      const there = [...recordsOf(first.json as never)];
      records += there.length;
      titles += first.json.listTitles.length;
      const second = await restored(there);
      expect(contentOf(second)).toEqual(contentOf(first));
    }),
    { numRuns: 6 },
  );
  expect(records).toBeGreaterThan(100);
  expect(titles).toBeGreaterThan(0);
}, 60_000);
