import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { heroFacts } from '../../../../src/features/title/detail-facts.view.ts';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import { saveOwnRegion } from '../../../../src/features/watch/regions.queries.ts';
import { loadHideSeen, saveHideSeen } from '../../../../src/features/marks/hide-seen.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { formatDate } from '../../../../src/core/dates.ts';
import type { ListName } from '../../../../src/core/lists.ts';
import { titleKey, type TitleSummary } from '../../../../src/core/title.ts';
import { answerListSettings } from '../../../../src/features/title-lists/list-settings.api.server.ts';
import { pickOne } from '../../../../src/features/discover/discover-pick.api.server.ts';
import { unwantedOf } from '../../../../src/features/title-lists/unwanted-titles.api.server.ts';
import { loadListAt } from '../../../../src/features/title-lists/list-address.server.ts';
import { loadRail } from '../../../../src/features/title-lists/listed-page.server.ts';
import type { ListFilter } from '../../../../src/features/title-lists/filters.server.ts';
import { viewerOf } from '../../../../src/server/viewer.ts';
import { loadMovie } from '../../../../src/features/title/title-details.server.ts';
import type { Services } from '../../../../src/server/services.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';
import { catalogueOver } from '../../../support/tmdb/catalogue.ts';
import { movieOf } from '../../../support/tmdb/known-titles.ts';
import { startTmdbServer } from '../../../support/tmdb/server.ts';

const server = await startBackend();
const tmdb = await startTmdbServer({ today: '2026-03-10' });
afterAll(() => Promise.all([server.close(), tmdb.close()]));

let ada: { client: Client; id: string; cookie: string };

/** Without cached answers: every page needs its calls. */
function provide(): void {
  const jobs = { sendsReminders: false } as Services['jobs'];
  provideServices(server, { catalogue: catalogueOver(tmdb), jobs });
}

beforeEach(async () => {
  const person = await signedInPerson(server, 'Ada');
  ada = { ...person, cookie: await cookieOf(server, person.email) };
  tmdb.behave(null);
  provide();
  tmdb.calls.length = 0;
});

/** Opens a list with this cookie. */
async function open(address: string, cookie: string | null = ada.cookie, filters?: readonly ListFilter[]) {
  const context = pageContext(address, cookie);
  const { searchParams: parameters } = context.url;
  const viewer = viewerOf(context, parameters, filters && { filters });
  const list = await loadListAt(context.url.pathname.slice(1), { requestId: 'one', parameters, viewer });
  if (list.kind !== 'ok') throw new Error(list.kind);
  return { ...list, keys: list.titles.map(titleKey), headers: context.response.headers };
}

async function keep(list: ListName, titles: readonly TitleSummary[]): Promise<void> {
  for (const title of titles) await addToList(ada.client, ada.id, list, title);
}

/** Requested pages of the movie database's lists. */
const pagesAsked = () => tmdb.calls.flatMap(({ query }) => query.get('page') ?? []);

const LISTS = [
  '/movies/popular',
  '/tv-series/top-rated',
  '/movie/genre/18',
  '/tv/genre/18',
  '/discover/movies',
];

/** The first pages of a list, following Load More; fewer if it ends. */
async function walk(address: string, pages: number, cookie: string | null = ada.cookie) {
  const walked = [await open(address, cookie)];
  for (let more = walked[0]?.morePath; more && walked.length < pages; more = walked.at(-1)?.morePath)
    walked.push(await open(more, cookie));
  return walked;
}

const keysOf = (pages: readonly { keys: string[] }[]) => pages.flatMap(({ keys }) => keys);

describe.each(LISTS)('%s', (address) => {
  test('excludes the owner’s dismissed titles, and stays twenty titles long', async () => {
    const everybody = await walk(address, 2, null);
    await keep('dismissed', everybody[0]?.titles.slice(0, 3) ?? []);
    const mine = await open(address);
    expect(mine.keys).toEqual(keysOf(everybody).slice(3, 23));
    expect(mine.made?.hidden).toBe(3);
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect((await open(address, null)).keys).toEqual(everybody[0]?.keys);
  });

  test('continues exactly where it ended, without duplicates and gaps', async () => {
    const everybody = await walk(address, 3, null);
    const titles = everybody.flatMap((page) => page.titles);
    const hidden = titles.filter((_title, at) => [0, 7, 21, 22, 40].includes(at));
    await keep('dismissed', hidden);
    const out = new Set(hidden.map(titleKey));
    const left = keysOf(everybody).filter((key) => !out.has(key));
    const mine = keysOf(await walk(address, 3));
    expect(mine.slice(0, left.length)).toEqual(left.slice(0, mine.length));
    expect(mine.length).toBeGreaterThanOrEqual(Math.min(left.length, 60));
    expect(new Set(mine).size).toBe(mine.length);
  });
});

describe('a signed-in user’s list', () => {
  test('is the catalogue’s page, for one call, without hidden titles', async () => {
    const mine = await open('/movies/popular');
    expect(pagesAsked()).toEqual(['1']);
    expect(mine.morePath).toBe('/movies/popular?page=2');
    expect(mine.made).toMatchObject({ hidden: 0, hideSeen: false, failed: false });
  });

  test('reads at most three movie database pages, says so, and continues', async () => {
    const pages = [await open('/movies/popular', null)];
    for (let page = 1; page < 4; page += 1) pages.push(await open(String(pages.at(-1)?.morePath), null));
    await keep(
      'dismissed',
      pages.slice(0, 3).flatMap(({ titles }) => titles),
    );
    provide();
    tmdb.calls.length = 0;
    const mine = await open('/movies/popular');
    expect(pagesAsked()).toEqual(['1', '2', '3']);
    expect([mine.titles, mine.nearlyAll, mine.morePath]).toEqual([[], true, '/movies/popular?page=4']);
    expect((await open(String(mine.morePath))).keys).toEqual(pages[3]?.keys);
  });

  test('counts pages without visible titles among the three', async () => {
    tmdb.behave(({ query }) => {
      const page = Number(query.get('page'));
      const item = { id: page, title: `Film ${page}`, name: `Film ${page}`, adult: page !== 2 && page < 9 };
      return { status: 200, body: { page, total_pages: 100, total_results: 100, results: [item] } };
    });
    await keep('dismissed', [{ kind: 'movie', id: 2, title: 'Film 2' } as TitleSummary]);
    const mine = await open('/movies/popular');
    expect(pagesAsked()).toEqual(['1', '2', '3']);
    expect(mine.morePath).toBe('/movies/popular?page=4');
  });

  test('excludes seen titles only if the user wants that', async () => {
    const everybody = await open('/movies/popular', null);
    await keep('watched', everybody.titles.slice(0, 2));
    expect((await open('/movies/popular')).keys).toEqual(everybody.keys);
    await saveHideSeen(ada.client, ada.id, true);
    const mine = await open('/movies/popular');
    expect(mine.keys.slice(0, 3)).toEqual(everybody.keys.slice(2, 5));
    expect(mine.made?.hideSeen).toBe(true);
    await saveHideSeen(ada.client, ada.id, false);
    expect((await open('/movies/popular')).keys).toEqual(everybody.keys);
  });

  test('shows everything and says so when hidden titles cannot be read', async () => {
    const everybody = await open('/movies/popular', null);
    await keep('dismissed', everybody.titles.slice(0, 2));
    const { cookie } = ada;
    provideServices(server, {
      catalogue: catalogueOver(tmdb),
      backend: { fetchFor: () => () => Promise.reject(new TypeError('fetch failed')) },
    });
    const mine = await open('/movies/popular', cookie);
    expect(mine.keys).toEqual(everybody.keys);
    expect(mine.made).toMatchObject({ failed: true, hideSeen: null });
  });

  test('is the shared one for an ended session', async () => {
    const everybody = await open('/movies/popular', null);
    const mine = await open('/movies/popular', ada.cookie.replace(/.{40}$/, 'A'.repeat(40)));
    expect(mine.keys).toEqual(everybody.keys);
    expect(mine.made).toMatchObject({ failed: false, hideSeen: null, hidden: 0 });
  });

  test('uses further filters of the table, and keeps their parameters in its links', async () => {
    const odd: ListFilter = {
      parameters: ['odd'],
      applies: (parameters) => parameters.get('odd') === 'only',
      ask: ({ titles }) =>
        Promise.resolve({ leftOut: new Set(titles.filter(({ id }) => id % 2 === 0).map(titleKey)) }),
    };
    const plain = await open('/movies/popular', ada.cookie, [odd]);
    expect(plain.made?.hidden).toBe(0);
    const filtered = await open('/movies/popular?odd=only', ada.cookie, [odd]);
    expect(filtered.titles.every(({ id }) => id % 2 === 1)).toBe(true);
    expect(filtered.titles).toHaveLength(20);
    expect(filtered.morePath).toContain('odd=only');
  });
});

describe('an unreleased movie’s day', () => {
  const days = (US: string, DE: string) => ({
    US: { theatre: US, digital: null },
    DE: { theatre: DE, digital: null },
  });
  /** The texts of a movie's page and its reminder, for a first release on a day. */
  async function said(cookie: string | null, date: string): Promise<string[]> {
    const release = { day: '2026-12-02', place: { region: 'US', way: 'theatre' } } as const;
    const movie = () => Promise.resolve(movieOf({ id: 7, title: 'Seven', date, release }));
    const releases = () => Promise.resolve(days('2026-12-02', '2026-12-24'));
    const jobs = { sendsReminders: false } as Services['jobs'];
    provideServices(server, { catalogue: { ...catalogueOver(tmdb), movie, releases }, jobs });
    const context = pageContext('/movie/7', cookie);
    const { searchParams: parameters } = context.url;
    const page = await loadMovie('7', { requestId: 'one', parameters, viewer: viewerOf(context) });
    if (page.kind !== 'ok') throw new Error(page.kind);
    const fact = heroFacts(page.title, soon).find(({ label }) => label === 'Release date');
    return [fact?.value ?? '', fact?.note ?? ''];
  }
  const soon = new Date().toISOString().slice(0, 10);

  test('is its only date while it is out elsewhere only', () => {
    const release = { day: '2026-12-02', place: { region: 'US', way: 'theatre' } } as const;
    const movie = movieOf({ id: 7, date: '2026-11-20', status: 'Released', release });
    const labels = (day: string) => heroFacts(movie, day).map(({ label }) => label);
    expect(labels('2026-11-29')).not.toContain('Status');
    expect(labels('2026-12-02')).toContain('Status');
  });

  test('is that of the viewer’s region, by name', async () => {
    expect(await said(null, soon)).toEqual(['December 2, 2026', 'in US cinemas']);
    expect(await said(ada.cookie, soon)).toEqual(['December 2, 2026', 'in US cinemas']);
    await saveOwnRegion(ada.client, ada.id, 'DE');
    expect(await said(ada.cookie, soon)).toEqual(['December 24, 2026', 'in cinemas in Germany']);
    await saveOwnRegion(ada.client, ada.id, 'FR');
    expect(await said(ada.cookie, soon)).toEqual([formatDate(soon), '']);
  });

  test('is its first release anywhere once it is long out', async () => {
    expect(await said(null, '1999-03-30')).toEqual(['March 30, 1999', '']);
  });
});

describe('a dismissed title', () => {
  test('is replaced among a page’s similar titles, and shown as dismissed on its own page', async () => {
    const movie = async (cookie: string | null, id = '1001') => {
      const context = pageContext(`/movie/${id}`, cookie);
      const { searchParams: parameters } = context.url;
      const page = await loadMovie(id, { requestId: 'one', parameters, viewer: viewerOf(context) });
      if (page.kind !== 'ok') throw new Error(page.kind);
      return page;
    };
    const before = await movie(ada.cookie);
    const [first] = before.title.similar;
    if (!first) throw new Error('nothing is like it');
    await keep('dismissed', [first, before.title]);
    const after = await movie(ada.cookie);
    expect(after.dismissed).toBe(true);
    expect(after.title.similar.map(titleKey)).not.toContain(titleKey(first));
    const behind = before.title.moreSimilar.length;
    expect(after.title.similar).toHaveLength(before.title.similar.length - (behind > 0 ? 0 : 1));
    const everybody = await movie(null);
    expect(everybody.dismissed).toBe(false);
    expect(everybody.title.similar.map(titleKey)).toContain(titleKey(first));
  });

  test('is replaced in rails', async () => {
    const catalogue = catalogueOver(tmdb);
    const rail = (cookie: string | null) =>
      loadRail(viewerOf(pageContext('/', cookie)), (page, within) =>
        catalogue.movieList('popular', { page, within }),
      );
    const before = await rail(null);
    await keep('dismissed', before.slice(0, 2));
    const after = await rail(ada.cookie);
    expect(after).toHaveLength(20);
    expect(after.slice(0, 3)).toEqual(before.slice(2, 5));
    expect(await rail(null)).toEqual(before);
  });

  test('is never picked, even as the only one', async () => {
    const all = await open('/discover/movies', null);
    const [last, ...others] = all.titles;
    tmdb.behave(({ path, query }) => {
      if (!path.startsWith('/discover')) return undefined;
      const results = all.titles.map(({ id, title }) => ({ id, title }));
      return {
        status: 200,
        body: { page: Number(query.get('page')), total_pages: 1, total_results: 20, results },
      };
    });
    await keep('dismissed', others);
    const pick = async () => {
      const { url, request, cookies, locals } = pageContext('/discover/movies/pick', ada.cookie);
      const jar = { ...cookies, get: () => undefined, set: () => undefined } as unknown as typeof cookies;
      const asked = { url, request, cookies: jar, locals };
      return (await pickOne('movie', asked as never)).headers.get('location');
    };
    provide();
    expect(await pick()).toBe(`/discover/movies/picked?title=${last?.id}`);
    if (last) await keep('dismissed', [last]);
    expect(await pick()).toBe('/discover/movies');
  });

  test('is never recommended for a wish', async () => {
    const { titles } = await open('/movies/popular', null);
    await keep('dismissed', titles.slice(0, 1));
    await keep('watched', titles.slice(1, 2));
    const log = { warn: () => undefined, error: () => undefined };
    const unwanted = await unwantedOf(
      { client: ada.client, log, requestId: 'one', onServices: null },
      titles,
    );
    expect([...unwanted].sort()).toEqual(titles.slice(0, 2).map(titleKey).sort());
  });
});

describe('the switch "Hide what I have seen"', () => {
  async function choose(fields: Record<string, string>, cookie: string | null = ada.cookie) {
    const context = pageContext('/api/list-settings', cookie);
    const request = new Request(context.url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: cookie === null ? {} : { cookie },
    });
    const answer = await answerListSettings({ ...context, request });
    return [answer.status, answer.headers.get('location')];
  }

  test('is saved for its owner and redirects back to the list', async () => {
    const back = '/movies/popular?year=2019';
    expect(await choose({ hideSeen: 'on', back })).toEqual([303, back]);
    expect(await loadHideSeen(ada.client, ada.id)).toBe(true);
    expect(await choose({ hideSeen: 'off', back })).toEqual([303, back]);
    expect(await loadHideSeen(ada.client, ada.id)).toBe(false);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\r\nb'])(
    'redirects only within this site, whatever the form says: %s',
    async (back) => {
      expect(await choose({ hideSeen: 'maybe', back })).toEqual([303, '/']);
      expect(await loadHideSeen(ada.client, ada.id)).toBe(false);
    },
  );

  test('changes nothing for a visitor', async () => {
    expect(await choose({ hideSeen: 'on', back: '/movies' }, null)).toEqual([303, '/movies']);
  });
});
