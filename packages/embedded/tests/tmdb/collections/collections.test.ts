import { describe, expect, test } from 'vitest';
import { movieRecords } from '../../../src/tmdb/bundle.ts';
import { collections } from '../../../src/tmdb/collections/collections.ts';
import { createCatalogueServer } from '../../../src/tmdb/server.ts';
import { catalogueOn, type WireItem } from '../../support/tmdb.ts';

const DAY = '2026-11-23';
const catalogue = catalogueOn(DAY);

interface Brief {
  id: number;
  name: string;
  poster_path: string;
  backdrop_path: string;
}

interface CollectionAnswer extends Brief {
  overview: string;
  parts: WireItem[];
}

/**
 * How many films of each collection are out on the day of the catalogue: counted at its source, so that
 * no page shows half a trilogy.
 */
const FILMS_OUT = {
  'The Lord of the Rings Collection': 3,
  'The Godfather Collection': 3,
  'The Dark Knight Collection': 3,
  'Back to the Future Collection': 3,
  'Spider-Man Collection': 3,
  'The Matrix Collection': 4,
  'Kill Bill Collection': 2,
  'Cars Collection': 3,
  'High School Musical Collection': 3,
  'The Lion King Collection': 3,
  'Iron Man Collection': 3,
  'Monsters, Inc. Collection': 2,
  'Blade Runner Collection': 2,
  'The Incredibles Collection': 2,
  'A Quiet Place Collection': 3,
  'Black Panther Collection': 2,
  'Top Gun Collection': 2,
  'Spider-Man: Spider-Verse Collection': 2,
  'Knives Out Collection': 3,
  'Joker Collection': 2,
};

describe('the collections of the bundled films', () => {
  test('are at least twenty, each once, each with films of the catalogue that belong to no other', () => {
    const films = new Set(movieRecords.filter(({ date }) => date).map(({ id }) => id));
    const parts = collections.flatMap((collection) => collection.parts);
    expect(collections.length).toBeGreaterThanOrEqual(20);
    expect(new Set(collections.map(({ id }) => id)).size).toBe(collections.length);
    expect(new Set(collections.map(({ name }) => name)).size).toBe(collections.length);
    expect(new Set(parts).size).toBe(parts.length);
    expect(parts.filter((id) => !films.has(id))).toEqual([]);
    for (const { name, overview, parts: own } of collections) {
      expect(name).toMatch(/ Collection$/);
      expect(overview.length).toBeGreaterThan(30);
      expect(own.length, name).toBeGreaterThan(1);
    }
  });

  test('are whole: each film that is out in a series of films is in the catalogue', () => {
    const inThem = Object.fromEntries(collections.map(({ name, parts }) => [name, parts.length]));
    expect(inThem).toEqual(FILMS_OUT);
  });

  test('answer with their films, and each film names its collection', async () => {
    for (const { id, name, parts } of collections) {
      const answer = await catalogue.get<CollectionAnswer>(`collection/${id}`);
      expect(answer).toMatchObject({ id, name, poster_path: `/c${id}.svg`, backdrop_path: `/cb${id}.svg` });
      expect(answer.parts.map((part) => `${part.media_type} ${part.id}`)).toEqual(
        parts.map((part) => `movie ${part}`),
      );
    }
    for (const { id } of movieRecords) {
      const movie = await catalogue.get<{ belongs_to_collection: Brief | null }>(`movie/${id}`);
      const own = collections.find(({ parts }) => parts.includes(id));
      expect(movie.belongs_to_collection?.id).toBe(own?.id);
    }
  });

  test('have a poster with their name on it and a backdrop', async () => {
    const server = createCatalogueServer({ clock: () => new Date(`${DAY}T09:30:00Z`) });
    const image = (file: string) =>
      server.images(new Request(`http://localhost/embedded/images/w342/${file}`));
    for (const { id, name } of collections) {
      const poster = await image(`c${id}.svg`);
      expect(poster.status).toBe(200);
      const letters = (await poster.text()).replace(/<title>.*?<.title>|<[^>]*>/g, ' ').toLowerCase();
      for (const word of name.toLowerCase().match(/[\p{L}-]+/gu) ?? []) expect(letters).toContain(word);
      expect((await image(`cb${id}.svg`)).status).toBe(200);
    }
    expect((await image('c999999999.svg')).status).toBe(404);
  });

  test.each(['collection/999999999', 'collection/10/nonsense', 'collection/10/images/more'])(
    '%s is not found',
    async (path) => {
      const answer = await catalogue.fetch(path);
      expect([answer.status, ((await answer.json()) as { status_code: number }).status_code]).toEqual([
        404, 34,
      ]);
    },
  );
});
