import { describe, expect, test } from 'vitest';
import type { SharedStore } from '../../../../src/catalogue/shared-answers.ts';
import { ALL, spokenCatalogue } from '../../../support/tmdb/languages.ts';

describe('the episodes of a season', () => {
  test.each(ALL.filter((language) => language !== 'en' && language !== 'de'))(
    'have no generated name in %s: English’s, marked, or none',
    async (language) => {
      const { catalogue, speak } = spokenCatalogue();
      speak(language);
      const season = await catalogue.season(21, 1);
      expect(season?.episodes.map(({ name, inEnglish }) => [name, inEnglish])).toEqual([
        ['The Bell', ['name', 'overview']],
        ['The Fog', ['name', 'overview']],
        ['', ['overview']],
      ]);
      expect(season?.name).toBe('');
      expect(season?.overview).toBe('The watch begins.');
      expect(season?.inEnglish).toEqual(['overview']);
      expect(season?.seasons.map(({ name, inEnglish }) => [name, inEnglish])).toEqual([
        ['', undefined],
        ['The Long Winter', ['name']],
      ]);
    },
  );

  test('have their names in a language', async () => {
    const { catalogue, speak } = spokenCatalogue();
    speak('de');
    const season = await catalogue.season(21, 1);
    expect(season?.series.title).toBe('Die Nachtwache');
    expect(season?.episodes.map(({ name }) => name)).toEqual(['Die Glocke', 'The Fog', '']);
    expect(season?.episodes[0]?.inEnglish).toEqual(['overview']);
  });

  test('are shown without English when that fails', async () => {
    const { catalogue, fail, speak } = spokenCatalogue();
    speak('de');
    fail((_path, language) => language === 'en-US');
    expect((await catalogue.season(21, 1))?.episodes.map(({ name }) => name)).toEqual(['Die Glocke', '', '']);
  });

  test('are cached for all by their English names', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    speak('de');
    const found = await catalogue.episodes(21, [{ number: 1, episodes: 3 }]);
    expect(found?.episodes.map(({ name }) => name)).toEqual(['The Bell', 'The Fog', '']);
    expect(calls.every((call) => call.includes('language=en-US'))).toBe(true);
  });
});

test('Names a series’ seasons in the language, else in English, else by number', async () => {
  const { catalogue, speak } = spokenCatalogue();
  expect((await catalogue.series(21))?.seasons.map(({ name }) => name)).toEqual([
    'Season 1',
    'The Long Winter',
  ]);
  speak('de');
  expect((await catalogue.series(21))?.seasons).toMatchObject([
    { name: '' },
    { name: 'The Long Winter', inEnglish: ['name'] },
  ]);
});

test('Shows a biography in the language, else in English, and titles in one language', async () => {
  const { catalogue, calls, speak } = spokenCatalogue();
  speak('de');
  expect(await catalogue.artist(5)).toMatchObject({ biography: 'Sie wurde am Meer geboren.' });
  expect(await catalogue.artist(5)).not.toHaveProperty('inEnglish');
  speak('it');
  const artist = await catalogue.artist(5);
  expect(artist).toMatchObject({ biography: 'Born by the sea.', inEnglish: ['biography'] });
  expect(artist?.roles[0]?.credits[0]?.title).toBe('it-IT film');
  expect(calls).toHaveLength(2);
});

test('Shows a collection in the language, else each field in English, and its parts in one language', async () => {
  const { catalogue, speak } = spokenCatalogue();
  speak('de');
  expect(await catalogue.collection(31)).toMatchObject({
    name: 'Laternen Filmreihe',
    overview: 'All of the lanterns.',
    inEnglish: ['overview'],
    parts: [{ title: 'de-DE film' }],
  });
  speak('es');
  expect((await catalogue.collection(31))?.inEnglish).toEqual(['name', 'overview']);
});

describe('lists and searches', () => {
  test('are requested and cached by language', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    for (const language of ['en', 'de', 'ja', 'de', 'en'] as const) {
      speak(language);
      const page = await catalogue.movieList('popular', { page: 1 });
      const found = await catalogue.search('movie', 'lantern', { page: 1 });
      const asked = { en: 'en-US', de: 'de-DE', ja: 'ja-JP' }[language];
      expect([page, found].map(({ results }) => results[0]?.title)).toEqual([
        `Lantern ${asked} 0`,
        `Lantern ${asked} 0`,
      ]);
    }
    expect(calls).toHaveLength(6);
  });

  test('suggest corrections only from names seen in the language', async () => {
    const { catalogue, speak } = spokenCatalogue();
    speak('de');
    await catalogue.movieList('popular', { page: 1 });
    expect(catalogue.spelledLike('lantren de-DE 1').map(({ title }) => title)).not.toEqual([]);
    speak('en');
    expect(catalogue.spelledLike('lantren de-DE 1')).toEqual([]);
  });

  test('of genres are one answer for all languages, translated by our words', async () => {
    const { catalogue, calls, speak } = spokenCatalogue();
    for (const language of ALL) {
      speak(language);
      expect(await catalogue.genres('movie')).toEqual([{ id: 18, name: 'Drama' }]);
    }
    expect(calls).toHaveLength(1);
  });
});

describe('the cache', () => {
  test('is separate by language, also when shared between processes', async () => {
    const keys: string[] = [];
    const shared: SharedStore = {
      read: () => Promise.resolve(null),
      write: (key) => Promise.resolve(void keys.push(key.replace(/^marquee:catalogue:\d+:/, ''))),
    };
    const { catalogue, speak } = spokenCatalogue({ shared });
    for (const language of ['en', 'de'] as const) {
      speak(language);
      await catalogue.movie(11);
      await catalogue.artist(5);
      await catalogue.collection(31);
      await catalogue.season(21, 1);
      await catalogue.recommendations({ kind: 'movie', id: 11 });
      await catalogue.findForeign('imdb', 'tt0000011').catch(() => []);
    }
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual([
      '/movie/11?US&en.de.es.fr.it.pt-br.ar.ja',
      '/person/5',
      '/collection/31',
      '/tv/21/season/1',
      '/movie/11/recommendations',
      '/movie/11/beside?de',
      '/person/5?de',
      '/collection/31?de',
      '/tv/21/season/1?de',
      '/movie/11/recommendations?de',
    ]);
  });

  test('has one limit for all languages together', async () => {
    const cacheBytes = 200_000;
    const { catalogue, speak } = spokenCatalogue({ limits: { cacheBytes } });
    for (const language of ALL) {
      speak(language);
      for (let page = 1; page <= 10; page += 1) await catalogue.movieList('popular', { page });
      expect(catalogue.health().bytes).toBeLessThanOrEqual(cacheBytes);
    }
    expect(catalogue.health().entries).toBeLessThan(80);
  });
});
