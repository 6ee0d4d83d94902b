import { expect, test } from 'vitest';
import { genreName, namedGenres } from '../../../../src/domain/genres/genres.ts';
import { inLanguage } from '../../../../src/contract/language.ts';
import { GENRE_NAMES } from '../../../../src/domain/messages.ts';
import { catalogueOn } from '../../../support/tmdb/embedded-catalogue.ts';

interface Answer {
  genres: { id: number; name: string }[];
}

test('all genres there are have words, which are in English those of the movie database', async () => {
  const catalogue = catalogueOn('2026-03-10');
  const all = await Promise.all(['movie', 'tv'].map((kind) => catalogue.get<Answer>(`genre/${kind}/list`)));
  const names = new Map(all.flatMap(({ genres }) => genres).map(({ id, name }) => [id, name]));
  expect(Object.fromEntries(names)).toEqual(GENRE_NAMES);
});

test('a genre nobody has heard of keeps its name', () => {
  expect(genreName({ id: 1, name: ' Opera ' })).toBe('Opera');
});

test('genres stand in the order of the catalogue in English, and of their names in other languages', () => {
  const genres = [
    { id: 1, name: 'Zirkus' },
    { id: 2, name: 'Ärzte' },
    { id: 3, name: 'Bühne' },
  ];
  const names = () => namedGenres(genres).map(({ name }) => name);
  expect(names()).toEqual(['Zirkus', 'Ärzte', 'Bühne']);
  expect(inLanguage('de', names)).toEqual(['Ärzte', 'Bühne', 'Zirkus']);
});
