import { expect, test } from 'vitest';
import { seriesRecords } from '../../../../packages/embedded/src/tmdb/bundle.ts';
import { collections } from '../../../../packages/embedded/src/tmdb/collections/collections.ts';
import { createCatalogueServer } from '../../../../packages/embedded/src/tmdb/server.ts';
import { catalogueOn } from '../../../../packages/embedded/tests/support/tmdb.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';

const server = createCatalogueServer({ clock: () => new Date(`${TODAY}T12:00:00Z`) });
const wire = catalogueOn(TODAY);
const catalogue = catalogueOver(
  { url: 'http://catalogue.embedded/3' },
  { fetch: (request) => server.api(request) },
);

test('Reads every collection with all parts by our own client', async () => {
  for (const { id, name, parts } of collections) {
    const found = await catalogue.collection(id);
    expect(found?.name).toBe(name);
    expect(found?.parts.map((part) => part.id).sort()).toEqual([...parts].sort());
    expect(found?.overview).not.toBe('');
  }
  expect(catalogue.logged).toEqual([]);
});

test('Reads every listed season by our own client, with its number of episodes', async () => {
  let read = 0;
  for (const { id } of seriesRecords) {
    const { seasons } = await wire.get<{ seasons: { season_number: number; episode_count: number }[] }>(
      `tv/${id}`,
    );
    for (const { season_number: number, episode_count: count } of seasons) {
      const season = await catalogue.season(id, number);
      expect([id, number, season?.episodes.length, season?.seasons.length]).toEqual([
        id,
        number,
        count,
        seasons.length,
      ]);
      read += 1;
    }
  }
  expect(read).toBeGreaterThan(300);
  expect(catalogue.logged).toEqual([]);
});

test('Finds people, collections and titles together by our own client', async () => {
  const people = await catalogue.searchArtists('keanu reves', { page: 1 });
  expect(people.results[0]).toMatchObject({ id: 6384, name: 'Keanu Reeves', department: 'Acting' });
  expect(people.results[0]?.knownFor[0]).toBe('The Matrix');
  const sets = await catalogue.searchCollections('godfather', { page: 1 });
  expect(sets.results).toMatchObject([{ id: 230, name: 'The Godfather Collection' }]);
  const everything = await catalogue.searchEverything('tom hanks');
  expect(everything.artists[0]).toMatchObject({ id: 31, name: 'Tom Hanks' });
  expect(catalogue.logged).toEqual([]);
});
