import { expect, test } from 'vitest';
import type { ImportEntry } from '../../../../../src/features/import/files/entry.ts';
import { fingerprintOf } from '../../../../../src/features/import/files/fingerprint.ts';

const entry = (name: string, more: Partial<ImportEntry> = {}): ImportEntry => ({
  at: { file: 'a.csv', line: 2 },
  what: 'wish',
  kind: 'movie',
  name,
  year: 2021,
  ids: {},
  day: null,
  again: false,
  ...more,
});

test('Gives equal entries in equal order the same fingerprint, permanently', () => {
  // Stored with every import: a changed one would import an old file again.
  expect(fingerprintOf([entry('Dune'), entry('Ran')])).toBe(
    '21da74f3fd914645904f386c82260fab7339a06b02d8944c5b7161a0b7566e93',
  );
  expect(fingerprintOf([])).toMatch(/^[\da-f]{64}$/);
});

test('Changes all four parts of the fingerprint with any other content', () => {
  const all = [
    [],
    [entry('Dune')],
    [entry('Dune'), entry('Dune')],
    [entry('Dune'), entry('Ran')],
    [entry('Ran'), entry('Dune')],
    [entry('Dune', { year: 1984 })],
    [entry('Dune', { at: { file: 'a.csv', line: 3 } })],
    [entry('Dunf')],
    [entry('千')],
  ].map(fingerprintOf);
  expect(all.every((print) => /^[\da-f]{64}$/.test(print))).toBe(true);
  const parts = all.flatMap((print) => print.match(/.{8}/g) ?? []);
  expect(new Set(parts).size).toBe(all.length * 8);
});
