import { expect, test } from 'vitest';
import { isOpen, type ImportState } from '../../../../src/features/import/import-job.ts';
import { importPaths } from '../../../../src/features/import/import-paths.ts';

test.each<[ImportState, boolean]>([
  ['receiving', true],
  ['matching', true],
  ['asking', true],
  ['saving', true],
  ['undoing', true],
  ['done', false],
  ['cancelled', false],
  ['undone', false],
])('Blocks another import while one is %s: %s', (state, open) => {
  expect(isOpen({ state })).toBe(open);
});

test('Has an address for each step of an import', () => {
  const { doubtful, report, ...others } = importPaths;
  expect(Object.fromEntries(Object.entries(others).map(([step, path]) => [step, path('7')]))).toEqual({
    progress: '/api/imports/7',
    rows: '/api/imports/7/rows',
    choices: '/api/imports/7/choices',
    save: '/api/imports/7/save',
    cancel: '/api/imports/7/cancel',
    undo: '/api/imports/7/undo',
    reportFile: '/api/imports/7/report.csv',
  });
  expect([doubtful('7'), doubtful('7', 2)]).toEqual([
    '/api/imports/7/doubtful?page=1',
    '/api/imports/7/doubtful?page=2',
  ]);
  expect([report('7'), report('7', 2), report('7', 2, 'skipped')]).toEqual([
    '/api/imports/7/report?page=1',
    '/api/imports/7/report?page=2',
    '/api/imports/7/report?page=2&state=skipped',
  ]);
});
