import Papa from 'papaparse';
import { afterAll, expect, test } from 'vitest';
import { recordsOf } from '../../src/features/export/parts.ts';
import type { ImportEntry } from '../../src/features/import/files/entry.ts';
import { STARS } from '../../src/core/stars.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { exportOf, type ReadExport } from '../support/database/exported.ts';
import { importsOf } from '../support/database/imports.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';
import { csv, reading } from '../support/import/files.ts';

const server = await startBackend();
afterAll(() => server.close());

/** Movies 1 to 10: the first has half a star, the last has five. */
const movies = STARS.map((stars, index) => ({ id: index + 1, name: `Title ${index + 1}`, stars }));
const json = (value: unknown) => JSON.stringify(value);

/** What each site writes where somebody gave all the stars there are; of ten points in the others. */
const SOURCES: [source: string, files: Record<string, string>][] = [
  [
    'Letterboxd',
    {
      'ratings.csv': csv(
        'Date,Name,Year,Letterboxd URI,Rating',
        ...movies.map(({ id, name, stars }) => `2024-01-02,${name},2001,https://boxd.it/${id},${stars}`),
      ),
    },
  ],
  [
    'IMDb',
    {
      'ratings.csv': csv(
        'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors',
        ...movies.map(
          ({ id, name, stars }) =>
            `tt000000${id},${stars * 2},2019-04-05,${name},${name},,Movie,8,90,2001,Drama,1,,`,
        ),
      ),
    },
  ],
  [
    'Trakt',
    {
      'ratings-movies.json': json(
        movies.map(({ id, name, stars }) => ({
          ...{ rated_at: '2024-01-02T10:00:00.000Z', rating: stars * 2, type: 'movie' },
          movie: { title: name, year: 2001, ids: { tmdb: id } },
        })),
      ),
    },
  ],
  [
    'Simkl',
    {
      'SimklBackup.json': json({
        movies: movies.map(({ id, name, stars }) => ({
          ...{ status: 'completed', user_rating: stars * 2 },
          movie: { title: name, year: 2001, ids: { tmdb: id } },
        })),
      }),
    },
  ],
];

/** Brings entries into an account that has nothing, and exports that; titles are known by their names. */
async function broughtBack(entries: readonly ImportEntry[]): Promise<ReadExport> {
  const person = await signedInPerson(server, 'Somebody');
  const known = entries.map((entry): ImportEntry => {
    const number = /^Title (\d+)$/.exec(entry.name)?.[1];
    return number === undefined ? entry : { ...entry, ids: { ...entry.ids, tmdb: Number(number) } };
  });
  await importsOf(server.database, person.id).bring(known);
  return exportOf(person.client, person.id);
}

const starsIn = ({ json: { ratings } }: ReadExport) =>
  new Map(
    ratings
      .map(({ id, stars }): [unknown, unknown] => [id, stars])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  );
const given = new Map(movies.map(({ id, stars }) => [id, stars]));

test.each(SOURCES)('Exports and imports all half stars of %s', async (_, files) => {
  const first = await broughtBack(reading(files).entries);
  expect(starsIn(first)).toEqual(given);
  const again = [...recordsOf(first.json as never)].map((own, line): ImportEntry => ({
    ...{ at: { file: 'marquee.json', line }, what: 'own', kind: null, name: '', year: null, ids: {} },
    ...{ day: null, again: false, own: own as NonNullable<ImportEntry['own']> },
  }));
  expect(starsIn(await broughtBack(again))).toEqual(given);
});

test('Exports Letterboxd’s stars unchanged to its columns', async () => {
  const [, letterboxd = {}] = SOURCES[0] ?? [];
  const { files } = await broughtBack(reading(letterboxd).entries);
  const sheet = (files['letterboxd/ratings.csv'] ?? '').replace('\uFEFF', '');
  const { data } = Papa.parse<Record<string, string>>(sheet, { header: true, skipEmptyLines: true });
  expect(new Map(data.map(({ tmdbID, Rating }) => [Number(tmdbID), Number(Rating)]))).toEqual(given);
});
