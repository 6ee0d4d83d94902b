import { describe, expect, test } from 'vitest';
import { createCatalogueServer } from '../../src/tmdb/server.ts';
import { catalogueOn } from '../support/tmdb.ts';

const DAY = '2026-11-23';
const server = createCatalogueServer({ clock: () => new Date(`${DAY}T09:30:00Z`) });
const catalogue = catalogueOn(DAY);

interface Face {
  profile_path: string;
}

const image = (size: string, path: string) =>
  server.images(new Request(`http://localhost/embedded/images/${size}${path}`));

describe('the images of the bundled catalogue', () => {
  test.each([
    ['movie/603', 'The Matrix'],
    ['tv/456', 'The Simpsons'],
  ])('%s has a poster that carries its name, and a backdrop', async (path, name) => {
    const title = await catalogue.get<{ poster_path: string; backdrop_path: string }>(path);
    const [poster, backdrop] = await Promise.all([
      image('w342', title.poster_path),
      image('w1280', title.backdrop_path),
    ]);
    expect([poster.status, backdrop.status]).toEqual([200, 200]);
    expect(poster.headers.get('content-type')).toContain('image/svg+xml');
    const letters = (await poster.text()).replace(/<title>.*?<.title>|<[^>]*>/g, ' ').toLowerCase();
    for (const word of name.toLowerCase().split(' ')) expect(letters).toContain(word);
  });

  test('everybody in the cast and crew of a title has a portrait', async () => {
    const { cast, crew } = await catalogue.get<{ cast: Face[]; crew: Face[] }>('movie/603/credits');
    const faces = [...cast, ...crew].map(({ profile_path }) => profile_path);
    expect(faces.length).toBeGreaterThan(10);
    const answers = await Promise.all(faces.map((path) => image('w185', path)));
    expect(answers.map(({ status }) => status)).toEqual(faces.map(() => 200));
  });

  test.each([
    '/m999999999.svg',
    '/t603603603.svg',
    '/p99999998.svg',
    '/x603.svg',
    '/m603.png',
    '/../m603.svg',
  ])('there is none at %s', async (path) => {
    expect((await image('w342', path)).status).toBe(404);
  });
});

describe('the size of the bundled catalogue', () => {
  test('is what its lists hold', async () => {
    const [movies, series] = await Promise.all([
      catalogue.get('discover/movie'),
      catalogue.get('discover/tv'),
    ]);
    expect(server.size).toEqual({ movies: movies.total_results, series: series.total_results });
  });
});
