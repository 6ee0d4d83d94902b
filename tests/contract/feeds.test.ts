import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import type { Catalogue } from '../../src/catalogue/contract.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import {
  countSeriesWithoutNumber,
  endFeedAddress,
  findFeedAddress,
  renewFeedAddress,
} from '../../src/features/connections/feeds.queries.ts';
import { createSeriesNumbers } from '../../src/features/connections/series-numbers.server.ts';
import { serviceClient } from '../support/host/server-jobs.ts';
import { answerFeed } from '../../src/features/connections/feeds.api.server.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { provideServices } from '../support/host/page-context.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';
import { TVDB_FROM } from '../support/tmdb/api.ts';
import { catalogueOver, TODAY } from '../support/tmdb/catalogue.ts';
import { series } from '../support/tmdb/data.ts';
import { movieOf, seriesOf } from '../support/tmdb/known-titles.ts';
import { startTmdbServer } from '../support/tmdb/server.ts';

const LOCALS = { clientAddress: '127.0.0.1', requestId: 'test' };
const ask = (path: string, headers: Record<string, string> = {}) =>
  answerFeed(new Request(`http://localhost/feeds/${path}`, { headers }), LOCALS);

interface Entry {
  id: string;
  _marquee: { what: string };
}

interface Rss {
  rss: { channel: { title: unknown; link: unknown; item?: Record<string, unknown>[] } };
}

/** What a strict reader makes of a feed. */
function itemsOf(xml: string): Record<string, unknown>[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const { channel } = (new XMLParser({ isArray: (name) => name === 'item' }).parse(xml) as Rss).rss;
  expect([typeof channel.title, typeof channel.link]).toEqual(['string', 'string']);
  return channel.item ?? [];
}

describe('feeds', () => {
  let server: BackendServer;
  let ada: { client: Client; id: string };
  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    provideServices(server);
    ada = await signedInPerson(server, 'Ada <b>&</b> \u0007');
    await server.database.exec(`
      insert into public.profile_pages (user_id, handle, visibility) values ('${ada.id}', 'ada_example', 'public');
      insert into public.watches (user_id, kind, title_id, title, release_date, day, again, note)
      values ('${ada.id}', 'movie', 603, 'The <Matrix> & co ${'\u202e'}', '1999-03-30', '2026-03-01', true, 'Secret note');
      insert into public.movie_ratings (user_id, movie_id, rating) values ('${ada.id}', 603, 4);
      insert into public.movie_reviews (user_id, movie_id, review, tells_end)
      values ('${ada.id}', 603, ']]> <script>alert(1)</script>', false), ('${ada.id}', 603, 'He is the one.', true);
      insert into public.wishlists (user_id, movie_id, movie_title) values ('${ada.id}', 550, 'Fight Club');
      insert into public.tv_wishlists (user_id, series_id, series_name) values ('${ada.id}', 1396, 'Breaking Bad');
      insert into public.lists (user_id, address, name, visibility)
      values ('${ada.id}', repeat('a', 20), 'Open', 'public'), ('${ada.id}', repeat('b', 20), 'Closed', 'private');
      insert into public.list_items (list_id, user_id, kind, title_id, title)
      select id, user_id, 'movie', 603, 'The Matrix' from public.lists;
      insert into public.saved_searches (user_id, kind, name, query) values ('${ada.id}', 'movie', 'Action', 'genres=28');
    `);
  });
  afterAll(() => server.close());

  test('contain a diary as tools read Letterboxd’s, without notes', async () => {
    const answer = await ask('@ada_example/diary/rss.xml');
    expect(answer.headers.get('content-type')).toContain('application/rss+xml');
    const text = await answer.text();
    expect(text).not.toContain('Secret note');
    expect(itemsOf(text)).toMatchObject([
      {
        'letterboxd:watchedDate': '2026-03-01',
        'letterboxd:rewatch': 'Yes',
        'letterboxd:filmYear': 1999,
        'letterboxd:memberRating': 4,
        'letterboxd:memberLike': 'No',
        'tmdb:movieId': 603,
      },
    ]);
    const json = (await (await ask('@ada_example/diary/feed.json')).json()) as unknown;
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ _marquee: { tmdb: 603, stars: 4 } }],
    });
  });

  test('contain reviews as text, without spoilers', async () => {
    const text = await (await ask('@ada_example/reviews/rss.xml')).text();
    expect(itemsOf(text)).toHaveLength(2);
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('He is the one.');
  });

  test('contain nothing private or hidden', async () => {
    const update = (set: string) => server.database.exec(`update public.profile_pages set ${set}`);
    const statuses = async () => [
      (await ask('@ada_example/diary/rss.xml')).status,
      (await ask('@ada_example/reviews/rss.xml')).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await update('show_watches = false');
    expect(await statuses()).toEqual([404, 200]);
    await update(`show_watches = true, visibility = 'link'`);
    expect(await statuses()).toEqual([404, 404]);
    await update(`visibility = 'public', suspended_at = now()`);
    expect(await statuses()).toEqual([404, 404]);
    await update('suspended_at = null');
    expect((await ask(`list/${'a'.repeat(20)}/rss.xml`)).status).toBe(200);
    for (const path of [
      `list/${'b'.repeat(20)}/rss.xml`,
      'list/wishlist/radarr.json',
      '@nobody/diary/rss.xml',
      'x',
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  test('answer 304 to an unchanged feed', async () => {
    const tag = (await ask('@ada_example/diary/rss.xml')).headers.get('etag') ?? '';
    const again = await ask('@ada_example/diary/rss.xml', { 'if-none-match': `W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await server.database.exec(`update public.movie_ratings set rating = 5`);
    expect((await ask('@ada_example/diary/rss.xml', { 'if-none-match': tag })).status).toBe(200);
  });

  test('are read by a secret address until it is renewed or ended', async () => {
    const secret = (await renewFeedAddress(ada.client, null)) ?? '';
    expect(await renewFeedAddress(ada.client, null)).toBeNull();
    const read = async (path: string) => (await ask(`${secret}/${path}`)).json() as Promise<unknown>;
    expect(await read('list/wishlist/radarr.json')).toEqual([
      { id: 550, imdb_id: 'tt0137523', title: 'Fight Club' },
    ]);
    expect(await read('list/wishlist/sonarr.json')).toEqual([]);
    expect(await read(`list/${'b'.repeat(20)}/radarr.json`)).toEqual([
      { id: 603, imdb_id: 'tt0133093', title: 'The Matrix' },
    ]);
    const { data } = await ada.client.from('saved_searches').select('id').single();
    const found = (await read(`list/${data?.id ?? ''}/radarr.json`)) as { id: number; title: string }[];
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(Object.values(one).every((value) => value !== null)).toBe(true);
    const own = await ask(`${secret}/diary/rss.xml`);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const renewed = await renewFeedAddress(ada.client, await findFeedAddress(ada.client, ada.id));
    for (const path of ['diary/rss.xml', 'reviews/feed.json', 'list/wishlist/radarr.json']) {
      expect((await ask(`${secret}/${path}`)).status, path).toBe(404);
      expect((await ask(`${renewed}/${path}`)).status, path).toBe(200);
    }
    const since = await findFeedAddress(ada.client, ada.id);
    expect(await endFeedAddress(ada.client, ada.id, since ?? '')).toBe(true);
    expect((await ask(`${renewed}/diary/rss.xml`)).status).toBe(404);
  });

  test('give Radarr and Sonarr the known ids, and valid output for unknown ones', async () => {
    const catalogue: Pick<Catalogue, 'movie' | 'series'> = {
      movie: (id) =>
        id === 604
          ? Promise.reject(new CatalogueError('The catalogue cannot be reached', { status: 503 }))
          : Promise.resolve(id === 603 ? movieOf({ id, imdbId: 'tt0133093' }) : null),
      series: (id) =>
        Promise.resolve(id === 1399 ? null : seriesOf({ id, tvdbId: id === 1396 ? 81189 : null })),
    };
    provideServices(server, { catalogue: catalogue as Catalogue });
    await server.database.exec(`
      insert into public.lists (user_id, address, name, visibility) values ('${ada.id}', repeat('c', 20), 'C', 'public');
      insert into public.list_items (list_id, user_id, kind, title_id, title)
      select l.id, l.user_id, t.kind, t.id, t.title from public.lists l, (values
        ('movie', 603, 'The Matrix'), ('movie', 604, 'The Matrix Reloaded'), ('movie', 605, 'Nobody knows it'),
        ('tv', 1396, 'Breaking Bad'), ('tv', 1399, 'Game of Thrones'), ('tv', 60059, 'Better Call Saul')
      ) t (kind, id, title) where l.address = repeat('c', 20);`);
    const read = async (file: string) =>
      (await ask(`list/${'c'.repeat(20)}/${file}`)).json() as Promise<unknown[]>;
    expect(await read('radarr.json')).toEqual([
      { id: 603, imdb_id: 'tt0133093', title: 'The Matrix' },
      { id: 604, title: 'The Matrix Reloaded' },
      { id: 605, title: 'Nobody knows it' },
    ]);
    const sonarr = await ask(`list/${'c'.repeat(20)}/sonarr.json`);
    expect(await sonarr.json()).toEqual([{ tvdbId: '81189', title: 'Breaking Bad' }]);
    expect(sonarr.headers.get('x-left-out')).toBe('2');
    const { items } = (await (await ask(`list/${'c'.repeat(20)}/feed.json`)).json()) as { items: Entry[] };
    expect(items.map(({ id, _marquee: { what } }) => [id, what])).toContainEqual([
      'marquee-title-tv-1396',
      'title',
    ]);
  });

  test('give Sonarr all series or an error, complete once they are looked up', async () => {
    await server.database.exec(`
      insert into public.lists (user_id, address, name, visibility) values ('${ada.id}', repeat('d', 20), 'D', 'public');
      insert into public.list_items (list_id, user_id, kind, title_id, title)
      select l.id, l.user_id, 'tv', n, 'Series ' || n from public.lists l, generate_series(1, 700) n
      where l.address = repeat('d', 20);`);
    const { promise: open, resolve: answerAll } = Promise.withResolvers<undefined>();
    const catalogue = {
      series: async (id: number) => {
        await open;
        return seriesOf({ id, tvdbId: id === 7 ? null : id + TVDB_FROM });
      },
    } as unknown as Catalogue;
    const client = serviceClient(server);
    const numbers = createSeriesNumbers({ catalogue, client, patienceMs: 0 });
    provideServices(server, { catalogue, numbers });
    const read = () => ask(`list/${'d'.repeat(20)}/sonarr.json`);
    const early = await read();
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '60']);
    answerAll(undefined);
    await vi.waitFor(async () => expect((await read()).status).toBe(200), 20_000);
    const whole = await read();
    expect(await whole.json()).toHaveLength(699);
    expect(whole.headers.get('x-left-out')).toBe('1');
    expect(await countSeriesWithoutNumber(ada.client)).toEqual({ ['d'.repeat(20)]: 1 });
  });

  test('give Sonarr ids with TMDB; the bundled catalogue has none', async () => {
    const [one, other] = series();
    await server.database.query(
      `insert into public.tv_wishlists (user_id, series_id, series_name) values ($1, $2, 'One'), ($1, $3, 'Other')
      on conflict do nothing`,
      [ada.id, one?.id, other?.id],
    );
    provideServices(server);
    const secret = await renewFeedAddress(ada.client, await findFeedAddress(ada.client, ada.id));
    const read = async () =>
      (await ask(`${secret ?? ''}/list/wishlist/sonarr.json`)).json() as Promise<{ tvdbId: string }[]>;
    expect(await read()).toEqual([]);
    const tmdb = await startTmdbServer({ today: TODAY });
    onTestFinished(() => tmdb.close());
    provideServices(server, { catalogue: catalogueOver(tmdb) });
    const numbers = [one, other].map((title) => String((title?.id ?? 0) + TVDB_FROM));
    expect(new Set((await read()).map(({ tvdbId }) => tvdbId))).toEqual(new Set(numbers));
  });
});
