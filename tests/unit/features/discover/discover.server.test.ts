import { m } from '../../../../src/paraglide/messages.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { pickOne } from '../../../../src/features/discover/discover-pick.api.server.ts';
import { moodPath, moodsFor } from '../../../../src/features/discover/moods.ts';
import { leadToMood } from '../../../../src/features/discover/discover-mood.api.server.ts';
import { loadDiscover } from '../../../../src/features/discover/discover.server.ts';
import type { Kind } from '../../../../src/core/title.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';

// No test here uses the backend.
beforeAll(() => provideServices({ now: () => new Date(), keys: {} } as BackendServer));

async function find(query: string, kind: Kind = 'movie') {
  const found = await loadDiscover(kind, { requestId: 'one', parameters: new URLSearchParams(query) });
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

describe('a mood', () => {
  const KINDS: Kind[] = ['movie', 'tv'];
  const ask = async (address: string) => {
    const url = new URL(address, 'https://site.test');
    const context = { url, request: new Request(url), locals: { requestId: 'one' } };
    const response = await leadToMood(context as Parameters<typeof leadToMood>[0]);
    return [response.status, response.headers.get('Location') ?? ''] as const;
  };

  test.each(KINDS.flatMap((kind) => moodsFor(kind).map(({ id }) => [id, kind] as const)))(
    'leads to Discover with the filters of its wish, which find six titles at least: %s, %s',
    async (id, kind) => {
      const [status, location] = await ask(moodPath(kind, id));
      expect(status).toBe(303);
      const found = await find(location.split('?')[1] ?? '', kind);
      expect(found.path).toBe(location);
      expect(found.chips.length).toBeGreaterThan(0);
      expect(found.totalResults).toBeGreaterThanOrEqual(6);
    },
  );

  test('there is none of leads to Discover itself', async () => {
    expect(await ask('/discover/mood?kind=tv&mood=toString')).toEqual([303, '/discover/series']);
  });
});

describe('a page of Discover', () => {
  test('shows matching titles, their number, and removable filters', async () => {
    const found = await find('genres=35&from=1990&to=1999');
    expect(found.totalResults).toBeGreaterThan(0);
    expect(found.titles.every(({ genreIds, date }) => genreIds.includes(35) && date?.startsWith('199'))).toBe(
      true,
    );
    expect(found.chips.map(({ label, path }) => [label, path])).toEqual([
      ['Comedy', '/discover/movies?from=1990&to=1999'],
      ['1990s', '/discover/movies?genres=35'],
    ]);
  });

  test('shows people by name', async () => {
    const { chips, titles } = await find('people=31');
    expect(chips.map(({ label }) => label)).toEqual(['With Tom Hanks']);
    expect(titles.length).toBeGreaterThan(0);
  });

  test('drops unknown genres and age ratings, with one redirect', async () => {
    const { path } = await find('genres=35-424242&without=1&certification=XYZ');
    expect(path).toBe('/discover/movies?genres=35&refused=certification');
    expect((await find(path.split('?')[1] ?? '')).path).toBe(path);
  });

  test('continues to its next page with the same filters', async () => {
    const found = await find('genres=18');
    expect(found.morePath).toBe('/discover/movies?genres=18&page=2');
    const next = await find('genres=18&page=2');
    expect(next.path).toBe('/discover/movies?genres=18&page=2');
    const first = new Set(found.titles.map(({ id }) => id));
    expect(next.titles.filter(({ id }) => first.has(id))).toEqual([]);
  });

  test.each([
    ['', true],
    ['genres=35', false],
    ['from=1990&to=1999', true],
    ['from=1990&to=1998', false],
    ['without=35', false],
    ['genres=35&from=1990&to=1999', false],
    ['genres=35-18', false],
    ['genres=35&order=score', false],
    ['language=ko', false],
  ])('is indexable for ?%s: %s', async (query, indexed) => {
    expect((await find(query)).indexed).toBe(indexed);
  });

  test('has its own name for a genre and a decade alone', async () => {
    const titles = [await find('genres=35'), await find('from=1990&to=1999', 'tv')].map(({ title }) => title);
    expect(titles).toEqual(['Comedy movies', 'TV series of the 1990s']);
  });

  test('reports unsupported parts of its address, also after the redirect', async () => {
    const texts = async (query: string, kind?: Kind) =>
      (await find(query, kind)).notes.map(({ text }) => text);
    expect(await texts('genres=35')).toEqual([]);
    expect(await texts('country=UK')).toEqual([expect.stringContaining('“GB”')]);
    expect(await texts('certification=18')).toEqual([expect.stringContaining('of the United States')]);
    expect(await texts('certification=R&people=31&order=revenue', 'tv')).toHaveLength(3);
    const { path, askedPath } = await find('status=ended&genres=35');
    expect([path, askedPath]).toEqual([
      '/discover/movies?genres=35&refused=status',
      '/discover/movies?genres=35',
    ]);
    expect((await find(path.split('?')[1] ?? '')).notes).toHaveLength(1);
  });

  test('uses its region’s age ratings, and names the region', async () => {
    const { chips, path, options } = await find('certification=12&region=DE');
    expect(path).toBe('/discover/movies?certification=12&region=DE');
    expect(options.certifications).toContain('12');
    expect(chips.map(({ label, path: rest }) => [label, rest])).toEqual([
      ['Up to 12 (Germany)', '/discover/movies'],
    ]);
  });

  test('shows how many votes the best rated need, and requires fewer on request', async () => {
    const best = await find('order=score');
    const [note] = best.notes;
    expect(note?.text).toContain('200 votes or more');
    const all = await find(note?.links.at(-1)?.path.split('?')[1] ?? '');
    expect(all.notes).toEqual([]);
    expect(all.totalResults).toBeGreaterThan(best.totalResults);
    expect(all.chips.map(({ label }) => label)).toEqual(['1 vote or more']);
  });

  test('without results offers the best removal of one filter, with results there', async () => {
    const none = await find('genres=37&language=ko&from=1920&to=1929');
    expect(none).toMatchObject({ totalResults: 0, pickPath: null, titles: [] });
    for (const { chip, count } of none.looser) {
      const looser = await find(chip.path.split('?')[1] ?? '');
      expect(looser.totalResults).toBe(count);
      expect(count).toBeGreaterThan(0);
    }
    const nearly = await find('genres=37&from=1920&to=1929');
    expect(nearly.totalResults).toBe(0);
    const [first, ...others] = nearly.looser.map(({ count }) => count);
    expect(first).toBeGreaterThan(0);
    expect(others.every((count) => count <= (first ?? 0))).toBe(true);
  });
});

describe('Pick one for me', () => {
  /** Visits that keep cookies of earlier ones. */
  function visits(query: string) {
    const jar = new Map<string, string>();
    const cookies = {
      get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
      set: (name: string, value: string) => void jar.set(name, value),
    } as unknown as Parameters<typeof pickOne>[1]['cookies'];
    const url = new URL(`http://marquee.test/discover/movies/pick${query}`);
    const locals = { requestId: 'one' } as App.Locals;
    const request = new Request(url);
    return Object.assign(() => pickOne('movie', { url, request, cookies, locals }), { jar });
  }

  test('redirects to a matching title, uncached', async () => {
    const answer = await visits('?genres=37&from=1960')();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const western = await find('genres=37&from=1960');
    const rest = western.morePath ? (await find(`${western.morePath.split('?')[1] ?? ''}`)).titles : [];
    const paths = [...western.titles, ...rest].map(
      ({ id }) => `/discover/movies/picked?genres=37&from=1960&title=${id}`,
    );
    expect(paths).toContain(answer.headers.get('location'));
  });

  test('redirects to another each time', async () => {
    const visit = visits('?genres=37&from=2000');
    const { totalResults } = await find('genres=37&from=2000');
    const places: (string | null)[] = [];
    for (let count = 0; count < Math.min(totalResults, 10); count += 1)
      places.push((await visit()).headers.get('location'));
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(3);
  });

  test('stores its picks in a cookie listed on the privacy page', async () => {
    const visit = visits('?genres=37&from=1960');
    await visit();
    const text = [m.legal_privacy_paragraphs_1(), m.legal_privacy_paragraphs_2()].join(' ');
    expect([...visit.jar.keys()].map((name) => text.includes(`a cookie called “${name}”`))).toEqual([true]);
  });

  test('redirects to the list without results, which says so', async () => {
    const answer = await visits('?genres=37&from=1920&to=1929')();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/discover/movies?genres=37&from=1920&to=1929',
    ]);
  });
});
