import { expect, test } from 'vitest';
import { createCatalogue } from '../../../../src/catalogue/client.ts';
import { createCatalogueServer } from '../../../../packages/embedded/src/tmdb/server.ts';
import { factsOf } from '../../../../src/features/numbers/title-facts.ts';
import { SILENT } from '../../../support/host/server-jobs.ts';

const clock = () => new Date('2026-03-01T09:30:00Z');
const server = createCatalogueServer({ clock });
const catalogue = createCatalogue({
  fetch: (request) => server.api(request),
  baseUrl: 'http://catalogue.embedded/3',
  apiKey: undefined,
  clock,
  log: SILENT,
});

test('Has all facts of the statistics in the bundled catalogue', async () => {
  const movie = await catalogue.movie(603);
  expect(movie && factsOf(movie)).toMatchObject({
    minutes: 136,
    genres: [{ id: 28, name: 'Action' }, { name: 'Science Fiction' }],
    language: 'en',
    directors: [{ name: 'Lana Wachowski' }, { name: 'Lilly Wachowski' }],
  });
  const series = await catalogue.series(1396);
  expect(series && factsOf(series)).toMatchObject({
    genres: expect.arrayContaining([]) as unknown,
    countries: ['US'],
  });
  expect(series && factsOf(series).actors.length).toBeGreaterThan(3);
});
