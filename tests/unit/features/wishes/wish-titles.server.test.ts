import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLanguageFrom } from '../../../../src/core/language/current.ts';
import { readDiscover } from '../../../../src/features/discover/discover.ts';
import { aiExamplesBy } from '../../../../src/features/ai/ai-words.ts';
import { LANGUAGES, type Language } from '../../../../src/core/language/languages.ts';
import type { Kind, TitleSummary } from '../../../../src/core/title.ts';
import { createCatalogueServer } from '../../../../packages/embedded/src/tmdb/server.ts';
import { findByWords } from '../../../../src/features/wishes/wish-titles.server.ts';
import { bundledStories } from '../../../../src/server/offline-ai.ts';
import { catalogueOver, failureOf, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

const bundled = createCatalogueServer({ clock: () => new Date(`${TODAY}T12:00:00Z`) });
const calls: string[] = [];
const catalogue = catalogueOver(
  { url: 'http://catalogue.test/3' },
  {
    fetch: (request) => {
      calls.push(new URL(request.url).pathname);
      return bundled.api(request);
    },
  },
);

const nobodyKnows = () => Promise.resolve(new Set<string>());
const { signal } = new AbortController();

/** What is found: titles that match all of it, and those that match a part. */
async function find(description: string, kind: Kind = 'movie', known = nobodyKnows, takenOff: string[] = []) {
  const answer = await findByWords({ kind, description, takenOff }, { catalogue, day: TODAY, signal }, known);
  const [exact, partial] = [true, false].map((whole) =>
    answer.titles.filter(({ lacks }) => (lacks?.length === 0) === whole),
  );
  return { ...answer, titles: exact?.map(({ title }) => title) ?? [], partial: partial ?? [] };
}

const namesOf = (titles: readonly TitleSummary[]) => titles.map(({ title }) => title);

describe('a description without a model', () => {
  test.each<[string, Kind, string[], string]>([
    ['short comedies from the 90s', 'movie', ['Comedy', '1990s', '99 minutes or less'], '/discover/movies?'],
    [
      'Korean thriller under two hours',
      'movie',
      ['Thriller', '119 minutes or less', 'In Korean'],
      '/discover/movies?',
    ],
    ['comedies or westerns, no horror', 'movie', ['Comedy or Western', 'No Horror'], '/discover/movies?'],
    ['something with Tom Hanks', 'movie', ['With Tom Hanks'], '/discover/movies?'],
    ['a film by Kubrick about war', 'movie', ['War', 'With Stanley Kubrick'], '/discover/movies?'],
    ['a Korean series that has ended', 'movie', ['In Korean', 'Ended'], '/discover/series?'],
    ['feel-good film at christmas', 'movie', ['About feel-good', 'About christmas'], '/discover/movies?'],
  ])('is parsed into filters: %s', async (description, kind, labels, path) => {
    const { understood, titles } = await find(description, kind);
    expect(understood.chips.map(({ label }) => label).toSorted()).toEqual(labels.toSorted());
    expect(understood.missed).toEqual([]);
    expect(understood.path).toContain(path);
    expect(titles.length).toBeGreaterThan(0);
  });

  test.each<[Language, string]>([
    ['de', 'Filme wie The Matrix, aber ohne Vampire, mit Keanu Reeves'],
    ['es', 'películas como The Matrix, sin vampiros, con Keanu Reeves'],
    ['ja', '「The Matrix」のような映画、吸血鬼なし、Keanu Reeves出演'],
  ])('is parsed in the page’s language, with the catalogue’s names: %s', async (language, text) => {
    readLanguageFrom(() => language);
    const { understood, titles } = await find(text).finally(() => {
      readLanguageFrom(() => 'en');
    });
    expect(understood.chips.map(({ path }) => path)).toContain('/movie/603');
    expect([understood.missed, understood.chips]).toEqual([[], expect.objectContaining({ length: 3 })]);
    expect(titles.length).toBeGreaterThan(0);
  });

  test('ranks by the user’s taste, and says so, unless an order or a title was given', async () => {
    const fitting = (titles: TitleSummary[]) => titles.toReversed();
    const ask = (description: string, forPerson: boolean) =>
      findByWords(
        { kind: 'movie', description },
        { catalogue, day: TODAY, signal, fitting: forPerson ? fitting : null },
        nobodyKnows,
      );
    for (const [description, byFit] of [
      ['comedies from the 90s', true],
      ['newest comedies', false],
      ['something like Alien', false],
    ] as const) {
      const [plain, fitted] = [await ask(description, false), await ask(description, true)];
      expect(plain.titles.length).toBeGreaterThan(1);
      expect(plain.understood.byFit).toBeUndefined();
      expect(fitted.understood.byFit).toBe(byFit || undefined);
      const [once, twice] = [plain, fitted].map(({ titles }) => namesOf(titles.map(({ title }) => title)));
      expect(twice).toEqual(byFit ? once?.toReversed() : once);
    }
  });

  test('finds titles that match all of it', async () => {
    const { titles } = await find('short comedies from the 90s');
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      expect(title.genreIds).toContain(35);
      expect(title.date).toMatch(/^199\d/);
      expect((await catalogue.movie(title.id))?.runtime).toBeLessThan(100);
    }
  });

  test('links to Discover: with all filters, and with each alone', async () => {
    const { understood } = await find('short comedies from the 90s');
    const read = (address: string) =>
      readDiscover('movie', new URL(address, 'http://site.test').searchParams, TODAY);
    expect(read(understood.path ?? '').filters).toMatchObject({
      genres: [35],
      from: 1990,
      to: 1999,
      longest: 99,
    });
    expect(read(understood.path ?? '').canonical).toBe(understood.path);
    expect(understood.chips.map(({ path }) => path)).toEqual([
      '/discover/movies?genres=35',
      '/discover/movies?from=1990&to=1999',
      '/discover/movies?longest=99',
    ]);
  });

  test('finds titles similar to a named one that match the rest', async () => {
    const { understood, titles } = await find('like The Matrix but animated');
    expect(understood.chips.map(({ label }) => label)).toEqual(['Like The Matrix', 'Animation']);
    expect(understood.chips[0]?.path).toBe('/movie/603');
    for (const title of titles) expect(title.genreIds).toContain(16);
    expect(namesOf((await find('films like The Matrix')).titles)).toContain('Inception');
    expect(namesOf((await find('films like The Matrix')).titles)).not.toContain('The Matrix');
  });

  test.each([
    ['like The Matrix, under 100 minutes', { longest: 99 }],
    ['like The Matrix, from France', { country: 'FR' }],
  ])('combines an example with other facts: %s', async (description, expected) => {
    const { understood, titles } = await find(description);
    expect(understood.missed).toEqual([]);
    expect(understood.chips[0]?.label).toBe('Like The Matrix');
    expect(titles.length).toBeGreaterThan(0);
    for (const { id } of titles) {
      const movie = await catalogue.movie(id);
      if ('longest' in expected) expect(movie?.runtime).toBeLessThanOrEqual(99);
      else expect(movie?.countryCodes).toContain('FR');
    }
    const genres = new Set((await catalogue.movie(603))?.genreIds);
    expect(titles[0]?.genreIds.some((id) => genres.has(id))).toBe(true);
  });

  test('combines an example with a person', async () => {
    const { understood, titles } = await find('like The Matrix, with Keanu Reeves');
    expect(understood.missed).toEqual([]);
    expect(namesOf(titles)).toContain('The Matrix Reloaded');
    expect(namesOf(titles)).not.toContain('The Matrix');
  });

  test('accepts a series as an example, and finds series unless films are mentioned', async () => {
    const { understood, titles } = await find('something like Breaking Bad');
    expect(understood.chips.map(({ label }) => label)).toEqual(['Like Breaking Bad']);
    expect(understood.kind).toBe('tv');
    expect(namesOf(titles)).toContain('Better Call Saul');
    const films = await find('a film like Breaking Bad');
    expect(films.understood.kind).toBe('movie');
    expect(films.titles.every(({ kind }) => kind === 'movie')).toBe(true);
    expect(films.titles.length).toBeGreaterThan(0);
  });

  test('accepts either of two people, both, or excludes one', async () => {
    const hanks = namesOf((await find('Tom Hanks')).titles);
    const either = await find('Tom Hanks or Al Pacino');
    expect(either.understood.chips.map(({ label }) => label)).toEqual(['With Tom Hanks or Al Pacino']);
    expect(namesOf(either.titles)).toEqual(expect.arrayContaining(['The Godfather', hanks[0] ?? '']));
    expect(namesOf((await find('De Niro and Pacino')).titles)).toContain('The Godfather Part II');
    const without = await find('a war film, not by Kubrick');
    expect(without.understood.chips.map(({ label }) => label)).toEqual(['War', 'Not with Stanley Kubrick']);
    expect(without.titles.length).toBeGreaterThan(0);
    expect(namesOf(without.titles)).not.toContain('Full Metal Jacket');
  });

  test('suggests removing one filter without results, and finds as many then', async () => {
    const none = await find('Swedish horror from the 1920s');
    expect(none.titles).toEqual([]);
    const [first] = none.understood.looser ?? [];
    expect(first?.count).toBeGreaterThan(0);
    const without = [first?.label ?? ''];
    const { understood, titles } = await find('Swedish horror from the 1920s', 'movie', nobodyKnows, without);
    expect(titles).toHaveLength(first?.count ?? 0);
    expect(understood.takenOff).toEqual(without);
    expect(understood.chips.map(({ label }) => label)).not.toContain(first?.label);
  });

  test('brings what fits in part, what lacks least first, each with what it lacks, where little fits', async () => {
    const { understood, titles, partial } = await find(
      'black-and-white westerns from the forties, no comedies',
    );
    expect(titles.length + partial.length).toBeGreaterThanOrEqual(6);
    const labels = understood.chips.map(({ label }) => label);
    const lacking = partial.map(({ lacks }) => lacks ?? []);
    expect(labels).toContain('No Comedy');
    expect(lacking.flat().every((label) => labels.includes(label))).toBe(true);
    expect(lacking.map(({ length }) => length)).toEqual(lacking.map(({ length }) => length).toSorted());
    for (const { title, lacks = [], reason } of partial) {
      expect(title.genreIds).not.toContain(35);
      expect(lacks.includes('Western')).toBe(!title.genreIds.includes(37));
      expect(lacks.includes('1940s')).toBe(!title.date?.startsWith('194'));
      expect(reason).toContain(title.date?.slice(0, 4));
      for (const label of lacks) expect(reason).not.toContain(label);
    }
  });

  test('leaves out subjects that are not wanted', async () => {
    const all = await find('animated adventures');
    const some = await find('animated adventures, nothing with superheroes');
    expect(some.understood.chips.map(({ label }) => label)).toContain('No superhero');
    expect(namesOf(all.titles)).toContain('Spider-Man: Into the Spider-Verse');
    expect(namesOf(some.titles)).not.toContain('Spider-Man: Into the Spider-Verse');
    expect(namesOf([...some.titles, ...some.partial.map(({ title }) => title)])).not.toContain(
      'Spider-Man: Across the Spider-Verse',
    );
  });

  test('names what was not understood, and finds by the rest', async () => {
    const { understood, titles } = await find('comedies about zxcvb, without subtitles');
    expect(understood.missed).toEqual(['zxcvb', 'without subtitles']);
    expect(titles.length).toBeGreaterThan(0);
  });

  test('says that series cannot be searched by people', async () => {
    const { understood } = await find('comedy series with Tom Hanks', 'tv');
    expect(understood.missed).toEqual(['Tom Hanks (series cannot be searched by people)']);
  });

  test.each(['asdf qwer zxcv', 'something good please', '🎬'])(
    'returns no titles when nothing is understood: %s',
    async (description) => {
      const { understood, titles } = await find(description);
      expect([titles, understood.chips, understood.path]).toEqual([[], [], null]);
    },
  );

  test('leaves out what somebody made, where nothing else is asked for', async () => {
    const { understood, titles } = await find('not by Bergman');
    expect(understood.chips.map(({ label }) => label)).toEqual(['Not with Ingmar Bergman']);
    expect(understood.path).toBeNull();
    expect(titles.length).toBeGreaterThan(10);
    expect(namesOf(titles)).not.toContain('The Seventh Seal');
  });

  test('is not parsed in another language, without requests', async () => {
    calls.length = 0;
    const { understood, titles } = await find('ein lustiger Film über Roboter');
    expect([understood.english, titles, understood.chips]).toEqual([false, [], []]);
    expect(calls.filter((path) => !path.includes('/genre/'))).toEqual([]);
  });

  test('excludes titles the user knows', async () => {
    const all = (await find('comedies')).titles;
    const known = new Set(all.slice(0, 3).map(({ id }) => `movie-${id}`));
    const left = (await find('comedies', 'movie', () => Promise.resolve(known))).titles;
    expect(namesOf(left)).not.toContain(all[0]?.title);
    expect(left.length).toBeGreaterThan(10);
  });

  test('costs few calls, at any length', async () => {
    calls.length = 0;
    await find(
      `like Foo and Bar or Baz but Qux with Jane Doe and John Roe, ${'zombies pirates robots witches dragons samurai '.repeat(20)}`.slice(
        0,
        1000,
      ),
    );
    expect(calls.length).toBeLessThanOrEqual(36);
  });
});

/** All examples of the pages, in all languages. */
const examples = (Object.keys(LANGUAGES) as Language[]).flatMap((language) => {
  readLanguageFrom(() => language);
  return (['movie', 'tv'] as const).flatMap((kind) =>
    aiExamplesBy[kind]().map((text): [Language, Kind, string] => [language, kind, text]),
  );
});
readLanguageFrom(() => 'en');

describe('a vague memory', () => {
  const stories = bundledStories(() => new Date(`${TODAY}T12:00:00Z`));
  const MEMORIES: [memory: string, title: string][] = [
    ['a man stands in the rain and says goodbye', 'Blade Runner'],
    ['film with a spinning top at the end', 'Inception'],
    ['a robot that cleans up garbage falls in love', 'WALL·E'],
    ['jurors argue about a boy accused of murdering his father', '12 Angry Men'],
    ['photographer with a broken leg watches his neighbours', 'Rear Window'],
    ['a rat cooks in a Paris kitchen', 'Ratatouille'],
    ['an old man flies his house with balloons', 'Up'],
    ['someone has dinner with a cannibal', 'The Silence of the Lambs'],
    ['astronaut is left behind and grows potatoes', 'The Martian'],
    ['weatherman repeats one morning', 'Groundhog Day'],
  ];

  test('is found by its story for more than three of ten, with the words as the reason', async () => {
    const answers = await Promise.all(
      MEMORIES.map(async ([description, title]) => {
        const setting = { catalogue, day: TODAY, signal, stories };
        const { titles } = await findByWords({ kind: 'movie', description }, setting, nobodyKnows);
        return titles.slice(0, 3).find((found) => found.title.title === title);
      }),
    );
    const right = answers.filter((answer) => answer?.reason?.includes('In its story: '));
    expect(right.length).toBeGreaterThan(3);
  });
});

describe('the examples that pages offer', () => {
  test.each(examples)('are understood whole, and find six titles at least: %s %s %s', async (...example) => {
    const [language, kind, text] = example;
    readLanguageFrom(() => language);
    const { understood, titles, partial } = await find(text, kind).finally(() => {
      readLanguageFrom(() => 'en');
    });
    expect(understood.kind).toBe(kind);
    expect(understood.missed).toEqual([]);
    expect(titles.length + partial.length).toBeGreaterThanOrEqual(6);
  });
});

describe('over TMDB', () => {
  let tmdb: TmdbServer;
  beforeAll(async () => {
    tmdb = await startTmdbServer();
  });
  afterAll(() => tmdb.close());

  test('a failing catalogue is reported, without invented results', async () => {
    const failing = catalogueOver(
      { url: 'http://catalogue.test/3' },
      { fetch: () => Promise.resolve(new Response('', { status: 503 })) },
    );
    const failure = await failureOf(
      findByWords(
        { kind: 'movie', description: 'comedies' },
        { catalogue: failing, day: TODAY, signal },
        nobodyKnows,
      ),
    );
    expect(failure.status).toBe(503);
  });

  const inEnglish = examples.filter(([language]) => language === 'en');

  test.each(inEnglish)(
    'finds six titles for an example in ten steps at most: %s %s %s',
    async (...example) => {
      const [, kind, description] = example;
      const asked = new Set<string>();
      const over = catalogueOver(tmdb, {
        fetch: (request) => {
          const { pathname, searchParams } = new URL(request.url);
          // Every word is a keyword here, and no title has one together with another or with a genre.
          const none = { page: 1, total_pages: 1, total_results: 0 };
          if (pathname.endsWith('/search/keyword')) {
            const name = searchParams.get('query') ?? '';
            const id = [...name].reduce((sum, letter) => sum * 2 + letter.charCodeAt(0), 0) % 100_000;
            return Promise.resolve(
              Response.json({ ...none, results: name.startsWith('gor') ? [] : [{ id, name }] }),
            );
          }
          if (!pathname.includes('/discover/')) return fetch(request);
          asked.add(searchParams.toString());
          const keywords = searchParams.get('with_keywords') ?? '';
          const isMuch = keywords.includes(',') || (keywords !== '' && searchParams.has('with_genres'));
          return isMuch ? Promise.resolve(Response.json({ ...none, results: [] })) : fetch(request);
        },
      });
      const setting = { catalogue: over, day: TODAY, signal };
      const { titles } = await findByWords({ kind, description }, setting, nobodyKnows);
      expect(titles.length).toBeGreaterThanOrEqual(6);
      expect(titles.every(({ lacks = [] }) => lacks.length > 0)).toBe(true);
      // All of it, ten smaller wishes, what is not wanted and four counts.
      expect(asked.size).toBeLessThanOrEqual(16);
    },
  );

  test('asks discover for what was understood, and for no more than two pages', async () => {
    const asked: URL[] = [];
    const over = catalogueOver(tmdb, {
      fetch: (request) => {
        asked.push(new URL(request.url));
        return fetch(request);
      },
    });
    await findByWords(
      { kind: 'movie', description: 'comedies from the 90s, not too long' },
      { catalogue: over, day: TODAY, signal },
      nobodyKnows,
    );
    const discovers = asked.filter(({ pathname }) => pathname.endsWith('/discover/movie'));
    expect(discovers.length).toBeGreaterThan(0);
    expect(discovers.length).toBeLessThanOrEqual(2);
    expect(Object.fromEntries(discovers[0]?.searchParams ?? [])).toMatchObject({
      with_genres: '35',
      'primary_release_date.gte': '1990-01-01',
      'primary_release_date.lte': '1999-12-31',
      'with_runtime.lte': '120',
      include_adult: 'false',
    });
  });
});
