import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/core/language/languages.ts';
import { movieRecords, seriesRecords } from '../../../../packages/embedded/src/tmdb/bundle.ts';
import { collections } from '../../../../packages/embedded/src/tmdb/collections/collections.ts';
import { allNames, namesIn, type Names } from '../../../../packages/embedded/src/tmdb/language/names.ts';
import { createCatalogueServer } from '../../../../packages/embedded/src/tmdb/server.ts';
import { catalogueOn, nameOf, type WireItem } from '../../../../packages/embedded/tests/support/tmdb.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';

interface Told extends WireItem {
  original_title: string;
  overview: string;
  tagline: string;
}
interface Translations {
  translations: { iso_639_1: string; iso_3166_1: string; data: Record<string, string> }[];
}

const wire = catalogueOn(TODAY);
const SHAWSHANK = 278;

const found = async (search: string, query: string, language: string) => {
  const page = await wire.get(`search/${search}?language=${language}&query=${encodeURIComponent(query)}`);
  return page.results.map(nameOf);
};

describe('a bundled person', () => {
  interface Brief {
    id: number;
    name: string;
    original_name: string;
  }
  const inCast = async (language: string) => {
    const { cast } = await wire.get<{ cast: Brief[] }>(`movie/13/credits?language=${language}`);
    return cast.find(({ id }) => id === 31);
  };

  test.each([
    ['ja-JP', 'トム・ハンクス'],
    ['ar-SA', 'توم هانكس'],
    ['de-DE', 'Tom Hanks'],
  ])('has a name in %s, and is found by it and the English one', async (language, name) => {
    expect(await inCast(language)).toMatchObject({ name, original_name: 'Tom Hanks' });
    expect(await wire.get(`person/31?language=${language}`)).toMatchObject({ name });
    for (const query of [name, 'Tom Hanks']) expect(await found('person', query, language)).toContain(name);
  });

  test('has a credit with the same id in every language', async () => {
    const creditOf = async (language: string) =>
      (await wire.get<{ cast: { credit_id: string }[] }>(`person/31/movie_credits?language=${language}`))
        .cast[0]?.credit_id;
    expect(await creditOf('ja-JP')).toBe(await creditOf('en-US'));
  });

  test('has a name only in languages with people’s names', async () => {
    const people = (await wire.get<{ results: unknown[] }>('search/person?query=tom')).results;
    expect(people.length).toBeGreaterThan(0);
    for (const { person } of await allNames())
      for (const id of Object.keys(person))
        expect(await wire.get(`person/${id}`)).toHaveProperty('id', Number(id));
  });
});

describe('a bundled title', () => {
  test.each([
    ['de-DE', 'Die Verurteilten'],
    ['es-ES', 'Cadena perpetua'],
    ['fr-FR', 'Les Évadés'],
    ['it-IT', 'Le ali della libertà'],
    ['pt-BR', 'Um Sonho de Liberdade'],
    ['ar-SA', 'الخلاص من شاوشانك'],
    ['ja-JP', 'ショーシャンクの空に'],
  ])('has its released name in %s', async (language, name) => {
    const own = await wire.get<Told>(`movie/${SHAWSHANK}?language=${language}`);
    expect(own).toMatchObject({ title: name, original_title: 'The Shawshank Redemption' });
    const listed = await wire.get(`movie/top_rated?language=${language}`);
    expect(listed.results.find(({ id }) => id === SHAWSHANK)?.title).toBe(name);
  });

  test.each([
    'movie/popular',
    'tv/popular',
    'trending/movie/day',
    'discover/tv?with_genres=18',
    'search/multi?query=lord',
  ])('has no text in another language, in the same places as in English (%s)', async (list) => {
    const address = `${list}${list.includes('?') ? '&' : '?'}language=`;
    const [english, german] = await Promise.all([wire.get(`${address}en-US`), wire.get(`${address}de-DE`)]);
    const titles = (german.results as Told[]).filter((item) => item.media_type !== 'person');
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.map(({ overview }) => overview).join('')).toBe('');
    expect(german.results.map(({ id }) => id)).toEqual(english.results.map(({ id }) => id));
  });

  test('keeps the English name in a language without one', async () => {
    expect(await wire.get(`movie/680?language=de-DE`)).toMatchObject({ title: 'Pulp Fiction' });
    expect(await wire.get(`tv/1396?language=fr-FR`)).toMatchObject({ name: 'Breaking Bad' });
  });

  test('keeps its original name in its own language', async () => {
    const [french, german] = ['fr-FR', 'de-DE'].map((tag) => wire.get<Told>(`movie/194?language=${tag}`));
    expect((await french)?.title).toBe("Le Fabuleux Destin d'Amélie Poulain");
    expect((await german)?.title).toBe('Die fabelhafte Welt der Amélie');
  });

  test.each(['xx-YY', 'nl-NL', '', 'constructor', 'en-GB'])(
    'is English in a language without names ("%s")',
    async (language) => {
      const [asked, plain] = [`?language=${language}`, ''].map((query) =>
        wire.get<Told>(`movie/${SHAWSHANK}${query}`),
      );
      expect(await asked).toEqual(await plain);
      expect((await plain)?.overview).not.toBe('');
    },
  );

  test('has the same name in lists of others as in its own', async () => {
    const { similar, recommendations } = await wire.get<{
      similar: { results: Told[] };
      recommendations: { results: Told[] };
    }>('movie/240?language=de-DE&append_to_response=similar,recommendations');
    for (const { results } of [similar, recommendations]) {
      expect(results.find(({ id }) => id === 238)).toMatchObject({ title: 'Der Pate', overview: '' });
    }
  });
});

describe('a search', () => {
  test.each([
    ['movie', 'die verurteilten', 'de-DE', 'Die Verurteilten'],
    ['movie', 'verurtielten', 'de-DE', 'Die Verurteilten'],
    ['movie', 'Shawshank Redemption', 'de-DE', 'Die Verurteilten'],
    ['movie', 'Spirited Away', 'de-DE', 'Chihiros Reise ins Zauberland'],
    ['movie', 'ショーシャンク', 'ja-JP', 'ショーシャンクの空に'],
    ['movie', '賢者の石', 'ja-JP', 'ハリー・ポッターと賢者の石'],
    ['movie', 'العراب', 'ar-SA', 'العراب'],
    ['tv', 'casa de papel', 'es-ES', 'La casa de papel'],
    ['multi', 'round 6', 'pt-BR', 'Round 6'],
    ['collection', 'parrain', 'fr-FR', 'Le Parrain - Saga'],
  ])('for a %s finds "%s" in %s', async (kind, query, language, name) => {
    expect((await found(kind, query, language))[0]).toBe(name);
  });

  test('in English finds nothing by a German name', async () => {
    expect(await found('movie', 'die verurteilten', 'en-US')).toEqual([]);
  });
});

describe('translations', () => {
  test('of a title have its names and its English texts, in any language', async () => {
    for (const language of ['en-US', 'ja-JP']) {
      const { translations } = await wire.get<{ translations: Translations }>(
        `movie/${SHAWSHANK}?language=${language}&append_to_response=translations`,
      );
      const [english, german, ...others] = translations.translations;
      expect(english).toMatchObject({ iso_639_1: 'en', iso_3166_1: 'US', data: { title: '' } });
      expect(english?.data['overview']).toMatch(/^Banker Andy Dufresne/);
      expect(german).toMatchObject({ iso_639_1: 'de', data: { title: 'Die Verurteilten', overview: '' } });
      expect(others.map(({ iso_639_1: code }) => code)).toEqual(['es', 'fr', 'it', 'pt', 'ar', 'ja']);
    }
  });

  test('of a series use the series’ field and their own address', async () => {
    const { translations } = await wire.get<Translations>('tv/71446/translations');
    const names = translations.map(({ iso_639_1: language, data }) => [language, data['name']]);
    expect(names).toContainEqual(['en', 'Money Heist']);
    expect(names).toContainEqual(['de', 'Haus des Geldes']);
  });

  test('are only in answers that request them', async () => {
    expect(await wire.get(`movie/${SHAWSHANK}`)).not.toHaveProperty('translations');
  });
});

describe('our own client', () => {
  const server = createCatalogueServer({ clock: () => new Date(`${TODAY}T12:00:00Z`) });
  let spoken: Language = 'de';
  const catalogue = catalogueOver(
    { url: 'http://catalogue.embedded/3' },
    {
      fetch: (request) => server.api(request),
      languages: ['en', 'de', 'ja'],
      language: () => spoken,
    },
  );

  test('shows a title in German, with its texts marked as English', async () => {
    const movie = await catalogue.movie(120);
    expect(movie).toMatchObject({
      title: 'Der Herr der Ringe: Die Gefährten',
      originalTitle: 'The Lord of the Rings: The Fellowship of the Ring',
      collection: { name: 'Der Herr der Ringe Filmreihe' },
    });
    expect(movie?.overview).not.toBe('');
    expect(movie?.inEnglish).toEqual(expect.arrayContaining(['overview', 'tagline']));
    expect(movie?.inEnglish).not.toContain('title');
    expect(movie?.similar.map(({ title }) => title)).toContain('Der Herr der Ringe: Die zwei Türme');
  });

  test('marks the name of a title without a German one as English', async () => {
    const movie = await catalogue.movie(680);
    expect(movie).toMatchObject({ title: 'Pulp Fiction' });
    expect(movie?.inEnglish).toContain('title');
  });

  test('lists and finds titles, collections and people in German', async () => {
    const { results } = await catalogue.movieList('top-rated', { page: 1 });
    expect(results[0]?.title).toBe('Die Verurteilten');
    const { titles } = await catalogue.searchEverything('der pate');
    expect(titles[0]?.title).toBe('Der Pate');
    const collection = await catalogue.collection(230);
    expect(collection).toMatchObject({ name: 'Der Pate Filmreihe', inEnglish: ['overview'] });
    expect(collection?.overview).not.toBe('');
    const artist = await catalogue.artist(31);
    expect(artist?.biography).toMatch(/^Known for appearing in Forrest Gump /);
    expect(artist?.inEnglish).toEqual(['biography']);
  });

  test('shows the same title in each language', async () => {
    spoken = 'ja';
    expect((await catalogue.movie(120))?.title).toBe('ロード・オブ・ザ・リング');
    spoken = 'en';
    expect((await catalogue.movie(120))?.title).toBe('The Lord of the Rings: The Fellowship of the Ring');
    expect(catalogue.logged).toEqual([]);
  });
});

describe('each name', () => {
  let every: Names[];
  beforeAll(async () => {
    every = await allNames();
  });

  test('belongs to a bundled item, and differs from its English and original name', () => {
    const known = {
      movie: new Map(
        movieRecords.map((one) => [one.id, { ...one, name: one.title, original: one.original_title }]),
      ),
      tv: new Map(seriesRecords.map((one) => [one.id, { ...one, original: one.original_name }])),
      collection: new Map(
        collections.map((one) => [one.id, { ...one, language: 'en', original: undefined }]),
      ),
    };
    const faults = every.flatMap((names) =>
      (['movie', 'tv', 'collection'] as const).flatMap((kind) =>
        Object.entries(names[kind]).filter(([id, name]) => {
          const one = known[kind].get(Number(id));
          const isOriginal = one?.language === names.language && one.original === name;
          return (
            !one || isOriginal || name === one.name || name !== name.trim().normalize('NFC') || name === ''
          );
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('has its language’s script', async () => {
    const [ar, ja] = [await namesIn('ar-AE'), await namesIn('ja')];
    for (const name of [ar?.movie, ar?.tv, ar?.collection].flatMap((names) => Object.values(names ?? {}))) {
      expect(name).toMatch(/\p{Script=Arabic}/u);
    }
    expect(
      Object.values(ja?.movie ?? {}).filter((name) => /[\p{Script=Katakana}\p{Script=Han}]/u.test(name))
        .length,
    ).toBeGreaterThan(300);
  });
});
