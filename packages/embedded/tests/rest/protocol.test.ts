import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { ids, signUpEverybody } from '../support/persona.ts';
import { accessToken } from '../support/persona-clients.ts';
import { restWire, type Sent } from '../support/rest-wire.ts';

let server: BackendServer;
let send: ReturnType<typeof restWire>;

beforeAll(async () => {
  server = await startBackend();
  await signUpEverybody(server.database);
  send = restWire(server, await accessToken(server, ids.owner));
  await server.database.exec(`
    insert into movie_ratings (user_id, movie_id, rating)
    select '${ids.owner}', n, 3 from generate_series(1, 3) n`);
});
afterAll(() => server.close());

const prefer = (preference: string) => ({ prefer: preference });
const rating = (movie_id: number) => ({ user_id: ids.owner, movie_id, rating: 4 });

describe('the answer to a read or write', () => {
  test.each<[string, Sent & { path: string }, number, string | null]>([
    ['a page', { path: 'movie_ratings?limit=2' }, 200, '0-1/*'],
    ['a later page', { path: 'movie_ratings?limit=2&offset=2' }, 200, '2-2/*'],
    ['a counted page', { path: 'movie_ratings?limit=2', headers: prefer('count=exact') }, 206, '0-1/3'],
    ['everything, counted', { path: 'movie_ratings', headers: prefer('count=exact') }, 200, '0-2/3'],
    ['nothing, counted', { path: 'movie_ratings?rating=eq.1', headers: prefer('count=exact') }, 200, '*/0'],
    ['nothing', { path: 'movie_ratings?rating=eq.1' }, 200, '*/*'],
    ['past the end', { path: 'movie_ratings?offset=9', headers: prefer('count=exact') }, 416, '*/3'],
    ['an insert', { path: 'movie_ratings', method: 'POST', body: rating(11) }, 201, '*/*'],
    [
      'an update',
      { path: 'movie_ratings?movie_id=eq.11', method: 'PATCH', body: { rating: 5 } },
      204,
      '0-0/*',
    ],
    [
      'an update of nothing',
      { path: 'movie_ratings?movie_id=eq.0', method: 'PATCH', body: { rating: 5 } },
      204,
      '*/*',
    ],
    ['a removal', { path: 'movie_ratings?movie_id=eq.11', method: 'DELETE' }, 204, '*/*'],
  ])('says which rows it is about: %s', async (_name, { path, ...sent }, status, range) => {
    const response = await send(path, sent);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(range);
    if (status === 204) expect(await response.text()).toBe('');
  });

  test('says which preferences were followed', async () => {
    const response = await send('movie_ratings?movie_id=eq.1', {
      method: 'PATCH',
      body: { rating: 3 },
      headers: prefer('return=representation, count=exact, respond-async'),
    });
    expect(response.headers.get('preference-applied')).toBe('return=representation, count=exact');
    expect(response.headers.get('content-range')).toBe('0-0/1');
  });

  test('says where an inserted row is when only headers are asked for', async () => {
    const response = await send('ai_preferences', {
      method: 'POST',
      body: { user_id: ids.owner, keep_searches: true },
      headers: prefer('return=headers-only'),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe(`/ai_preferences?user_id=eq.${ids.owner}`);
    expect(await response.text()).toBe('');
  });
});

describe('a request outside the subset', () => {
  test.each<[string, string, Sent, number, string]>([
    ['an unknown table', 'nowhere', {}, 404, 'PGRST205'],
    ['a table of another schema', 'auth.users', {}, 404, 'PGRST205'],
    ['a table of PostgreSQL', 'pg_authid', {}, 404, 'PGRST205'],
    ['another schema', 'users', { headers: { 'accept-profile': 'auth' } }, 406, 'PGRST106'],
    [
      'writing into another schema',
      'users',
      { method: 'POST', body: {}, headers: { 'content-profile': 'auth' } },
      406,
      'PGRST106',
    ],
    ['no table', '', {}, 404, 'PGRST125'],
    ['a deeper path', 'movie_ratings/1', {}, 404, 'PGRST125'],
    ['a broken path', '%ff', {}, 404, 'PGRST125'],
    ['PUT', 'movie_ratings?movie_id=eq.1', { method: 'PUT', body: {} }, 405, 'PGRST117'],
    ['DELETE of a function', 'rpc/delete_user', { method: 'DELETE' }, 405, 'PGRST101'],
    ['an unknown column', 'movie_ratings?select=nowhere', {}, 400, '42703'],
    ['a filter on an unknown column', 'movie_ratings?nowhere=eq.1', {}, 400, '42703'],
    ['an order by an unknown column', 'movie_ratings?order=nowhere', {}, 400, '42703'],
    ['no relationship', 'movie_ratings?select=wishlists(*)', {}, 400, 'PGRST200'],
    ['a hint that fits none', 'movie_ratings?select=profiles!nowhere(id)', {}, 400, 'PGRST200'],
    ['a filter on what is not embedded', 'movie_ratings?profiles.id=eq.1', {}, 400, 'PGRST108'],
    ['an unknown operator', 'movie_ratings?rating=around.3', {}, 400, 'PGRST100'],
    ['a search by expression', 'movie_reviews?review=match.^a+$', {}, 400, 'PGRST100'],
    ['full text', 'movie_reviews?review=fts.word', {}, 400, 'PGRST100'],
    ['no operator', 'movie_ratings?rating=3', {}, 400, 'PGRST100'],
    ['a second select', 'movie_ratings?select=id&select=rating', {}, 400, 'PGRST100'],
    ['a path into JSON', 'ai_searches?select=results->titles', {}, 400, 'PGRST100'],
    ['an aggregate', 'movie_ratings?select=rating.avg()', {}, 400, 'PGRST100'],
    ['a spread', 'movie_ratings?select=...profiles(id)', {}, 400, 'PGRST100'],
    ['a cast to a class name', 'movie_ratings?select=id::regclass', {}, 400, 'PGRST100'],
    ['a negative limit', 'movie_ratings?limit=-1', {}, 400, 'PGRST100'],
    ['a limit of words', 'movie_ratings?limit=all', {}, 400, 'PGRST100'],
    ['a page by header', 'movie_ratings', { headers: { range: '0-1' } }, 400, 'PGRST100'],
    ['a limited removal', 'movie_ratings?movie_id=eq.0&limit=1', { method: 'DELETE' }, 400, 'PGRST100'],
    [
      'a filtered insert',
      'movie_ratings?movie_id=eq.0',
      { method: 'POST', body: rating(1) },
      400,
      'PGRST100',
    ],
    ['an estimated count', 'movie_ratings', { headers: prefer('count=estimated') }, 400, 'PGRST122'],
    ['a rehearsal', 'movie_ratings', { headers: prefer('tx=rollback') }, 400, 'PGRST122'],
    [
      'a strict unknown preference',
      'movie_ratings',
      { headers: prefer('handling=strict, x=y') },
      400,
      'PGRST122',
    ],
    ['CSV', 'movie_ratings', { headers: { accept: 'text/csv' } }, 406, 'PGRST107'],
    [
      'a form',
      'movie_ratings',
      { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      400,
      'PGRST102',
    ],
    [
      'plain text',
      'movie_ratings',
      { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } },
      400,
      'PGRST102',
    ],
    ['broken JSON', 'movie_ratings', { method: 'POST', body: '{"a":' }, 400, 'PGRST102'],
    ['a bare value', 'movie_ratings', { method: 'POST', body: '5' }, 400, 'PGRST102'],
    [
      'rows of different keys',
      'movie_ratings',
      { method: 'POST', body: [{ movie_id: 1 }, { rating: 1 }] },
      400,
      'PGRST102',
    ],
    [
      'endless nesting',
      'ai_searches',
      { method: 'POST', body: `{"results":${'['.repeat(50_000)}${']'.repeat(50_000)}}` },
      400,
      'PGRST102',
    ],
    [
      'a huge body',
      'movie_ratings',
      { method: 'POST', body: `{"a":"${'x'.repeat(1_100_000)}"}` },
      413,
      'PGRST102',
    ],
  ])('is refused with a code: %s', async (_name, path, sent, status, code) => {
    const response = await send(path, sent);
    const body = (await response.json()) as Record<string, unknown>;
    expect({ status: response.status, code: body.code }).toEqual({ status, code });
    expect(Object.keys(body)).toEqual(['code', 'details', 'hint', 'message']);
  });

  test('is refused when nested deeper than anybody means it', async () => {
    const condition = `${'and('.repeat(200)}rating.eq.1${')'.repeat(200)}`;
    expect((await send(`movie_ratings?or=(${condition})`)).status).toBe(400);
    const embed = `${'profiles(movie_ratings('.repeat(50)}id${'))'.repeat(50)}`;
    expect((await send(`movie_ratings?select=${embed}`)).status).toBe(400);
    const many = Array.from({ length: 300 }, () => 'rating=eq.1').join('&');
    expect((await send(`movie_ratings?${many}`)).status).toBe(400);
  });
});
