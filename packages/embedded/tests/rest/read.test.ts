import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { openTestDatabase } from '../support/database-engines.ts';
import { ids } from '../support/persona.ts';
import { personaClients, type SignedIn } from '../support/persona-clients.ts';

describe('reading with the unchanged client', () => {
  let server: BackendServer;
  let clients: Record<SignedIn | 'anonymous', SupabaseClient>;

  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    clients = await personaClients(server);
    await server.database.exec(`
      insert into wishlists (user_id, movie_id, movie_title, movie_vote_average, movie_release_date, added_at)
      select '${ids.owner}', n, 'Movie ' || n, nullif(n % 5, 0), date '2001-01-01' + n, timestamptz '2024-01-01' + n * interval '1 day'
      from generate_series(1, 25) n;
      insert into wishlists (user_id, movie_id, movie_title) values ('${ids.stranger}', 1, 'Hers, "Quoted" (x)');
      insert into watched_movies (user_id, movie_id, movie_title) values ('${ids.owner}', 91, 'Seen');
      insert into favorite_movies (user_id, movie_id, movie_title) values ('${ids.owner}', 91, 'Seen');
      insert into ai_searches (user_id, kind, description, results)
      values ('${ids.owner}', 'movie', 'space', '{"titles": [1, 2]}');
    `);
  });
  afterAll(() => server.close());

  const wishes = (columns = 'movie_id') => clients.owner.from('wishlists').select(columns);
  const movieIds = async (query: PromiseLike<{ data: unknown; error: unknown }>): Promise<number[]> => {
    const { data, error } = await query;
    expect(error).toBeNull();
    return (data as { movie_id: number }[]).map((row) => row.movie_id).sort((a, b) => a - b);
  };

  test('answers every column as JSON of its own type', async () => {
    const { data, status } = await wishes('*').eq('movie_id', 3).single();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      user_id: ids.owner,
      movie_id: 3,
      movie_title: 'Movie 3',
      movie_poster_path: null,
      movie_vote_average: 3,
      movie_release_date: '2001-01-04',
      added_at: '2024-01-04T00:00:00+00:00',
      movie_title_key: 'movie 3',
    });
  });

  test('renames and casts columns', async () => {
    const { data } = await wishes('id:movie_id, text:movie_id::text').eq('movie_id', 3).single();
    expect(data).toEqual({ id: 3, text: '3' });
  });

  test('keeps rows of other people out', async () => {
    expect(await movieIds(clients.stranger.from('wishlists').select('movie_id'))).toEqual([1]);
    expect((await clients.anonymous.from('wishlists').select('movie_id')).error?.code).toBe('42501');
  });

  test.each<[string, (query: ReturnType<typeof wishes>) => typeof query, number[]]>([
    ['eq', (query) => query.eq('movie_id', 4), [4]],
    ['neq with a range', (query) => query.neq('movie_id', 2).lt('movie_id', 4), [1, 3]],
    ['gt and lte', (query) => query.gt('movie_id', 22).lte('movie_id', 24), [23, 24]],
    ['gte', (query) => query.gte('added_at', '2024-01-25T00:00:00Z'), [24, 25]],
    ['like', (query) => query.like('movie_title', 'Movie 2_'), [20, 21, 22, 23, 24, 25]],
    ['ilike', (query) => query.ilike('movie_title', '%E 25'), [25]],
    ['in', (query) => query.in('movie_id', [1, 5, 99]), [1, 5]],
    ['in nothing', (query) => query.in('movie_id', []), []],
    ['in with commas and brackets', (query) => query.in('movie_title', ['Movie 1', 'a,b', '(c)']), [1]],
    ['is null', (query) => query.is('movie_vote_average', null), [5, 10, 15, 20, 25]],
    [
      'not is null',
      (query) => query.not('movie_vote_average', 'is', null).lt('movie_id', 7),
      [1, 2, 3, 4, 6],
    ],
    ['not in', (query) => query.not('movie_id', 'in', '(1,2)').lt('movie_id', 5), [3, 4]],
    ['or', (query) => query.or('movie_id.eq.1,movie_title.eq."Movie 2"'), [1, 2]],
    ['or of and', (query) => query.or('and(movie_id.gt.3,movie_id.lt.6),movie_id.eq.9'), [4, 5, 9]],
    ['not within or', (query) => query.or('movie_id.not.gt.2,not.and(movie_id.lt.25)'), [1, 2, 25]],
    [
      'several values of or',
      (query) => query.or('movie_id.in.(1,2),movie_vote_average.is.null').lt('movie_id', 6),
      [1, 2, 5],
    ],
    ['match', (query) => query.match({ movie_id: 3, movie_title: 'Movie 3' }), [3]],
  ])('filters by %s', async (_name, filter, expected) => {
    expect(await movieIds(filter(wishes()))).toEqual(expected);
  });

  test('filters arrays and JSON by what they contain', async () => {
    const searches = () => clients.owner.from('ai_searches').select('description');
    expect((await searches().contains('results', { titles: [2] })).data).toEqual([{ description: 'space' }]);
    expect((await searches().contains('results', { titles: [3] })).data).toEqual([]);
    expect((await searches().containedBy('results', { titles: [1, 2], more: 1 })).data).toHaveLength(1);
  });

  test('orders, with nulls where asked for', async () => {
    const ordered = async (query: PromiseLike<{ data: unknown }>) =>
      (await query).data as { movie_id: number }[];
    const byVote = await ordered(
      wishes()
        .lte('movie_id', 5)
        .order('movie_vote_average', { ascending: false, nullsFirst: false })
        .order('movie_id'),
    );
    expect(byVote.map((row) => row.movie_id)).toEqual([4, 3, 2, 1, 5]);
    const nullsFirst = await ordered(
      wishes().lte('movie_id', 5).order('movie_vote_average', { nullsFirst: true }),
    );
    expect(nullsFirst.map((row) => row.movie_id)).toEqual([5, 1, 2, 3, 4]);
  });

  test('pages, and counts what there is', async () => {
    const page = await clients.owner
      .from('wishlists')
      .select('movie_id', { count: 'exact' })
      .order('movie_id')
      .range(20, 39);
    expect(page).toMatchObject({ status: 206, count: 25 });
    expect(page.data).toEqual([21, 22, 23, 24, 25].map((movie_id) => ({ movie_id })));
    const all = await clients.owner.from('wishlists').select('movie_id', { count: 'exact' });
    expect(all).toMatchObject({ status: 200, count: 25 });
    expect((await wishes().limit(0)).data).toEqual([]);
  });

  test('counts without sending rows', async () => {
    const { count, data, status } = await clients.owner
      .from('wishlists')
      .select('*', { count: 'exact', head: true })
      .gt('movie_id', 20);
    expect({ count, data, status }).toEqual({ count: 5, data: null, status: 200 });
  });

  test('refuses a page past the end only when counting', async () => {
    const counted = await clients.owner
      .from('wishlists')
      .select('movie_id', { count: 'exact' })
      .range(100, 119);
    expect(counted).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
    expect(await wishes().range(100, 119)).toMatchObject({ status: 200, data: [] });
  });

  test('answers one row as an object, and none or several as asked', async () => {
    expect((await wishes().eq('movie_id', 99).single()).error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
    });
    expect(await wishes().single()).toMatchObject({
      status: 406,
      error: { details: 'The result contains 25 rows' },
    });
    expect(await wishes().eq('movie_id', 99).maybeSingle()).toMatchObject({ data: null, error: null });
    expect((await wishes().eq('movie_id', 9).maybeSingle()).data).toEqual({ movie_id: 9 });
    expect((await wishes().maybeSingle()).error?.code).toBe('PGRST116');
  });

  test('reads a view under the caller’s own rights', async () => {
    const columns = 'movie_id, is_favorite';
    const own = await clients.owner.from('watched_movies_view').select(columns).is('is_favorite', true);
    expect(own.data).toEqual([{ movie_id: 91, is_favorite: true }]);
    expect((await clients.stranger.from('watched_movies_view').select(columns)).data).toEqual([]);
  });

  test('never answers a column nobody granted, however it is asked for', async () => {
    const profiles = clients.owner.from('profiles');
    for (const query of [
      profiles.select('*'),
      profiles.select('id, email'),
      profiles.select('id').eq('email', 'owner@example.test'),
      profiles.select('id').order('email'),
      clients.owner.from('movie_reviews').select('id, profiles(*)'),
      clients.owner.from('movie_reviews').select('id, profiles!inner(id)').like('profiles.email', '%'),
    ]) {
      expect(await query).toMatchObject({ status: 403, data: null, error: { code: '42501' } });
    }
  });
});
