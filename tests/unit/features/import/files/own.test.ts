import { describe, expect, test } from 'vitest';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../../../../../src/features/export/parts.ts';
import { csv, readAs, refused, zipped } from '../../../../support/import/files.ts';

const wish = {
  kind: 'movie',
  id: 438631,
  name: 'Dune',
  poster: null,
  date: '2021-09-15',
  votes: 7.8,
  at: '2024-01-01T00:00:00Z',
};

const file = (more: object) => ({
  'marquee.json': JSON.stringify({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    madeAt: '2026-11-22T10:00:00Z',
    ...more,
  }),
  // The same for other services: it must not be mistaken for their export.
  'diary.csv': csv(
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2024-01-01,Dune,2021,u,,,,2024-01-01',
  ),
});

describe('our own export', () => {
  test('is restored record by record, each with its title', () => {
    const search = { kind: 'tv', name: 'Rainy', query: 'genres=18', at: '2024-01-01T00:00:00Z' };
    const { source, entries, files } = readAs([
      zipped(
        file({ savedSearches: [search], wishlist: [wish], notices: [{ about: 'release' }], complete: true }),
      ),
    ]);
    expect({ source, files }).toEqual({ source: 'own', files: ['marquee.json'] });
    expect(entries.map(({ own }) => own)).toEqual([
      { part: 'wishlist', record: wish },
      { part: 'savedSearches', record: search },
    ]);
    expect(entries[0]).toMatchObject({
      what: 'own',
      kind: 'movie',
      name: 'Dune',
      year: 2021,
      ids: { tmdb: 438631 },
    });
  });

  test('that was interrupted says so, and keeps its records', () => {
    const half = readAs([zipped(file({ wishlist: [wish, 'nothing'] }))]);
    expect(half.entries).toHaveLength(1);
    expect(refused(half)).toEqual(['marquee.json:0 brokenFile', 'marquee.json:2 malformed']);
  });

  test.each([
    [wish, 'movie', 'Dune', 2021, { tmdb: 438631 }],
    [{ ...wish, kind: 'tv' }, 'tv', 'Dune', 2021, { tmdb: 438631 }],
    [{ ...wish, kind: 'person' }, null, 'Dune', 2021, {}],
    [{ ...wish, id: 'x', name: 7, date: null }, 'movie', '', null, {}],
    [{ ...wish, name: ' Dune\n' }, 'movie', 'Dune', 2021, { tmdb: 438631 }],
  ])('identifies a record’s title as far as possible: %j', (record, kind, name, year, ids) => {
    const { entries } = readAs([zipped(file({ wishlist: [record], complete: true }))]);
    expect(entries).toEqual([
      {
        at: { file: 'marquee.json', line: 1 },
        what: 'own',
        day: null,
        again: false,
        own: { part: 'wishlist', record },
        ...{ kind, name, year, ids },
      },
    ]);
  });

  test('is complete only if it says so', () => {
    for (const complete of [false, 'yes', 1, null]) {
      expect(refused(readAs([zipped(file({ wishlist: [wish], complete }))])), `${complete}`).toEqual([
        'marquee.json:0 brokenFile',
      ]);
    }
    expect(refused(readAs([zipped(file({ wishlist: [wish, [], wish], complete: true }))]))).toEqual([
      'marquee.json:2 malformed',
    ]);
  });
});
