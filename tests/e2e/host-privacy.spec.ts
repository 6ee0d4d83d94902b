import { expect, test, type APIRequestContext } from '@playwright/test';
import { EMBEDDED_PORT, EMBEDDED_URL } from '../support/e2e-ports.ts';
import { startMarquee } from '../support/marquee.ts';
import { observatoryScore } from '../support/observatory.ts';
import { requestLines, sendRaw } from '../support/raw-http.ts';

const KEEPABLE = [
  '/',
  '/movies',
  '/movies/popular',
  '/tv-series',
  '/movie/603',
  '/tv/1396',
  '/genres',
  '/search?query=alien',
];
const PRIVATE = ['/profile', '/wishlist', '/watched', '/recommendations', '/reset-password'];

/** A session as the browser keeps it, of somebody with this mark in every field. */
function sessionOf(mark: string): string {
  const payload = { sub: `00000000-0000-4000-8000-00000000${mark}`, email: `${mark}@example.org` };
  const jwt = `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
  const session = {
    access_token: jwt,
    refresh_token: `refresh-${mark}`,
    user: { id: payload.sub, email: payload.email },
  };
  return `sb-marquee-auth-token=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
}

test.describe('pages for everybody', () => {
  test('are the same for visitors, whoever asked before and whatever they sent along', async () => {
    const get = (target: string, ...headers: string[]) =>
      sendRaw(EMBEDDED_PORT, requestLines('GET', target, ...headers));
    const first = new Map<string, string>();
    for (const target of KEEPABLE) first.set(target, (await get(target)).body);
    for (const mark of ['aaaa', 'bbbb']) {
      for (const target of [...KEEPABLE, ...PRIVATE]) {
        const own = await get(target, `Cookie: ${sessionOf(mark)}`, `User-Agent: ${mark}-agent`);
        expect(own.headers['x-cache'], target).toBeUndefined();
        expect(own.headers['etag'], target).toBeUndefined();
        expect(own.headers['cache-control'], target).toBe('private, no-store');
      }
      for (const target of KEEPABLE) {
        const odd = await get(
          target,
          `User-Agent: ${mark}-agent`,
          `Cookie: theme=${mark}`,
          `Referer: https://${mark}.example/`,
        );
        expect(odd.headers['x-cache'], target).toMatch(/^(?:hit|stale)$/);
        expect(odd.body === first.get(target), `${target} is the same`).toBe(true);
        expect(odd.body).not.toMatch(/aaaa@|bbbb@|-agent|refresh-/);
      }
    }
  });

  test('are made anew once a review has changed one', async ({ request }) => {
    const state = async () => (await request.get(`${EMBEDDED_URL}/movie/604`)).headers()['x-cache'];
    await state();
    expect(await state()).toBe('hit');
    const say = (data: unknown, context: APIRequestContext = request) =>
      context.post(`${EMBEDDED_URL}/api/page-changed`, { data });
    expect((await say({ kind: 'movie', id: 604 })).status()).toBe(204);
    expect(await state()).toBe('miss');
    for (const nonsense of [
      {},
      { kind: 'movie', id: '604' },
      { kind: 'x', id: 1 },
      { kind: 'movie', id: -1 },
      [],
      null,
    ]) {
      expect((await say(nonsense)).status()).toBe(400);
    }
    const elsewhere = { headers: { origin: 'https://evil.example' }, data: { kind: 'movie', id: 604 } };
    expect((await request.post(`${EMBEDDED_URL}/api/page-changed`, elsewhere)).status()).toBe(403);
  });
});

test('injected markup runs nothing', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/movie/603');
  const ran = await page.evaluate(async () => {
    const box = document.createElement('div');
    box.innerHTML =
      '<img src="/nowhere.png" onerror="window.ran=1"><iframe srcdoc="<script>parent.ran=2</script>"></iframe>' +
      '<base href="https://evil.example/"><object data="/nowhere"></object>';
    const script = document.createElement('script');
    script.textContent = 'window.ran = 3';
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    document.body.append(box, script, foreign);
    const failed = await new Promise((resolve) => {
      foreign.onerror = () => resolve(true);
      foreign.onload = () => resolve(false);
    });
    return { ran: (window as { ran?: number }).ran, failed, base: document.baseURI };
  });
  expect(ran).toEqual({ ran: undefined, failed: true, base: `${EMBEDDED_URL}/movie/603` });
  expect(refused.join(' ')).toContain('Content Security Policy');
});

test('the trailer’s player is let in, and no other frame', async ({ request }) => {
  const policy = (await request.get(`${EMBEDDED_URL}/movie/603`)).headers()['content-security-policy'];
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(policy).not.toContain('unsafe');
});

test('behind TLS the Observatory’s rules come to A+', async () => {
  const marquee = await startMarquee({
    SITE_URL: 'https://marquee.example',
    TRUST_PROXY: 'loopback',
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_ANON_KEY: 'anon',
  });
  try {
    const port = Number(new URL(marquee.url).port);
    const proxied = (proto: string) =>
      sendRaw(
        port,
        requestLines('GET', '/movies', `X-Forwarded-Proto: ${proto}`, 'X-Forwarded-For: 203.0.113.5'),
      );
    const { headers, body } = await proxied('https');
    expect(headers['content-security-policy']).toMatch(/img-src [^;]*https:\/\/project\.supabase\.co/);
    expect(headers['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/project\.supabase\.co/);
    const { score, verdicts } = observatoryScore(headers, body);
    expect(score, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(100);
    const plain = await proxied('http');
    expect([plain.status, plain.headers['location']]).toEqual([308, 'https://marquee.example/movies']);
  } finally {
    await marquee.stop();
  }
});
