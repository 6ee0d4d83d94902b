import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/e2e/test.ts';
import { PAGES } from '../../src/core/pages.ts';
import { signedInState } from '../support/e2e/people.ts';
import { EMBEDDED_PORT, EMBEDDED_URL, TMDB_KEY, TMDB_URL } from '../support/e2e/ports.ts';
import { requestLines, sendRaw } from '../support/host/raw-http.ts';

const get = (target: string, ...headers: string[]) =>
  sendRaw(EMBEDDED_PORT, requestLines('GET', target, ...headers));

test.describe('hostile addresses', () => {
  test('are told to be no movie', async () => {
    for (const id of ['1e99', '-1', '0x10', '1.5', 'abc', '%20', '0', '0603', '٣']) {
      const { status, body } = await get(`/movie/${id === '٣' ? encodeURIComponent(id) : id}`);
      expect(status, id).toBe(400);
      expect(body, id).toContain('Invalid movie ID');
    }
  });

  test('do not upset the search', async () => {
    for (const [query, statuses] of [
      ['query=%00', [200, 400]],
      ['query=%ff', [200, 400]],
      ['query=%ED%A0%80', [200, 400]],
      [`query=${'a'.repeat(3000)}`, [200]],
      [`query=${'a'.repeat(20_000)}`, [414, 431]],
      [Array.from({ length: 900 }, (_, index) => `a${index}`).join('&'), [200, 414]],
      ['query[]=a&query[__proto__]=b&__proto__=c', [200]],
    ] as const)
      expect(statuses, query.slice(0, 24)).toContain((await get(`/search?${query}`)).status);
  });

  test('lead nowhere', async () => {
    for (const target of [
      '/../package.json',
      '/_astro/../../server/entry.mjs',
      '/_astro/..%2f..%2fserver/entry.mjs',
      '/%2e%2e/package.json',
      '/embedded/backend/storage/v1/object/public/avatars/../../../../keys.json',
      '/embedded/backend/storage/v1/object/public/avatars/..%2f..%2fkeys.json',
      '/embedded/images/../../package.json',
      '/dist/server/entry.mjs',
      '/.env',
      '/src/host/main.ts',
      '//admin',
      '/\\admin',
      '/%2561dmin',
      '/api/tmdb/../../account',
      '/movie/603.html',
      '/movies/popular/index.html',
    ]) {
      const { status, body } = await get(target);
      expect([400, 404], target).toContain(status);
      expect(body, target).not.toMatch(/"dependencies"|import \{|BEGIN|Dashboard/);
    }
  });
});

test('another site’s hold of a window it opened tells nothing of who is signed in', async ({ request }) => {
  const policy = async (path: string, cookie = '') => {
    const answer = await request.get(EMBEDDED_URL + path, { headers: { cookie }, maxRedirects: 0 });
    return answer.headers()['cross-origin-opener-policy'];
  };
  const { state } = await signedInState(EMBEDDED_URL);
  const session = state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const examples: Record<string, string> = { id: '603', list: '0123456789abcdef0123', handle: 'nobody_yet' };
  for (const { path, kept } of PAGES) {
    const address = path.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => examples[name] ?? '1');
    const visitors = await policy(address);
    expect(await policy(address, session), path).toBe(visitors);
    expect(await policy(address, 'sb-marquee-auth-token=somebody'), path).toBe(visitors);
    if (kept === 0 && !path.startsWith('/partials/')) expect(visitors, path).toBe('same-origin');
  }
  for (const path of ['/', '/movies/popular', '/movie/603', '/movie/999999999', '/?code=x'])
    expect(await policy(path), path).toBe('unsafe-none');
});

test('every kind of answer has the headers no answer goes without', async ({ request }) => {
  const html = await (await request.get(`${EMBEDDED_URL}/movies`)).text();
  const script = /\/_astro\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const visitors = new Set([
    '/',
    '/movies/popular',
    '/movie/603',
    '/movie/999999999',
    '/search?query=alien',
    '/partials/movies/popular?page=2',
    '/robots.txt',
    '/sitemap.xml',
    '/?code=x',
  ]);
  for (const target of [
    ...[
      '/',
      '/movies/popular',
      '/movie/603',
      '/movie/999999999',
      '/movie/abc',
      '/search?query=alien',
      '/nowhere',
    ],
    ...[
      '/profile',
      '/wishlist',
      '/admin',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.svg',
      script,
      '//',
      '/_image',
    ],
    ...['/healthz', '/readyz', '/metrics', '/embedded/outbox', '/embedded/images/w342/m603.svg', '/?code=x'],
    ...[
      '/embedded/backend/auth/v1/user',
      '/embedded/backend/rest/v1/reviews',
      '/partials/movies/popular?page=2',
    ],
  ]) {
    const { headers } = await get(target, 'Accept: text/html');
    expect(headers, target).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      // Nobody opens a script or puts it into a frame: what only a document answers to would weigh as much as some.
      ...(target !== script && {
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': visitors.has(target) ? 'unsafe-none' : 'same-origin',
      }),
    });
    for (const directive of ['default-src', 'base-uri', 'frame-ancestors']) {
      expect(headers['content-security-policy'], target).toContain(`${directive} 'none'`);
    }
    expect(headers['content-security-policy'], target).toContain('form-action');
    expect(headers['referrer-policy'], target).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers['x-powered-by'], target).toBeUndefined();
    expect(headers['cache-control'], target).toBeDefined();
  }
});

test('what belongs to whoever sits at this machine is shown to nobody a proxy or a foreign name brings', async () => {
  const ask = (target: string, ...headers: string[]) =>
    sendRaw(EMBEDDED_PORT, [`GET ${target} HTTP/1.1`, 'Connection: close', ...headers]);
  for (const target of ['/embedded/outbox', '/embedded/outbox.json', '/metrics']) {
    expect((await ask(target, `Host: localhost:${EMBEDDED_PORT}`)).status, target).toBe(200);
    for (const headers of [
      ['Host: movies.example.com', 'X-Forwarded-For: 8.8.8.8'],
      ['Host: movies.example.com'],
      ['Host: localhost', 'X-Forwarded-For: 8.8.8.8'],
      ['Host: localhost', 'Forwarded: for=8.8.8.8'],
      ['Host: 127.0.0.1', 'Via: 1.1 proxy'],
    ]) {
      const { status, body } = await ask(target, ...headers);
      expect([403, 404], `${target} ${headers.join()}`).toContain(status);
      expect(body).not.toMatch(/marquee_http|"links"/);
    }
  }
});

test('nothing the browser gets holds a secret', async ({ request }) => {
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /\.(?:js|css|svg|json|html|xml|txt)$/.test(file));
  const pages = await Promise.all(
    ['/', '/movies', '/movie/603', '/nowhere'].map(async (page) =>
      (await request.get(TMDB_URL + page)).text(),
    ),
  );
  const texts = [...scripts.map((file) => readFileSync(path.join('dist/client', file), 'utf8')), ...pages];
  for (const text of texts) {
    expect(text).not.toMatch(
      /service_role|SUPABASE_SECRET|sb_secret_\w{8}|METRICS_TOKEN|BEGIN (?:EC )?PRIVATE/,
    );
    expect(text).not.toContain(TMDB_KEY);
    expect(text).not.toContain(process.cwd());
  }
});
