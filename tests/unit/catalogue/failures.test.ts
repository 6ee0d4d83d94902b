import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueOver, failureOf, TODAY } from '../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
afterAll(() => server.close());

const QUICK = { attemptTimeoutMs: 60 };
const NO_ANSWER = 'The movie database did not answer.';
const UNREADABLE = 'The movie database sent an answer we could not read.';

describe('when the movie database fails, the user reads what happened', () => {
  test.each([
    [401, 'API error: 401 Unauthorized. The movie database is not set up here.', 502, 1],
    ['422 with code', 'API error: 422 Unprocessable Entity', 502, 1],
    ['422 with errors', 'API error: 422 Unprocessable Entity', 502, 1],
    [404, 'API error: 404 Not Found', 502, 1],
    [429, 'API error: 429 Too Many Requests', 503, 3],
    ['429 for 90 seconds', 'API error: 429 Too Many Requests', 503, 1],
    [500, 'API error: 500 Internal Server Error', 502, 3],
    [503, 'API error: 503 Service Unavailable', 503, 3],
    ['502 in HTML', 'API error: 502 Bad Gateway', 502, 3],
    ['HTML', UNREADABLE, 502, 1],
    ['truncated', UNREADABLE, 502, 1],
    ['wrong envelope', UNREADABLE, 502, 1],
    ['huge', UNREADABLE, 502, 1],
    ['cut off', NO_ANSWER, 503, 3],
    ['reset', NO_ANSWER, 503, 3],
    ['hang', NO_ANSWER, 503, 3],
    ['drip', NO_ANSWER, 503, 3],
  ] as const)('%s: "%s", our status %i, after %i calls', async (fault, message, status, calls) => {
    const slow = fault === 'hang' || fault === 'drip';
    const catalogue = catalogueOver(server, slow ? { limits: QUICK } : {});
    server.behave(fault);
    server.calls.length = 0;
    const failure = await failureOf(catalogue.movieList('popular', { page: 1 }));
    expect(failure).toMatchObject({ message, told: message, status });
    expect(catalogue.health().calls).toBe(calls);
    // An attempt cancelled this early might not reach a busy server.
    if (!slow) expect(server.calls).toHaveLength(calls);
  });

  test('a redirect is not followed', async () => {
    server.behave('redirect');
    server.calls.length = 0;
    const failure = await failureOf(catalogueOver(server).movieList('popular', { page: 1 }));
    expect(failure.message).toBe(NO_ANSWER);
    expect(server.calls.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('an unreachable server is one that did not answer', async () => {
    const failure = await failureOf(catalogueOver({ url: 'http://127.0.0.1:1/3' }).genres('tv'));
    expect(failure).toMatchObject({ message: NO_ANSWER, status: 503 });
  });

  test('the page gets a time to retry', async () => {
    server.behave('429 for 90 seconds');
    expect((await failureOf(catalogueOver(server).genres('tv'))).retryAfter).toBe(90);
    server.behave(500);
    expect((await failureOf(catalogueOver(server).genres('tv'))).retryAfter).toBe(10);
  });

  test('a call ends in time even if an in-process server ignores the abort', async () => {
    const deaf = () => new Promise<Response>(() => undefined);
    const catalogue = catalogueOver(server, { fetch: deaf, limits: { totalTimeoutMs: 60 } });
    expect(await failureOf(catalogue.movie(1001))).toMatchObject({ message: NO_ANSWER, status: 503 });
  });
});

describe('a failing call is retried', () => {
  test.each([429, 500, 503, 'reset', 'cut off'] as const)('%s once: the retry succeeds', async (fault) => {
    let first = true;
    server.behave(() => {
      if (!first) return undefined;
      first = false;
      return fault;
    });
    const { results } = await catalogueOver(server).movieList('popular', { page: 1 });
    expect(results.length).toBeGreaterThan(0);
  });
});

describe('a refused key', () => {
  test('logs one line for the operator, naming the setting, for any number of calls', async () => {
    server.behave(401);
    const catalogue = catalogueOver(server, { apiKey: 'wrong' });
    for (let id = 1; id <= 7; id += 1) await failureOf(catalogue.movie(id));
    expect(catalogue.health().condition).toBe('refused');
    expect(catalogue.logged).toEqual([
      expect.stringMatching(/^The movie database refuses TMDB_API_KEY .*\/movie\/1: status 401/) as string,
    ]);
  });

  test('is detected before a title is requested, and so is its recovery', async () => {
    server.behave(401);
    const catalogue = catalogueOver(server, { apiKey: 'wrong' });
    await catalogue.tryKey();
    expect(catalogue.health().condition).toBe('refused');
    server.behave('reset');
    await catalogue.tryKey();
    expect(catalogue.health().condition).toBe('refused');
    server.behave(null);
    await catalogue.tryKey();
    expect(catalogue.health().condition).toBe('fine');
  });
});

describe('a secret key', () => {
  const V3 = '0123456789abcdef0123456789abcdef';
  const V4 = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ0ZXN0In0.c2lnbmF0dXJl';

  test('is sent as a parameter (v3) or a header (v4), and not at all without one', async () => {
    server.behave(null);
    server.calls.length = 0;
    for (const apiKey of [V3, V4, undefined]) await catalogueOver(server, { apiKey }).genres('movie');
    expect(server.calls.map((call) => [call.query.get('api_key'), call.authorization])).toEqual([
      [V3, undefined],
      [null, `Bearer ${V4}`],
      [null, undefined],
    ]);
  });

  const faults = [401, 404, 429, 500, 'HTML', 'truncated', 'reset', 'redirect', 'cut off', 'huge'] as const;
  test.each(faults)('%s: is in no error, log or health report', async (fault) => {
    server.behave(fault);
    for (const apiKey of [V3, V4]) {
      const catalogue = catalogueOver(server, { apiKey });
      const failure = await failureOf(catalogue.search('movie', 'amber', { page: 1 }));
      const said: string[] = [...catalogue.logged, JSON.stringify(catalogue.health())];
      for (let at: unknown = failure; at instanceof Error; at = at.cause) {
        said.push(String(at), at.stack ?? '', JSON.stringify(at));
      }
      expect(said.join('\n')).not.toContain(apiKey);
    }
  });

  test.each([
    ['quoted by a failing network', 'http://catalogue.test/3'],
    ['quoted because it is malformed', 'http://catalogue test:99999999/3'],
  ])('in an address that is %s is not shown', async (_why, url) => {
    const quoting = ({ url: address }: Request) => {
      const cause = Object.assign(new Error(address), { code: 'ENOTFOUND' });
      return Promise.reject(new Error('fetch failed', { cause }));
    };
    const catalogue = catalogueOver({ url }, { apiKey: V3, fetch: quoting });
    const failure = await failureOf(catalogue.genres('tv'));
    const said = [
      String(failure),
      String(failure.cause),
      catalogue.logged.join(),
      catalogue.health().lastError?.message,
    ];
    expect(said.join()).not.toContain(V3);
    expect(catalogue.health().lastError?.at).toMatch(/^\d{4}-.*Z$/);
  });
});
