import { describe, expect, test } from 'vitest';
import { leftOut, OF_THE_SERVERS } from '../support/changed.ts';

describe('npm test -- --changed', () => {
  test.each([
    'src/embedded/backend/rest/plan.ts',
    'src/embedded/catalogue/artwork/address.ts',
    'src/backend/client.ts',
    'src/contract/config.ts',
    'supabase/migrations/20261121120000_profiles.sql',
    'tests/database/engine-move.test.ts',
    'tests/support/database/personas.ts',
    'package-lock.json',
  ])('runs everything when %s changed', (file) => {
    expect(leftOut(['README.md', file])).toEqual([]);
  });

  test('leaves out the tests of the embedded servers when only pages, rules or the catalogue changed', () => {
    const changed = [
      'src/pages/index.astro',
      'src/domain/title.ts',
      'src/embedded/catalogue/search/search.ts',
    ];
    expect(leftOut(changed)).toEqual(OF_THE_SERVERS);
  });
});
