import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from '../../../src/catalogue/contract.ts';
import { CatalogueError } from '../../../src/core/errors.ts';
import type { TitlePage, TitleSummary } from '../../../src/core/title.ts';
import { createApi } from '../../support/tmdb/api.ts';
import { catalogueOver, TODAY } from '../../support/tmdb/catalogue.ts';

const api = createApi(TODAY);
const query = (text = '') => new URLSearchParams(text);

type Path = (string | number)[];

/** The path of keys to every value of an answer. */
function places(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((part, index) => [index, part])
    : Object.entries(value);
  return [at, ...entries.flatMap(([key, part]) => places(part, [...at, key]))];
}

/** Hundreds of runs are slow on a busy machine. */
const PATIENT = { timeout: 60_000 };

const DROPPED = Symbol('dropped');

function replace(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by === DROPPED ? undefined : by;
  if (typeof value !== 'object' || value === null) return value;
  const part = replace((value as Record<string | number, unknown>)[key], rest, by);
  if (rest.length === 0 && by === DROPPED) {
    return Array.isArray(value)
      ? value.filter((_, index) => index !== key)
      : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  return Array.isArray(value)
    ? value.map((old: unknown, index) => (index === key ? part : old))
    : { ...value, [key]: part };
}

const rubbish = fc.oneof(
  fc.constantFrom<unknown>(
    DROPPED,
    null,
    '',
    0,
    -1,
    1.5,
    1e300,
    true,
    false,
    {},
    [],
    [null],
    '2020-13-45',
    '//evil/x',
  ),
  fc.jsonValue(),
);

/** A good answer with one to eight values dropped, nulled or of another type. */
function mutated(answer: unknown) {
  const all = places(answer);
  const change = fc.tuple(fc.nat(all.length - 1), rubbish);
  return fc
    .array(change, { minLength: 1, maxLength: 8 })
    .map((changes) => changes.reduce((value, [index, by]) => replace(value, all[index] ?? [], by), answer));
}

/** Calls a catalogue whose upstream always returns `answer`. Null for a CatalogueError. */
async function ask<T>(answer: unknown, call: (catalogue: Catalogue) => Promise<T>): Promise<T | null> {
  const text = JSON.stringify(answer) ?? '';
  const fetch = () =>
    Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  try {
    return await call(catalogueOver({ url: 'http://catalogue.test/3' }, { fetch }));
  } catch (error) {
    if (error instanceof CatalogueError) return null;
    throw error;
  }
}

function expectTitle(title: TitleSummary): void {
  expect(Number.isSafeInteger(title.id) && title.id > 0).toBe(true);
  expect(title.title.trim()).not.toBe('');
  expect(title.date ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(title.posterPath ?? '/a.jpg').toMatch(/^\/[^/]/);
  expect(title.voteAverage ?? 0).toSatisfy((average: number) => average >= 0 && average <= 10);
}

function expectPage(page: TitlePage | null): void {
  if (!page) return;
  expect(page.totalPages).toSatisfy((pages: number) => Number.isInteger(pages) && pages >= 0 && pages <= 500);
  expect(Number.isInteger(page.totalResults)).toBe(true);
  page.results.forEach(expectTitle);
}

test.each([
  ['movies', '/movie/popular', (c: Catalogue) => c.movieList('popular', { page: 1 })],
  ['upcoming movies', '/discover/movie', (c: Catalogue) => c.movieList('upcoming', { page: 1 })],
  ['series', '/tv/popular', (c: Catalogue) => c.seriesList('popular', { page: 1 })],
  ['what is found', '/trending/tv/day', (c: Catalogue) => c.search('tv', 'amber', { page: 1 })],
] as const)('Reads any damaged answer of %s as a valid page or a clear error', async (_what, path, call) => {
  const answers = mutated(api(path, query()).body);
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => expectPage(await ask(answer, call))),
    { numRuns: 200 },
  );
});

test.each([
  ['a movie', '/movie/1003', (c: Catalogue) => c.movie(1003)],
  ['a series', '/tv/1003', (c: Catalogue) => c.series(1003)],
] as const)(
  'Reads any damaged details of %s as valid, missing or a clear error',
  async (_what, path, call) => {
    const answers = mutated(api(path, query('append_to_response=credits,videos,similar')).body);
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const found = await ask<Awaited<ReturnType<typeof call>>>(answer, call);
        if (!found) return;
        expectTitle(found);
        found.similar.forEach(expectTitle);
        for (const { name } of [...found.cast, ...found.genres, ...found.spokenLanguages])
          expect(name).not.toBe('');
      }),
      { numRuns: 200 },
    );
  },
);

test('Reads genres with id and name from any damaged list', PATIENT, async () => {
  await fc.assert(
    fc.asyncProperty(mutated(api('/genre/movie/list', query()).body), async (answer) => {
      const genres = await ask(answer, (catalogue) => catalogue.genres('movie'));
      for (const { id, name } of genres ?? []) {
        expect(id).toBeGreaterThan(0);
        expect(name).toBe(name.trim());
        expect(name).not.toBe('');
      }
    }),
    { numRuns: 200 },
  );
});
