import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LargestPicture } from '../../../../src/core/images.ts';
import type { AppHandler } from '../../../../src/contract/app-handler.ts';
import { declineSpeculation, isSpeculative } from '../../../../src/host/pages/speculation.ts';
import { requestLines, sendRaw } from '../../../support/host/raw-http.ts';
import { hostFor, pageAnswer, portOf, targetOf, type Host } from '../../../support/host/running-host.ts';

const AHEAD = 'Sec-Purpose: prefetch';
const OF_LINK = [AHEAD, 'Purpose: prefetch', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: empty'];
const SESSION = 'Cookie: sb-marquee-auth-token=base64-abc';

describe('a request', () => {
  const asked = (headers: Record<string, string>, method = 'GET') =>
    ({ method, headers }) as unknown as IncomingMessage;

  test.each([
    [{ 'sec-purpose': 'prefetch' }, true],
    [{ 'sec-purpose': 'PREFETCH;prerender' }, true],
    [{ 'sec-purpose': 'x, prerender' }, true],
    [{ 'sec-purpose': 'x preview y' }, true],
    [{ purpose: 'prefetch' }, true],
    [{ 'sec-purpose': 'x', purpose: 'prefetch' }, true],
    [{ 'sec-purpose': 'prefetching' }, false],
    [{ 'sec-purpose': 'unprefetch' }, false],
    [{ 'sec-purpose': '' }, false],
    [{ 'x-purpose': 'prefetch' }, false],
    [{}, false],
  ])('with %j is a prefetch: %s', (headers: Record<string, string>, is) => {
    expect([isSpeculative(asked(headers)), isSpeculative(asked(headers, 'HEAD'))]).toEqual([is, is]);
    expect(isSpeculative(asked(headers, 'POST'))).toBe(false);
  });

  test.each([
    [{ 'sec-fetch-mode': 'no-cors' }, [204, { 'cache-control': 'no-store' }, 'end']],
    [{ 'sec-fetch-mode': 'navigate' }, [503, { 'cache-control': 'no-store', 'content-length': 0 }, 'end']],
    [{}, [503, { 'cache-control': 'no-store', 'content-length': 0 }, 'end']],
  ])('with %j is declined by %j', (headers: Record<string, string>, said) => {
    const out: unknown[] = [];
    const response = { writeHead: (...head: unknown[]) => out.push(...head), end: () => out.push('end') };
    declineSpeculation(asked(headers), response as unknown as ServerResponse);
    expect(out).toEqual(said);
  });
});

describe('a prefetched page', () => {
  let host: Host;
  let port: number;
  let rendered: string[];

  const handler: AppHandler = (request) => {
    rendered.push(targetOf(request));
    return pageAnswer(`<p>${targetOf(request)}</p>`);
  };
  const get = (target: string, ...headers: string[]) =>
    sendRaw(port, requestLines('GET', target, ...headers));
  const counted = async (answer: string) => {
    const { body } = await get('/metrics');
    return Number(new RegExp(`marquee_prefetches_total\\{answer="${answer}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
  };

  beforeEach(async () => {
    rendered = [];
    host = await hostFor({ handler });
    port = await portOf(host);
  });

  afterEach(async () => {
    vi.restoreAllMocks();
    await host.close();
  });

  test('is served from the cache, and counted', async () => {
    const opened = await get('/movie/603');
    const ahead = await get('/movie/603', ...OF_LINK);
    expect([ahead.status, ahead.body, ahead.headers['x-cache']]).toEqual([200, opened.body, 'hit']);
    expect(ahead.headers['cache-control']).toBe(opened.headers['cache-control']);
    expect(rendered).toEqual(['/movie/603']);
    expect([await counted('kept'), await counted('refused')]).toEqual([1, 0]);
  });

  test.each([
    ['a link that is fetched ahead', OF_LINK, 204],
    ['a navigation that is fetched ahead', [AHEAD, 'Sec-Fetch-Mode: navigate'], 503],
    ['a navigation that is rendered ahead', ['Sec-Purpose: prefetch;prerender'], 503],
    ['one through a proxy of the browser', ['Sec-Purpose: prefetch;anonymous-client-ip'], 503],
    ['a browser that knows the older header only', ['Purpose: prefetch'], 503],
    ['a browser that shows pages small', ['Purpose: preview'], 503],
  ])('is not rendered for %s, without cost', async (_whom, headers, status) => {
    const answer = await get('/movie/603', ...headers);
    expect([answer.status, answer.body]).toEqual([status, '']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(answer.headers['etag']).toBeUndefined();
    expect(rendered).toEqual([]);
    expect([await counted('kept'), await counted('refused')]).toEqual([0, 1]);
  });

  test('is rendered when opened after a refusal', async () => {
    await get('/movie/603', ...OF_LINK);
    const opened = await get('/movie/603');
    expect([opened.status, opened.headers['x-cache']]).toEqual([200, 'miss']);
    expect(opened.body).toContain('/movie/603');
  });

  test('is neither served nor rendered once stale', async () => {
    await get('/movie/603');
    const began = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => began + 61_000);
    expect((await get('/movie/603', ...OF_LINK)).status).toBe(204);
    expect(rendered).toEqual(['/movie/603']);
    // Opening it serves it at once and renders the next one.
    expect((await get('/movie/603')).headers['x-cache']).toBe('stale');
    await vi.waitFor(() => expect(rendered).toHaveLength(2));
  });

  test.each(['/profile', '/watched', '/movie/603?reviews=oldest', '/partials/suggest?query=a', '/nowhere'])(
    'is not rendered at %s',
    async (target) => {
      expect((await get(target, ...OF_LINK)).status).toBe(204);
      expect(rendered).toEqual([]);
    },
  );

  test('is neither rendered for a signed-in user, nor served as for visitors', async () => {
    await get('/movie/603');
    expect((await get('/movie/603', SESSION, ...OF_LINK)).status).toBe(204);
    expect(rendered).toEqual(['/movie/603']);
  });

  test('is not a file, which is always sent, and not a write', async () => {
    expect((await get('/_astro/a.1234.js', ...OF_LINK)).body).toBe('plain');
    expect((await get('/favicon.svg', ...OF_LINK)).status).toBe(200);
    const written = await sendRaw(port, requestLines('POST', '/api/x', 'Content-Length: 0', AHEAD));
    expect(written.status).toBe(200);
    expect(await counted('refused')).toBe(0);
  });

  test('is not one with an unknown purpose', async () => {
    expect((await get('/movie/603', 'Sec-Purpose: prefetching')).status).toBe(200);
    expect((await get('/movie/604', 'Purpose: ')).status).toBe(200);
  });
});

describe('a page’s largest picture', () => {
  const POSTER: LargestPicture = { url: 'https://image.tmdb.org/t/p/w342/a.jpg' };
  const pictured = async (pictures: LargestPicture[] | undefined, status = 200) => {
    const host = await hostFor({
      handler: (_request, { locals }) => {
        Object.assign(locals, { largestPictures: pictures });
        return pageAnswer('<p>x</p>', {}, status);
      },
    });
    const port = await portOf(host);
    try {
      const ask = (target: string) => sendRaw(port, requestLines('GET', target));
      const made = await ask('/movie/603');
      return [made, await ask('/movie/603'), await ask('/profile')].map(({ headers }) => headers['link']);
    } finally {
      await host.close();
    }
  };

  test('is preloaded for a new, cached, or personal page', async () => {
    const link = `<${POSTER.url}>; rel=preload; as=image; fetchpriority=high`;
    expect(await pictured([POSTER])).toEqual([link, link, link]);
  });

  test('is preloaded for each window width with its own picture', async () => {
    const small: LargestPicture = {
      url: 'https://image.tmdb.org/t/p/w185/a.jpg',
      media: '(max-width:459px)',
    };
    const [link] = await pictured([small, { ...POSTER, media: '(min-width:460px)' }]);
    expect(link).toBe(
      `<${small.url}>; rel=preload; as=image; fetchpriority=high; media="(max-width:459px)", ` +
        `<${POSTER.url}>; rel=preload; as=image; fetchpriority=high; media="(min-width:460px)"`,
    );
  });

  test('is not preloaded without one, nor for a missing or failed page', async () => {
    const none = [undefined, undefined, undefined];
    expect(await pictured(undefined)).toEqual(none);
    expect(await pictured([])).toEqual(none);
    expect(await pictured([POSTER], 404)).toEqual(none);
    expect(await pictured([POSTER], 503)).toEqual(none);
  });
});
