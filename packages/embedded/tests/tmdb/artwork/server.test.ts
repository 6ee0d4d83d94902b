import { describe, expect, it } from 'vitest';
import { IMAGE_BASE } from '../../../src/tmdb/artwork/address.ts';
import { createArtworkServer } from '../../../src/tmdb/artwork/server.ts';
import type { Subject } from '../../../src/tmdb/artwork/subject.ts';

const known: Record<string, Subject> = {
  m603: {
    kind: 'movie',
    id: 603,
    title: 'The Matrix',
    year: 1999,
    genres: [28, 878],
    byline: 'Lana Wachowski',
    keywords: ['hacker'],
  },
  t1396: {
    kind: 'tv',
    id: 1396,
    title: 'Breaking Bad',
    year: 2008,
    genres: [18, 80],
    byline: 'AMC',
    keywords: [],
  },
  p6384: {
    kind: 'person',
    id: 6384,
    title: 'Keanu Reeves',
    year: null,
    genres: [],
    byline: null,
    keywords: [],
  },
};

const serve = createArtworkServer({ subject: (file) => known[file] ?? null });
const get = (path: string, init?: RequestInit): Promise<Response> =>
  serve(new Request(`http://localhost${path}`, init));

describe('the artwork server', () => {
  it.each([
    ['m603', 400, 600],
    ['mb603', 853, 480],
    ['t1396', 400, 600],
    ['tb1396', 853, 480],
    ['p6384', 200, 300],
  ])('gives %s its own proportions', async (file, width, height) => {
    const image = await (await get(`/embedded/images/w342/${file}.svg`)).text();
    expect(image).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });

  it.each(['w45', 'w185', 'h632', 'w300', 'w342', 'w500', 'w780', 'w1280', 'original'])(
    'serves the size %s with the same drawing, because it scales',
    async (size) => {
      const [sized, original] = await Promise.all([
        get(`/embedded/images/${size}/m603.svg`),
        get('/embedded/images/original/m603.svg'),
      ]);
      expect(sized.status).toBe(200);
      expect(await sized.text()).toBe(await original.text());
    },
  );

  it('lets caches keep an image for ever and browsers run nothing in it', async () => {
    const { headers } = await get(`${IMAGE_BASE}/w185/p6384.svg`);
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['', '/v1', '/v99999'])(
    'keeps the drawing behind an address of another edition (%s) for an hour at most, since it may change',
    async (edition) => {
      const { status, headers } = await get(`/embedded/images${edition}/w342/m603.svg`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    },
  );

  it.each([
    '/embedded/images/w342/m604.svg',
    '/embedded/images/w343/m603.svg',
    '/embedded/images/w342/m603.png',
    '/embedded/images/w342/m0603.svg',
    '/embedded/images/w342/x603.svg',
    '/embedded/images/w342/pb6384.svg',
    '/embedded/images/w342/..%2Fm603.svg',
    '/embedded/images/m603.svg',
    '/embedded/images/w342/m603.svg/',
    '/images/w342/m603.svg',
    '/embedded/images/v0/w342/m603.svg',
    '/embedded/images/v2x/w342/m603.svg',
    '/embedded/images/v2/v2/w342/m603.svg',
    '/embedded/images/card/m603.svg',
    '/embedded/images/card/mb603.png',
    '/embedded/images/w1280/mb603.png',
  ])('answers 404 for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  it('answers HEAD with the headers alone and refuses to be written to', async () => {
    const head = await get('/embedded/images/w342/m603.svg', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    const written = await get('/embedded/images/w342/m603.svg', { method: 'PUT' });
    expect(written.status).toBe(405);
  });

  it('names the subject for readers who do not see the picture', async () => {
    const image = await (await get('/embedded/images/w342/tb1396.svg')).text();
    expect(image).toContain('<title>Breaking Bad</title>');
  });
});
