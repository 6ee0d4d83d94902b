import { genreBy, genreTitlesBy } from '../../../src/core/words/genre-names-words.ts';
import { expect, test } from 'vitest';
import { genreName, genreTitlesName, namedGenres } from '../../../src/core/genres.ts';
import { inLanguage } from '../../../src/contract/language.ts';
import { catalogueOn } from '../../../packages/embedded/tests/support/tmdb.ts';

/** A record of messages in the current language. */
const spoken = (record: Readonly<Record<number, () => string>>) =>
  Object.fromEntries(Object.entries(record).map(([id, said]) => [id, said()]));

interface Answer {
  genres: { id: number; name: string }[];
}

test('Names all genres, in English as the movie database', async () => {
  const catalogue = catalogueOn('2026-03-10');
  const all = await Promise.all(['movie', 'tv'].map((kind) => catalogue.get<Answer>(`genre/${kind}/list`)));
  const names = new Map(all.flatMap(({ genres }) => genres).map(({ id, name }) => [id, name]));
  expect(Object.fromEntries(names)).toEqual(spoken(genreBy));
});

test('Has a phrase for every genre’s titles', async () => {
  const catalogue = catalogueOn('2026-03-10');
  for (const kind of ['movie', 'tv'] as const) {
    const { genres } = await catalogue.get<Answer>(`genre/${kind}/list`);
    const said = (genre: { id: number; name: string }) => [genre.id, genreTitlesName(genre, kind)] as const;
    expect(Object.fromEntries(genres.map(said))).toEqual(spoken(genreTitlesBy[kind]));
  }
});

test.each([
  ['de', 'Horrorfilme', 'Dramaserien'],
  ['es', 'Películas de terror', 'Series dramáticas'],
  ['fr', 'Films d’horreur', 'Séries dramatiques'],
  ['ja', 'ホラー映画', 'ドラマ（TVシリーズ）'],
] as const)('Names titles of a genre naturally: %s', (language, movies, series) => {
  const said = inLanguage(language, () => [
    genreTitlesName({ id: 27, name: 'Horror' }, 'movie'),
    genreTitlesName({ id: 18, name: 'Drama' }, 'tv'),
  ]);
  expect(said).toEqual([movies, series]);
});

test('Keeps an unknown genre’s name', () => {
  expect(genreTitlesName({ id: 1, name: 'Opera' }, 'movie')).toBe('Opera movies');
  expect(genreName({ id: 1, name: ' Opera ' })).toBe('Opera');
});

test('Orders genres as the catalogue in English, and by name in other languages', () => {
  const genres = [
    { id: 1, name: 'Zirkus' },
    { id: 2, name: 'Ärzte' },
    { id: 3, name: 'Bühne' },
  ];
  const names = () => namedGenres(genres).map(({ name }) => name);
  expect(names()).toEqual(['Zirkus', 'Ärzte', 'Bühne']);
  expect(inLanguage('de', names)).toEqual(['Ärzte', 'Bühne', 'Zirkus']);
});
