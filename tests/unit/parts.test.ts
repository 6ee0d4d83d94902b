import { describe, expect, test } from 'vitest';
import { PARTS, STEPS, testFiles, touchedBy } from '../support/parts.ts';

const touched = (...files: string[]) => {
  const { parts, steps } = touchedBy(files);
  return [...parts.map(({ name }) => name), ...steps];
};

describe('the parts of test:all', () => {
  test('each have test files, none twice', () => {
    for (const part of PARTS) expect(testFiles([part]), part.name).not.toEqual([]);
    const files = testFiles(PARTS);
    expect(files).toEqual([...new Set(files)]);
  });

  test.each([
    ['packages/embedded/src/supabase/rest/plan.ts', ['rest', 'long forms']],
    ['src/features/connections/count-plays.job.server.ts', ['killed', 'hosted']],
    ['packages/embedded/src/tmdb/artwork/address.ts', ['catalogue']],
    ['src/pages/index.astro', ['below a path', 'languages', 'every page in three languages', 'below']],
    ['src/features/numbers/numbers.ts', []],
    ['packages/embedded/tests/storage/files.test.ts', ['storage']],
    ['README.md', []],
  ])('run in CI for a change of %s', (file, expected) => {
    expect(touched('README.md', file)).toEqual(expected);
  });

  test('all run for a change of the dependencies, and for unknown changes', () => {
    const all = [...PARTS.map(({ name }) => name), ...Object.keys(STEPS)];
    expect(touched('package-lock.json')).toEqual(all);
    const { parts, steps } = touchedBy(null);
    expect([...parts.map(({ name }) => name), ...steps]).toEqual(all);
  });
});
