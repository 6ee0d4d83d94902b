import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { openTestDatabase } from '../support/database-engines.ts';
import { ids, look } from '../support/persona.ts';
import { personaClients, type SignedIn } from '../support/persona-clients.ts';

describe('calling functions with the unchanged client', () => {
  let server: BackendServer;
  let clients: Record<SignedIn | 'anonymous', SupabaseClient>;

  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    clients = await personaClients(server);
    await server.database.exec(`
      insert into movie_reviews (user_id, movie_id, review)
      select '${ids.owner}', 7, 'Review ' || n from generate_series(1, 5) n;
      insert into wishlists (user_id, movie_id, movie_title) values ('${ids.owner}', 1, 'One');

      create function public.echo(value text) returns text language sql immutable as 'select value';
      create function public.numbers(upto int) returns setof int language sql immutable as
        'select generate_series(1, upto)';
      create function public.own_wishes() returns setof public.wishlists language sql stable as
        'select * from public.wishlists';
      create function public.a_wish() returns public.wishlists language sql stable as
        'select * from public.wishlists limit 1';
      create function public.pair(out a int, out b text) language sql immutable as $$ select 1, 'x' $$;
      create function public.kind(value int) returns text language sql immutable as $$ select 'int' $$;
      create function public.kind(value text, other int) returns text language sql immutable as $$ select 'both' $$;
      create function public.sum_of(numbers int[]) returns bigint language sql immutable as
        'select sum(n) from unnest(numbers) n';
      create function public.fails(code text) returns void language plpgsql stable as
        $$ begin raise exception 'said %', code using errcode = code, detail = 'why', hint = 'how'; end $$;
      create function public.hidden() returns int language sql as 'select 1';
      revoke all on function public.hidden() from public, anon, authenticated;
    `);
  });
  afterAll(() => server.close());

  const call = (name: string, given?: object, options?: { get?: boolean; head?: boolean; count?: 'exact' }) =>
    clients.owner.rpc(name, given, options);

  test('answers a value as it is', async () => {
    expect(await call('echo', { value: `'; drop table x` })).toMatchObject({
      status: 200,
      data: `'; drop table x`,
    });
    expect((await call('echo', { value: null })).data).toBeNull();
    expect((await call('sum_of', { numbers: [1, 2, 3] })).data).toBe(6);
  });

  test('answers a set of values as a list, and of rows as objects', async () => {
    expect((await call('numbers', { upto: 3 })).data).toEqual([1, 2, 3]);
    expect((await call('pair')).data).toEqual({ a: 1, b: 'x' });
    expect((await call('a_wish')).data).toMatchObject({ movie_id: 1, movie_title: 'One' });
    expect((await clients.stranger.rpc('own_wishes')).data).toEqual([]);
  });

  test('filters, orders, pages and counts rows', async () => {
    const { data, count, status, error } = await clients.anonymous
      .rpc('movie_review_page', { p_movie_id: 7 }, { count: 'exact' })
      .select('review, total_count')
      .neq('review', 'Review 3')
      .order('review', { ascending: false })
      .range(0, 1);
    expect(error).toBeNull();
    expect({ data, count, status }).toEqual({
      data: [
        { review: 'Review 5', total_count: 5 },
        { review: 'Review 4', total_count: 5 },
      ],
      count: 4,
      status: 206,
    });
    const one = await call('movie_review_page', { p_movie_id: 7 })
      .eq('review', 'Review 2')
      .select('review')
      .single();
    expect(one.data).toEqual({ review: 'Review 2' });
    expect((await call('movie_review_page', { p_movie_id: 7 }).single()).error?.code).toBe('PGRST116');
  });

  test('takes arguments from the address when only reading', async () => {
    expect((await call('echo', { value: 'a,b &c' }, { get: true })).data).toBe('a,b &c');
    expect((await call('sum_of', { numbers: [1, 2, 3] }, { get: true })).data).toBe(6);
    const page = call('movie_review_page', { p_movie_id: 7, p_limit: 2 }, { get: true });
    expect((await page.select('review').eq('is_own', true)).data).toHaveLength(2);
    const head = await call('movie_review_page', { p_movie_id: 7 }, { head: true, count: 'exact' });
    expect(head).toMatchObject({ status: 200, data: null, count: 5 });
  });

  test('chooses among functions of one name by the arguments given', async () => {
    expect((await call('kind', { value: 1 })).data).toBe('int');
    expect((await call('kind', { value: 'x', other: 1 })).data).toBe('both');
  });

  test('does not know a function with other arguments', async () => {
    const expected = { status: 404, error: { code: 'PGRST202' } };
    expect(await call('nowhere')).toMatchObject(expected);
    expect(await call('echo', { other: 1 })).toMatchObject(expected);
    expect(await call('echo')).toMatchObject(expected);
    expect(await call('make_profile')).toMatchObject(expected);
    expect(await call('pg_sleep', { seconds: 1 })).toMatchObject(expected);
    expect((await call('echo', { other: 1 })).error?.message).toBe(
      'Could not find the function public.echo(other) in the schema cache',
    );
  });

  test('cannot write while only reading', async () => {
    const removed = await call('clear_my_lists', {}, { get: true });
    expect(removed).toMatchObject({ status: 405, error: { code: '25006' } });
  });

  test('carries out the removal of one’s account and answers nothing', async () => {
    const result = await clients.stranger.rpc('delete_user');
    expect(result).toMatchObject({ status: 204, data: null, error: null });
    expect(await look(server.database, 'select id from auth.users where id = $1', [ids.stranger])).toEqual(
      [],
    );
    expect((await clients.anonymous.rpc('delete_user')).status).toBe(401);
  });

  test('keeps admin functions to admins, and hidden ones to nobody', async () => {
    expect((await clients.admin.rpc('admin_stats')).data).toMatchObject({ movie_wishlists: 1 });
    expect(await call('admin_stats')).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await clients.anonymous.rpc('admin_stats')).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
    expect(await call('hidden')).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  test.each([
    ['P0001', 400],
    ['23514', 400],
    ['42501', 403],
    ['PT418', 418],
    ['PT999', 400],
  ])('tells an error raised with code %s as %i', async (code, status) => {
    expect(await call('fails', { code })).toMatchObject({
      status,
      error: { code, message: `said ${code}`, details: 'why', hint: 'how' },
    });
  });

  test.each([
    ['38000', 500, 'Internal error'],
    ['08006', 503, 'The database is not available'],
  ])('tells nothing of a fault of the server but its code: %s', async (code, status, message) => {
    const token = { apikey: server.keys.anonKey, 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/rest/v1/rpc/fails`, {
      method: 'POST',
      headers: token,
      body: JSON.stringify({ code }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message, details: null, hint: null });
  });
});
