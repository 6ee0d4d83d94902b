import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_WHATS } from '../../src/features/open-api/api.ts';
import { answerApi } from '../../src/features/open-api/answer.api.server.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { apiSite } from '../support/connections/api-site.ts';
import { answerPlayed } from '../support/connections/played-titles.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { catalogueOver } from '../support/tmdb/catalogue.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

describe('the API', () => {
  let server: BackendServer;
  let site: ReturnType<typeof apiSite>;
  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    site = apiSite(server);
  });
  afterAll(() => server.close());

  test('finds a token by its hash, shows it once, and names its last user', async () => {
    const ada = await site.person('read');
    const kept = await server.database.query('select * from public.api_tokens where user_id = $1', [ada.id]);
    expect(JSON.stringify(kept.rows)).not.toContain(ada.token);
    await site.call(ada.token, 'GET', '/me', undefined, {
      'user-agent': 'curl/8.5.0',
      'accept-language': 'de-AT',
    });
    const { data } = await ada.client.from('api_tokens').select('last_program, last_region');
    expect(data).toEqual([{ last_program: 'curl', last_region: 'AT' }]);
  });

  test('answers nothing without a valid token, neither by cookie nor by address', async () => {
    const ada = await site.person('read');
    const over = await ada.make(['read']);
    await server.database.query(
      `update public.api_tokens set ends_at = now() - interval '1 minute' where token_hash = $1`,
      [hashOf(over)],
    );
    const bodies = [
      await site.call(null, 'GET', '/me'),
      await site.call(
        `${ada.token.slice(0, -1)}0`.replace(/0$/, ada.token.endsWith('0') ? '1' : '0'),
        'GET',
        '/me',
      ),
      await site.call(null, 'GET', `/me?access_token=${ada.token}`),
      await site.call(null, 'GET', '/me', undefined, { cookie: `token=${ada.token}` }),
      await site.call(over, 'GET', '/me'),
    ];
    expect(bodies.map(({ status, body }) => [status, body['code']])).toEqual(
      bodies.map(() => [401, 'signedOut']),
    );
    expect((await ada.get('/me')).body).toMatchObject({ id: ada.id, name: 'Ada Example', handle: null });
    await ada.client.from('api_tokens').delete().neq('name', '');
    expect((await ada.get('/me')).status).toBe(401);
  });

  test('enforces a token’s scopes, also in the database', async () => {
    const reader = await site.person('read');
    const writer = await site.person('write');
    const player = await site.person('scrobble');
    const statuses = async ({ get, post }: typeof reader) => [
      (await get('/wishlist')).status,
      (await post('/wishlist', { kind: 'movie', tmdb: 603 })).status,
      (await post('/scrobble/stop', { kind: 'movie', ids: { tmdb: 603 }, progress: 99 })).status,
    ];
    expect(await statuses(reader)).toEqual([200, 403, 403]);
    expect(await statuses(writer)).toEqual([403, 201, 202]);
    expect(await statuses(player)).toEqual([403, 403, 202]);
    expect(site.woken()).toBeGreaterThan(0);
    // Even if the server asked for more.
    const hash = hashOf(reader.token);
    const asked = await fetch(`${server.url}/rest/v1/rpc/api_write`, {
      method: 'POST',
      headers: {
        ...{ apikey: server.backend.secretKey, authorization: `Bearer ${server.backend.secretKey}` },
        ...{ 'x-marquee-token': hash, 'content-type': 'application/json' },
      },
      body: JSON.stringify({ p_entries: [{ what: 'wishlist', do: 'remove', id: 'movie:603' }] }),
    });
    expect(asked.status).toBe(405);
    const visitor = await fetch(`${server.url}/rest/v1/my_items`, {
      headers: { apikey: server.keys.anonKey, 'x-marquee-token': hash },
    });
    expect(visitor.status).toBe(401);
  });

  test('lets no user read or remove another’s data, with any scopes', async () => {
    const ada = await site.person();
    const ben = await site.person('read', 'write', 'scrobble');
    const list = (await ada.post('/lists', { name: 'Hers', visibility: 'public' })).body['id'] as string;
    await ada.post('/list_items', { list, kind: 'movie', tmdb: 603 });
    const watch = (await ada.post('/history', { kind: 'movie', tmdb: 603 })).body['id'] as string;
    await ada.post('/ratings', { kind: 'movie', tmdb: 603, stars: 4 });
    await ada.post('/reviews', { kind: 'movie', tmdb: 603, text: 'Hers.' });
    await ada.post('/tags', { kind: 'movie', tmdb: 603, tags: ['Hers'] });
    await ada.post('/notes', { kind: 'movie', tmdb: 603, note: 'Hers alone' });
    for (const what of API_WHATS) expect((await ben.get(`/${what}`)).body['items'], what).toEqual([]);
    for (const path of [
      `/lists/${list}`,
      `/history/${watch}`,
      '/ratings/movie:603',
      '/tags/movie:603',
      '/notes/movie:603',
      `/list_items/${list}:movie:603`,
    ]) {
      expect([(await ben.get(path)).status, (await ben.remove(path)).status], path).toEqual([404, 404]);
    }
    expect((await ben.post('/list_items', { list, kind: 'movie', tmdb: 550 })).status).toBe(403);
    expect((await ben.post('/history', { id: watch, kind: 'movie', tmdb: 603, note: 'His' })).status).toBe(
      409,
    );
    expect((await ada.all('history')).map(({ note }) => note)).toEqual([null]);
  });

  test('reads back what is written, with its time, once for repeated writes', async () => {
    const ada = await site.person();
    const at = '2024-03-01T20:15:00+00:00';
    const title = { kind: 'movie', tmdb: 603 };
    const list = (await ada.post('/lists', { name: 'Good ones', ranked: true })).body['id'] as string;
    const entries: [string, object][] = [
      ['ratings', { ...title, stars: 5, at }],
      ['reviews', { ...title, text: 'Whoa.', at }],
      ['favorites', { ...title, at }],
      ['dismissed', { kind: 'tv', tmdb: 1396, at }],
      ['wishlist', { kind: 'movie', tmdb: 550, at }],
      ['history', { ...title, at, note: 'With popcorn', stars: 3.5 }],
      ['list_items', { list, ...title, note: 'First' }],
      ['series', { tmdb: 1396, state: 'paused', at }],
      ['episodes', { tmdb: 1396, season: 1, number: 1, at }],
      ['tags', { ...title, tags: ['Noir', 'もう一度', 'مشاهدة'] }],
      ['notes', { kind: 'tv', tmdb: 1396, season: 1, note: 'Up to the desert' }],
      ['part_ratings', { tmdb: 1396, season: 1, number: 2, stars: 3.5, at }],
    ];
    for (const [what, entry] of entries) {
      const first = await ada.post(`/${what}`, entry);
      expect([what, first.status, first.body['status']]).toEqual([what, 201, 'created']);
      const again = await ada.post(`/${what}`, entry);
      expect([what, again.status, again.body['id']]).toEqual([what, 200, first.body['id']]);
      const items = await ada.all(what);
      expect(items, what).toHaveLength(1);
      const [item] = items;
      if ('at' in entry) expect(item?.['at'], what).toMatch(/^2024-03-01T20:15:00/);
      const id = first.body['id'] as string;
      expect((await ada.get(`/${what}/${id}`)).body).toEqual(item);
      expect((await ada.get(`/${what}/${encodeURIComponent(id)}`)).body).toEqual(item);
    }
    expect((await ada.all('watched'))[0]).toMatchObject({ id: 'movie:603', name: 'The Matrix' });
    expect((await ada.all('history'))[0]).toMatchObject({
      day: '2024-03-01',
      note: 'With popcorn',
      stars: 3.5,
      again: false,
    });
    const season = await ada.post('/part_ratings', { tmdb: 1396, season: 1, stars: 0.5 });
    expect(season).toMatchObject({ status: 201, body: { id: '1396:1' } });
    const { body } = await ada.get('/part_ratings/1396:1');
    expect(body).toMatchObject({ season: 1, number: null, stars: 0.5 });
    expect((await ada.post('/part_ratings', { tmdb: 1396, season: 1, stars: 3.3 })).status).toBe(422);
    expect((await ada.remove('/part_ratings/1396:1')).status).toBe(204);
    expect((await ada.get('/series/1396/progress')).body).toMatchObject({ state: 'paused', tmdb: 1396 });
    for (const [what] of entries) {
      const [item] = await ada.all(what);
      const path = `/${what}/${item?.['id'] as string}`;
      expect([(await ada.remove(path)).status, (await ada.remove(path)).status], what).toEqual([204, 404]);
      expect(await ada.all(what), what).toEqual([]);
    }
  });

  test('gives a watch its own stars, which the title’s follow', async () => {
    const ada = await site.person();
    const title = { kind: 'movie', tmdb: 603 };
    const { id } = (await ada.post('/history', { ...title, stars: 4.5, note: 'Loud' })).body;
    const { cursor } = (await ada.get('/changes')).body;
    const told = async () => {
      const { body } = await ada.get(`/changes?since=${String(cursor)}`);
      const changes = body['changes'] as { what: string; item?: { stars: number | null; note: string } }[];
      return changes.filter(({ what }) => what === 'history').map(({ item }) => [item?.stars, item?.note]);
    };
    const ofTitle = async () => (await ada.all('ratings')).map(({ stars }) => stars as number);
    expect(await ofTitle()).toEqual([4.5]);
    await ada.post('/history', { id, ...title, note: 'Louder' });
    expect(await told()).toEqual([[4.5, 'Louder']]);
    await ada.post('/history', { id, ...title, stars: 0.5 });
    expect([await told(), await ofTitle()]).toEqual([[[0.5, 'Louder']], [0.5]]);
    await ada.post('/history', { id, ...title, stars: null });
    expect([await told(), await ofTitle()]).toEqual([[[null, 'Louder']], []]);
    expect((await ada.post('/history', { id, ...title, stars: 0 })).status).toBe(422);
  });

  test('accepts ids of TMDB, IMDb and TheTVDB alike', async () => {
    const ada = await site.person();
    const { body } = await ada.get('/titles/tv/1396');
    const { imdb } = body['ids'] as { imdb: string };
    const written: [string, object, string][] = [
      ['history', { kind: 'movie', imdb: 'tt0133093' }, '603'],
      ['ratings', { kind: 'tv', imdb, stars: 4 }, 'tv:1396'],
      ['series', { imdb }, '1396'],
      ['episodes', { imdb, season: 1, number: 2 }, '1396:1:1:2'],
      ['part_ratings', { imdb, season: 1, stars: 4 }, '1396:1'],
      ['tags', { kind: 'tv', imdb, tags: ['Noir'] }, 'tv:1396'],
      ['notes', { kind: 'tv', imdb, note: 'Slow' }, 'tv:1396'],
    ];
    for (const [what, entry, id] of written) {
      expect(await ada.post(`/${what}`, entry), what).toMatchObject({ status: 201 });
      const [item] = await ada.all(what);
      expect(what === 'history' ? String(item?.['tmdb']) : item?.['id'], what).toBe(id);
    }
  });

  test('marks a season or a series as far as it aired', async () => {
    const ada = await site.person();
    const { body } = await ada.get('/titles/tv/1396');
    const seasons = (body['seasons'] as { number: number; episodes: number }[]).filter(
      ({ number }) => number > 0,
    );
    const [first] = seasons;
    const all = seasons.reduce((sum, { episodes }) => sum + episodes, 0);
    const at = '2026-02-01T20:00:00Z';
    await ada.post('/episodes', { tmdb: 1396, season: 1, number: 3, day: '2020-01-01' });
    const season = await ada.post('/episodes', { tmdb: 1396, season: 1, at });
    expect(season).toMatchObject({
      status: 201,
      body: { status: 'created', id: '1396:1:1', episodes: (first?.episodes ?? 0) - 1 },
    });
    expect((await ada.post('/episodes', { tmdb: 1396, season: 1, at })).body).toMatchObject({
      ...{ status: 'same', episodes: 0 },
    });
    const days = (await ada.all('episodes')).map(({ number, day }) => [number, day]);
    expect(days).toContainEqual([3, '2020-01-01']);
    expect(days).toContainEqual([1, '2026-02-01']);
    const series = await ada.post('/episodes', { tmdb: 1396, day: null });
    expect(series.body).toMatchObject({ id: '1396:1', episodes: all - (first?.episodes ?? 0) });
    expect((await ada.get('/series/1396/progress')).body).toMatchObject({ watched: all, aired: all });
    expect((await ada.remove('/episodes/1396:1:1')).status).toBe(204);
    expect((await ada.get('/series/1396/progress')).body['watched']).toBe(all - (first?.episodes ?? 0));
    expect([
      (await ada.remove('/episodes/1396:1')).status,
      (await ada.remove('/episodes/1396:1')).status,
    ]).toEqual([204, 404]);
    expect(await ada.all('episodes')).toEqual([]);
  });

  test('counts each play of an episode once', async () => {
    const ada = await site.person();
    const episode = { tmdb: 1396, season: 1, number: 1 };
    const play = (at: string) => ada.post('/episodes', { ...episode, again: true, at });
    const plays = ['2024-01-01T20:00:00Z', '2025-01-01T20:00:00Z', '2026-01-01T20:00:00Z'];
    for (const [index, at] of plays.entries()) {
      expect([(await play(at)).body, (await play(at)).body]).toEqual([
        { status: 'created', id: `1396:${index + 1}:1:1` },
        { status: 'same', id: `1396:${index + 1}:1:1` },
      ]);
    }
    expect((await ada.post('/episodes', { ...episode, at: plays[1] })).body['status']).toBe('same');
    const days = (await ada.all('episodes')).map(({ run, day }) => [run, day]);
    expect(days).toEqual([
      [3, '2026-01-01'],
      [2, '2025-01-01'],
      [1, '2024-01-01'],
    ]);
  });

  test('creates a list once, and refuses a duplicate name without an id', async () => {
    const ada = await site.person();
    const list = { name: 'Good ones', ranked: true };
    const first = await ada.post('/lists', list);
    const again = await ada.post('/lists', list);
    expect([first.status, again.status, again.body]).toEqual([201, 200, { ...first.body, status: 'same' }]);
    const other = await ada.post('/lists', { ...list, description: 'Others' });
    expect([other.status, other.body['code']]).toEqual([409, 'duplicate']);
    const id = crypto.randomUUID();
    expect((await ada.post('/lists', { ...list, id })).body).toEqual({ status: 'created', id });
    expect(await ada.all('lists')).toHaveLength(2);
  });

  test('reports progress, next and upcoming episodes like the pages', async () => {
    const ada = await site.person('read', 'write', 'scrobble');
    expect((await ada.get('/playback')).body).toEqual({ items: [] });
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const told = { kind: 'movie', ids: { tmdb: 603 }, progress: 40, at };
    expect((await ada.post('/scrobble/pause', told)).status).toBe(202);
    await site.count();
    const [begun] = (await ada.get('/playback')).body['items'] as Record<string, unknown>[];
    expect(begun).toMatchObject({ kind: 'movie', tmdb: 603, name: 'The Matrix', percent: 40, season: null });
    expect(Date.parse(begun?.['at'] as string)).toBe(Date.parse(at));

    await ada.post('/episodes', { tmdb: 1396, season: 1 });
    await ada.post('/series', { tmdb: 1399, state: 'paused' });
    const next = (await ada.get('/up-next')).body;
    expect(next).toMatchObject({
      items: [{ tmdb: 1396, section: 'next', next: { season: 2, number: 1 } }],
      next: null,
    });
    const paused = await ada.get('/up-next?section=paused&limit=1');
    expect(paused.body['items']).toMatchObject([{ tmdb: 1399, state: 'paused' }]);
    expect((await ada.get('/up-next?section=gone')).status).toBe(422);

    await ada.client.from('movie_reminders').insert({
      ...{ user_id: ada.id, movie_id: 9, movie_title: 'Nine', remind_on: '2027-01-05' },
    });
    const coming = (await ada.get('/calendar?from=2027-01-01&to=2027-01-31')).body;
    expect(coming).toEqual({
      events: [
        {
          ...{ day: '2027-01-05', type: 'reminder', kind: 'movie', tmdb: 9, name: 'Nine' },
          ...{ season: null, number: null, episode_name: null },
        },
      ],
      ...{ from: '2027-01-01', to: '2027-01-31', more: false },
    });
    for (const bad of ['from=2027-02-30', 'from=2027-01-02&to=2027-01-01', 'from=2027-01-01&to=2029-01-01'])
      expect((await ada.get(`/calendar?${bad}`)).status, bad).toBe(422);
  });

  test('refuses invalid input with a specific problem', async () => {
    const ada = await site.person('read', 'write', 'scrobble');
    const hours = (many: number) => new Date(Date.now() + many * 3_600_000).toISOString();
    const refused: [string, unknown, number, string][] = [
      ['/ratings', { kind: 'movie', tmdb: 603, stars: 6 }, 422, 'invalid'],
      ['/ratings', { kind: 'movie', tmdb: 603, stars: 3.3 }, 422, 'invalid'],
      ['/wishlist', { kind: 'movie', tmdb: 999_999_999 }, 422, 'none'],
      ['/wishlist', { kind: 'person', tmdb: 603 }, 422, 'invalid'],
      ['/wishlist', { kind: 'movie', tmdb: 603, extra: 1 }, 422, 'invalid'],
      ['/history', { kind: 'movie', tmdb: 603, day: '2999-01-01' }, 422, 'invalid'],
      ['/history', { kind: 'movie', tmdb: 603, at: hours(1) }, 422, 'invalid'],
      ['/watched', { kind: 'movie', tmdb: 603, at: hours(1) }, 422, 'invalid'],
      ['/episodes', { tmdb: 1396, season: 1, number: 1, at: hours(1) }, 422, 'invalid'],
      // What the series has not.
      ['/episodes', { tmdb: 1396, season: 1, number: 999 }, 422, 'none'],
      ['/episodes', { tmdb: 1396, season: 2003, number: 1 }, 422, 'none'],
      ['/part_ratings', { tmdb: 1396, season: 1, number: 999, stars: 4 }, 422, 'none'],
      ['/part_ratings', { tmdb: 1396, season: 2003, stars: 4 }, 422, 'none'],
      ['/episodes', { tmdb: 1396, season: 1, number: 1, day: hours(72).slice(0, 10) }, 422, 'invalid'],
      ['/episodes', { tmdb: 1396, number: 1 }, 422, 'invalid'],
      ['/episodes', { tmdb: 1396, season: 99 }, 404, 'none'],
      ['/scrobble/watched', { kind: 'movie', ids: { tmdb: 603 }, at: hours(1) }, 422, 'invalid'],
      ['/wishlist', { kind: 'movie' }, 422, 'invalid'],
      ['/wishlist', { kind: 'movie', tmdb: 603, imdb: 'tt0133093' }, 422, 'invalid'],
      ['/wishlist', { kind: 'tv', imdb: 'tt0133093' }, 422, 'none'],
      ['/reviews', { kind: 'movie', tmdb: 603, text: 'Half a character: \ud83d' }, 422, 'invalid'],
      ['/lists', {}, 422, 'invalid'],
      ['/nothing', {}, 404, 'notFound'],
      ['/me', {}, 405, 'method'],
      ['/batch', { entries: [] }, 422, 'invalid'],
    ];
    for (const [path, body, status, code] of refused) {
      const answer = await ada.post(path, body);
      expect([path, answer.status, answer.body['code']]).toEqual([path, status, code]);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
    const path = new URL('/api/v1/wishlist', server.siteUrl);
    const broken = await answerApi(
      new Request(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
        body: '{"kind"',
      }),
      'test',
    );
    expect(broken.status).toBe(400);
  });

  test('runs a batch as far as possible, with a result for each entry', async () => {
    const ada = await site.person();
    const { status, body } = await ada.post('/batch', {
      entries: [
        { do: 'put', what: 'wishlist', kind: 'movie', tmdb: 603 },
        { do: 'put', what: 'wishlist', kind: 'movie', tmdb: 999_999_999 },
        { do: 'put', what: 'ratings', kind: 'movie', tmdb: 603, stars: 'five' },
        {
          do: 'put',
          what: 'list_items',
          list: '00000000-0000-4000-8000-000000000000',
          kind: 'movie',
          tmdb: 603,
        },
        { do: 'remove', what: 'wishlist', id: 'movie:550' },
        { do: 'put', what: 'ratings', kind: 'movie', tmdb: 603, stars: 3.5 },
        { do: 'put', what: 'reviews', kind: 'movie', tmdb: 603, text: 'No\0thing' },
        { do: 'put', what: 'seen', kind: 'movie', tmdb: 603 },
        { do: 'put', what: 'tags', kind: 'movie', tmdb: 603, tags: ['Half \ud83d'] },
        null,
        { do: 'put', what: 'favorites', kind: 'movie', imdb: 'tt0133093' },
      ],
    });
    expect(status).toBe(207);
    const results = body['results'] as { status: string; id: string | null }[];
    expect(results.map((one) => one.status)).toEqual([
      ...['created', 'refused', 'refused', 'refused', 'none', 'created'],
      ...['refused', 'refused', 'refused', 'refused', 'created'],
    ]);
    expect(results.at(-1)?.id).toBe('movie:603');
    expect(body['refused']).toBe(7);
    expect((await ada.all('ratings')).map(({ stars }) => stars as number)).toEqual([3.5]);
    const many = Array.from({ length: 101 }, () => ({ do: 'remove', what: 'ratings', id: 'movie:1' }));
    expect((await ada.post('/batch', { entries: many })).status).toBe(422);
  });

  test('runs a request with an idempotency key once, and refuses another with the same key', async () => {
    const ada = await site.person();
    const key = { 'idempotency-key': 'a-1' };
    const first = await ada.post('/history', { kind: 'movie', tmdb: 603 }, key);
    const again = await ada.post('/history', { kind: 'movie', tmdb: 603 }, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await ada.post('/history', { kind: 'movie', tmdb: 550 }, key)).body['code']).toBe('keyReused');
    expect(await ada.all('history')).toHaveLength(1);
    const both = await Promise.all(
      [1, 2].map(() => ada.post('/history', { kind: 'movie', tmdb: 13 }, { 'idempotency-key': 'b' })),
    );
    expect(both.map(({ status }) => status)).toContain(201);
    expect(await ada.all('history')).toHaveLength(2);
  });

  test('pages through everything once, even entries of the same time', async () => {
    const ada = await site.person();
    await server.database.query(
      `insert into public.wishlists (user_id, movie_id, movie_title, added_at)
       select $1, n, 'T', '2024-01-01T00:00:00Z' from generate_series(1, 250) n`,
      [ada.id],
    );
    const ids = (await ada.all('wishlist', 40)).map(({ id }) => id as string);
    expect([ids.length, new Set(ids).size]).toEqual([250, 250]);
    for (const bad of ['x', 'W10', '%00'])
      expect((await ada.get(`/wishlist?cursor=${bad}`)).status).toBe(422);
  });

  test('processes a token’s plays like other deliveries, once', async () => {
    const ada = await site.person('scrobble');
    const played = { kind: 'movie', ids: { tmdb: 603 }, at: '2026-03-01T20:00:00Z' };
    for (const [action, body] of [
      ['start', played],
      ['pause', { ...played, progress: 40 }],
      ['stop', { ...played, progress: 97 }],
      ['watched', played],
    ] as const) {
      expect((await ada.post(`/scrobble/${action}`, body)).status, action).toBe(202);
    }
    await site.count();
    const { data } = await ada.client.from('watches').select('title_id, day');
    expect(data).toEqual([{ title_id: 603, day: '2026-03-01' }]);
  });

  test('finds titles by ids and names, without the catalogue’s internal fields', async () => {
    const ada = await site.person('read');
    const found = await ada.get('/titles/lookup?tmdb=603&kind=movie');
    expect(found.body).toEqual({
      episodes: [],
      titles: [
        {
          kind: 'movie',
          tmdb: 603,
          name: 'The Matrix',
          original_name: 'The Matrix',
          released: expect.any(String) as unknown,
        },
      ],
    });
    expect((await ada.get('/titles/search?kind=movie&query=matrix')).body['titles']).not.toEqual([]);
    expect((await ada.get('/titles/movie/603')).body['ids']).toMatchObject({ tmdb: 603 });
    expect((await ada.get('/titles/tv/1396')).body['seasons']).not.toEqual([]);
    expect((await ada.get('/titles/tv/1396/seasons/1')).body['episodes']).not.toEqual([]);
    expect((await ada.get('/titles/movie/999999999')).status).toBe(404);
    expect((await ada.get('/titles/lookup')).status).toBe(422);
  });

  test('finds an episode by its id, and writes it by its place', async () => {
    const catalogue = catalogueOver(
      { url: 'https://tmdb.example/3' },
      { fetch: (request) => Promise.resolve(answerPlayed(request)) },
    );
    const ada = await apiSite(server, { catalogue }).person();
    const found = await ada.get('/titles/lookup?tvdb=110413');
    const dundies = { tmdb: 2316, season: 2, number: 1 };
    expect(found.body).toEqual({ titles: [], episodes: [dundies] });
    expect((await ada.get('/titles/lookup?imdb=tt0664512')).body['episodes']).toEqual([dundies]);
    expect((await ada.get('/titles/lookup?imdb=tt0664512&kind=movie')).body['episodes']).toEqual([]);
    expect((await ada.post('/episodes', dundies)).body['id']).toBe('2316:1:2:1');
    site = apiSite(server);
  });

  test('reports the remaining quota with every response, for pages of any origin', async () => {
    const ada = await site.person('read');
    const { headers } = await ada.get('/me');
    expect(headers.get('ratelimit-policy')).toBe('"calls";q=240;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"calls";r=239;t=\d+$/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    const preflight = await site.call(null, 'OPTIONS', '/me');
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Authorization, Content-Type, Idempotency-Key',
    ]);
    const calls = await Promise.all(Array.from({ length: 245 }, () => ada.get('/me')));
    const refused = calls.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
