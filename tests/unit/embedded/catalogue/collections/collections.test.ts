import { describe, expect, test } from 'vitest';
import { movieRecords } from '../../../../../src/embedded/catalogue/bundle.ts';
import { collections } from '../../../../../src/embedded/catalogue/collections/collections.ts';
import { createCatalogueServer } from '../../../../../src/embedded/catalogue/server.ts';
import { catalogueOn, type WireItem } from '../../../../support/tmdb/embedded-catalogue.ts';

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
      expect(own.length).toBeGreaterThan(0);
    }
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
