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
  ])('with %j asks for what nobody has opened yet: %s', (headers: Record<string, string>, is) => {
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

describe('a page that nobody has opened yet', () => {
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

  test('is given while it is kept, as to anybody, and is counted', async () => {
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
  ])('is not made for %s, and costs nobody anything', async (_whom, headers, status) => {
    const answer = await get('/movie/603', ...headers);
    expect([answer.status, answer.body]).toEqual([status, '']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(answer.headers['etag']).toBeUndefined();
    expect(rendered).toEqual([]);
    expect([await counted('kept'), await counted('refused')]).toEqual([0, 1]);
  });

  test('is made when somebody opens it after a refusal', async () => {
    await get('/movie/603', ...OF_LINK);
    const opened = await get('/movie/603');
    expect([opened.status, opened.headers['x-cache']]).toEqual([200, 'miss']);
    expect(opened.body).toContain('/movie/603');
  });

  test('is neither given nor made anew once it is no longer fresh', async () => {
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
    'is not made at %s',
    async (target) => {
      expect((await get(target, ...OF_LINK)).status).toBe(204);
      expect(rendered).toEqual([]);
    },
  );

  test('is not made for somebody signed in, nor given to them as visitors get it', async () => {
    await get('/movie/603');
    expect((await get('/movie/603', SESSION, ...OF_LINK)).status).toBe(204);
    expect(rendered).toEqual(['/movie/603']);
  });

  test('is told from files, which are sent ahead, and from what is written', async () => {
    expect((await get('/_astro/a.1234.js', ...OF_LINK)).body).toBe('plain');
    expect((await get('/favicon.svg', ...OF_LINK)).status).toBe(200);
    const written = await sendRaw(port, requestLines('POST', '/api/x', 'Content-Length: 0', AHEAD));
    expect(written.status).toBe(200);
    expect(await counted('refused')).toBe(0);
  });

  test('is told from one whose purpose is none we know', async () => {
    expect((await get('/movie/603', 'Sec-Purpose: prefetching')).status).toBe(200);
    expect((await get('/movie/604', 'Purpose: ')).status).toBe(200);
  });
});

describe('the largest picture of a page', () => {
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

  test('is named ahead of a page that is made, kept, or made for one person', async () => {
    const link = `<${POSTER.url}>; rel=preload; as=image; fetchpriority=high`;
    expect(await pictured([POSTER])).toEqual([link, link, link]);
  });

  test('is named for each width of window where they show different ones', async () => {
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

  test('is not named where there is none, nor for a page that is missing or failed', async () => {
    const none = [undefined, undefined, undefined];
    expect(await pictured(undefined)).toEqual(none);
    expect(await pictured([])).toEqual(none);
    expect(await pictured([POSTER], 404)).toEqual(none);
    expect(await pictured([POSTER], 503)).toEqual(none);
  });
});
