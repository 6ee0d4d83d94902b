import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstFit } from '../../../../src/catalogue/title-lists/first-fit.ts';
import { categoryEntries, kindCrumb, movieCategory, tvCategory } from '../../../../src/core/categories.ts';
import {
  localPath,
  makePage,
  MOST_PAGES_READ,
  RAIL,
  parseAfter,
  type ListPlace,
} from '../../../../src/features/title-lists/personal-list.ts';
import { filterYears, parseYear } from '../../../../src/features/title-lists/years.ts';
import { titleKey, type TitlePage, type TitleSummary } from '../../../../src/core/title.ts';

const title = (id: number): TitleSummary => ({
  kind: 'movie',
  id,
  title: `Film ${id}`,
  originalTitle: `Film ${id}`,
  originalLanguage: 'en',
  overview: '',
  date: null,
  posterPath: null,
  backdropPath: null,
  voteAverage: null,
  voteCount: 0,
  genreIds: [],
});

const keys = (ids: Iterable<number>) => new Set([...ids].map((id) => titleKey({ kind: 'movie', id })));

/** A catalogue with these pages that counts reads. Like the real one, it skips empty pages. */
function catalogueOf(pages: readonly (readonly number[])[]) {
  const read: number[] = [];
  const load = (first: number, within?: number): Promise<TitlePage> =>
    firstFit(
      first,
      (page) => {
        read.push(page);
        const results = (pages[page - 1] ?? []).map(title);
        return Promise.resolve({ page, totalPages: pages.length, totalResults: 1000, results });
      },
      within,
    );
  return { load, read };
}

/** All of our pages, following Load More. */
async function walk(pages: readonly (readonly number[])[], hidden: ReadonlySet<string>) {
  const made: { ids: number[]; read: number; place: ListPlace; next: ListPlace | null; hidden: number }[] =
    [];
  let place: ListPlace | null = { page: 1, after: 0 };
  while (place) {
    const { load, read } = catalogueOf(pages);
    const page: Awaited<ReturnType<typeof makePage>> = await makePage(place, load, () =>
      Promise.resolve(hidden),
    );
    made.push({
      ids: page.titles.map(({ id }) => id),
      read: read.length,
      place,
      next: page.next,
      hidden: page.hidden,
    });
    place = page.next;
  }
  return made;
}

/** Pages of at most twenty different titles. */
const anyPages = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 }), fc.integer())
  .map(([sizes]) => {
    let id = 0;
    return sizes.map((size) => Array.from({ length: size }, () => (id += 1)));
  });

describe('a personal list', () => {
  test('shows every visible title once, in the catalogue’s order, with any hidden ones', async () => {
    const cases = fc.tuple(anyPages, fc.func(fc.boolean()));
    await fc.assert(
      fc.asyncProperty(cases, async ([pages, isHidden]) => {
        const all = pages.flat();
        const hidden = all.filter((id) => isHidden(id));
        const made = await walk(pages, keys(hidden));
        expect(made.flatMap(({ ids }) => ids)).toEqual(all.filter((id) => !hidden.includes(id)));
      }),
      { numRuns: 300 },
    );
  });

  test('reads at most three catalogue pages for each of its own', async () => {
    await fc.assert(
      fc.asyncProperty(anyPages, fc.func(fc.boolean()), async (pages, isHidden) => {
        const made = await walk(pages, keys(pages.flat().filter((id) => isHidden(id))));
        expect(Math.max(...made.map(({ read }) => read))).toBeLessThanOrEqual(MOST_PAGES_READ);
      }),
      { numRuns: 300 },
    );
  });

  test('has twenty titles a page, except at the end or after three catalogue pages', async () => {
    await fc.assert(
      fc.asyncProperty(anyPages, fc.func(fc.boolean()), async (pages, isHidden) => {
        const hidden = keys(pages.flat().filter((id) => isHidden(id)));
        for (const { ids, read, next, place, hidden: left } of await walk(pages, hidden)) {
          expect(ids.length).toBeLessThanOrEqual(20);
          const untouched = left === 0 && place.after === 0;
          if (!untouched && ids.length < 20 && next) expect(read).toBe(MOST_PAGES_READ);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is the catalogue’s without hidden titles, read once, for any page size', async () => {
    const pages = [[1, 2, 3], Array.from({ length: 20 }, (_, at) => 10 + at)];
    const made = await walk(pages, new Set());
    expect(made.map(({ ids, read }) => [ids, read])).toEqual(pages.map((page) => [page, 1]));
  });

  test('shows a title once on a page, even if the catalogue repeats it', async () => {
    const pages = [
      [1, 2, 3],
      [3, 2, 4],
    ];
    expect((await walk(pages, keys([1]))).map(({ ids }) => ids)).toEqual([[2, 3, 4]]);
  });

  test('is empty and continues after three pages without visible titles', async () => {
    const pages = Array.from({ length: 5 }, (_, at) => [at + 1]);
    const made = await walk(pages, keys([1, 2, 3, 4]));
    expect(made.map(({ hidden }) => hidden)).toEqual([3, 1]);
    expect(made.map(({ ids, next }) => [ids, next])).toEqual([
      [[], { page: 4, after: 0 }],
      [[5], null],
    ]);
  });

  test('reads further for a rail, until it is full or ten pages are read', async () => {
    const pages = Array.from({ length: 12 }, (_, at) => [2 * at + 1, 2 * at + 2]);
    const rail = async (seen: number) => {
      const { load, read } = catalogueOf(pages);
      const hidden = keys(Array.from({ length: seen }, (_, at) => at + 1));
      const { titles } = await makePage({ page: 1, after: 0 }, load, () => Promise.resolve(hidden), RAIL);
      return { ids: titles.map(({ id }) => id), read: read.length };
    };
    expect(await rail(7)).toEqual({ ids: [8, 9, 10, 11, 12, 13, 14, 15, 16], read: 8 });
    expect(await rail(16)).toEqual({ ids: [17, 18, 19, 20], read: 10 });
    expect(await rail(20)).toEqual({ ids: [], read: 10 });
  });

  test('continues in place, even if the catalogue has fewer titles there', async () => {
    const { load } = catalogueOf([[1, 2], [3]]);
    const none = () => Promise.resolve(new Set<string>());
    expect((await makePage({ page: 1, after: 19 }, load, none)).titles.map(({ id }) => id)).toEqual([3]);
  });
});

test.each([
  ['7', 7],
  ['19', 19],
  [null, 0],
  ['0', 0],
  ['20', 0],
  ['-3', 0],
  ['1.5', 0],
  ['two', 0],
  ['007', 0],
])('Reads an address that skips %s titles as %i', (value, after) => {
  expect(parseAfter(value)).toBe(after);
});

test.each([
  ['/movies?page=2#top', '/movies?page=2#top'],
  ['/', '/'],
  [`/${'a'.repeat(2000)}`, `/${'a'.repeat(2000)}`],
  [`/${'a'.repeat(2001)}`, '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['x/movies', '/'],
  ['/a b', '/'],
  ['/a\n', '/'],
  ['/ä', '/'],
  ['', '/'],
  [null, '/'],
  [7, '/'],
])('Redirects %j to %j, never to another site', (value, path) => {
  expect(localPath(value)).toBe(path);
});

test('Uses new titles for a list without a name, and popular ones for an unknown name', () => {
  expect([undefined, '', 'top-rated', 'upcoming', 'newest'].map(movieCategory)).toEqual([
    ...['trending-now', 'trending-now', 'top-rated', 'upcoming', 'popular'],
  ]);
  expect([undefined, '', 'on-the-air', 'top-rated', 'upcoming'].map(tvCategory)).toEqual([
    ...['airing-today', 'airing-today', 'on-the-air', 'top-rated', 'popular'],
  ]);
});

test('Has a menu of lists for each kind, and a page to reach them', () => {
  expect(categoryEntries('movie').map(({ slug }) => slug)).toContain('trending-now');
  expect(categoryEntries('tv').map(({ slug }) => slug)).toContain('airing-today');
  for (const { label } of [...categoryEntries('movie'), ...categoryEntries('tv')])
    expect(label).toMatch(/^[A-Z]/);
  expect([kindCrumb('movie').path, kindCrumb('tv').path]).toEqual(['/movies', '/tv-series']);
});

test.each([
  ['1900', 1900],
  ['2026', 2026],
  ['1899', null],
  ['2027', null],
  ['02000', null],
  ['2000x', null],
  ['+2000', null],
  ['', null],
  [null, null],
])('Reads a filter’s year %j as %j', (value, year) => {
  expect(parseYear(value, '2026-11-28')).toBe(year);
  if (year !== null) expect(filterYears('2026-11-28')).toContain(year);
});
