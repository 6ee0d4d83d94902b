import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '../support/e2e/test.ts';
import { addListed, makeList, showList } from '../../src/features/custom-lists/custom-lists.queries.ts';
import { uploadAvatar } from '../../src/features/profile/avatars.queries.ts';
import { updateProfile } from '../../src/core/backend/profiles.ts';
import { followPerson } from '../../src/features/public-profile/follows.queries.ts';
import { postReview } from '../../src/features/reviews/reviews.queries.ts';
import { restoreToList } from '../../src/features/marks/list-entries.queries.ts';
import {
  changeOwnPublicProfile,
  claimHandle,
} from '../../src/features/public-profile/own-profile-page.queries.ts';
import { listed } from '../../src/features/custom-lists/custom-lists.ts';
import { PAGES } from '../../src/core/pages.ts';
import { pictureBytes } from '../../packages/embedded/tests/support/pictures.ts';
import { ownerOf, savedTitle } from '../support/e2e/lists.ts';
import { newcomer, signedInState } from '../support/e2e/people.ts';
import { BASE_PATH, EMBEDDED_PORT, EMBEDDED_URL } from '../support/e2e/ports.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { observatoryScore } from '../support/browser/observatory.ts';
import { requestLines, sendRaw } from '../support/host/raw-http.ts';

/** Every page that is made for whoever asks, and one that shows a session without being anybody's. */
const PRIVATE = [
  ...PAGES.filter(({ path, access }) => access === 'person' && !/[[]|^\/(?:api|partials)\//.test(path)).map(
    ({ path }) => path,
  ),
  '/numbers/2025',
  '/reset-password',
];
/** As far as the readers go: fifty pages that are everybody's. */
const MOST = PRIVATE.length + 50;

/** Somebody with an account and a saved title. */
interface Reader {
  cookie: string;
  /** What only they may see: name, address, the title, their id and their session. */
  own: RegExp;
  title: string;
}

async function reader(request: APIRequestContext, fullName: string): Promise<Reader> {
  const { state, person } = await signedInState(EMBEDDED_URL, newcomer(fullName));
  const { client, id } = await ownerOf(request, EMBEDDED_URL, person);
  const title = `What ${fullName} saved`;
  await restoreToList(client, id, 'wishlist', 'movie', [savedTitle(1, { title })]);
  const parts = state.cookies
    .filter((cookie) => cookie.name.includes('-auth-token'))
    .map(({ value }) => value);
  const kept = Buffer.from(parts.join('').replace('base64-', ''), 'base64url').toString();
  const session = JSON.parse(kept) as { access_token: string; refresh_token: string };
  const tokens = [session.access_token.slice(-40), session.refresh_token];
  return {
    cookie: state.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    own: new RegExp([person.email, fullName, title, id, ...tokens].join('|')),
    title,
  };
}

/** The paths a page leads to on this site, without those that belong to somebody. */
function linksOf(body: string): string[] {
  const links = [...body.matchAll(/ href="(\/[^"#]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return links.filter((link) => !/^\/(?:_astro|embedded|api)\/|\.\w+$/.test(link));
}

/** Seconds since a page was made; 0 for one that was made for this answer. */
const ageOf = ({ headers }: { headers: Record<string, string> }) => Number(headers['age'] ?? 0);

test.describe('pages for everybody', () => {
  test('carry nothing of those who asked before, wherever two people and a visitor go', async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const get = (target: string, ...headers: string[]) =>
      sendRaw(EMBEDDED_PORT, requestLines('GET', target, 'Accept: text/html', ...headers));
    const ada = await reader(request, 'Ada Privately');
    const bob = await reader(request, 'Bob Discreetly');
    expect((await get('/wishlist', `Cookie: ${ada.cookie}`)).body).toContain(ada.title);
    expect((await get('/wishlist', `Cookie: ${bob.cookie}`)).body).toContain(bob.title);

    const seen = new Set(['/', ...PRIVATE]);
    let kept = 0;
    for (const target of seen) {
      const first = await get(target);
      for (const [one, other] of [
        [ada, bob],
        [bob, ada],
      ] as const) {
        const own = await get(target, `Cookie: ${one.cookie}`, `User-Agent: ${one.title}`);
        expect(own.headers['cache-control'], target).toBe('private, no-store');
        expect([own.headers['x-cache'], own.headers['etag']], target).toEqual([undefined, undefined]);
        expect(other.own.exec(own.body), target).toBeNull();
      }
      const last = await get(target, 'Cookie: theme=dark', 'Referer: https://elsewhere.example/');
      expect(last.status, target).toBe(first.status);
      expect(ada.own.exec(last.body), target).toBeNull();
      expect(bob.own.exec(last.body), target).toBeNull();
      if (last.headers['x-cache']) {
        kept += 1;
        // The walk outlives a kept page: one that was made anew since is compared with itself.
        const isAnew = ageOf(last) < ageOf(first);
        const other = isAnew ? await get(target) : first;
        expect(last.body === other.body, `${target} is the same`).toBe(true);
      }
      for (const link of linksOf(first.body)) if (seen.size < MOST) seen.add(link);
    }
    expect(seen.size).toBe(MOST);
    expect(kept).toBeGreaterThan(MOST / 2);
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

/** The pages there are, with what an address asks for filled in. */
function pagePaths(examples: Record<string, string>): string[] {
  return PAGES.map(({ path }) => path)
    .filter((path) => !/^\/(?:api|partials|embedded|cards|sitemaps)\/|\.\w+$/.test(path))
    .map((path) => path.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, part: string) => examples[part] ?? 'x'));
}

test('no page names the account of somebody else: neither their pictures nor what they wrote', async ({
  request,
}) => {
  const { person } = await signedInState(EMBEDDED_URL, newcomer('Ana Author'));
  const { client, id } = await ownerOf(request, EMBEDDED_URL, person);
  const handle = `ana_${id.slice(0, 6)}`;
  await claimHandle(client, handle);
  const parts = { favorites: true, watches: true, lists: true, reviews: true, numbers: true };
  await changeOwnPublicProfile(client, id, { level: 'public', parts });
  const picture = new Blob([pictureBytes('image/png')], { type: 'image/png' });
  await updateProfile(client, id, { avatarUrl: await uploadAvatar(client, id, picture, '1') });
  await postReview(client, id, { kind: 'movie', id: 605 }, 'Less than the first one');
  const list = crypto.randomUUID();
  const words = { name: 'For everybody', description: '', ranked: false };
  const address = await makeList(client, id, list, words);
  await addListed(client, id, list, listed(savedTitle(1)));
  await showList(client, list, 'public');

  const { state, person: other } = await signedInState(EMBEDDED_URL, newcomer('Eve Reader'));
  const reader = await ownerOf(request, EMBEDDED_URL, other);
  await followPerson(reader.client, reader.id, id);
  const cookie = state.cookies.map((kept) => `${kept.name}=${kept.value}`).join('; ');
  // Whoever follows somebody may end it on their own profile, where the account is named.
  const paths = pagePaths({ id: '605', list: address, handle, year: '2026', n: '1' });
  let told = 0;
  for (const headers of [{ cookie: '' }, { cookie }]) {
    for (const path of paths.filter((each) => each !== '/profile' || headers.cookie === '')) {
      const answer = await request.get(EMBEDDED_URL + path, { headers });
      const html = await answer.text();
      if (html.includes('Ana Author')) told += 1;
      expect(html.includes(id), path).toBe(false);
    }
  }
  // The title's page, the person's and the list's, for both.
  expect(told).toBeGreaterThanOrEqual(6);
});

test('every page is styled, whatever people, lists, titles and searches are called', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const name = 'CSS <style> & <script>alert(1)</script></title>';
  const { state, person } = await signedInState(EMBEDDED_URL, newcomer(name));
  const { client, id } = await ownerOf(request, EMBEDDED_URL, person);
  const title = savedTitle(1, { title: `</style>${name}` });
  await restoreToList(client, id, 'wishlist', 'movie', [title]);
  const handle = `css_${id.slice(0, 8)}`;
  await claimHandle(client, handle);
  await changeOwnPublicProfile(client, id, { level: 'public' });
  const list = crypto.randomUUID();
  const address = await makeList(client, id, list, { name, description: `<style>${name}`, ranked: false });
  await addListed(client, id, list, listed(title));
  await showList(client, list, 'public');

  const examples: Record<string, string> = { id: '603', list: address, handle, year: '2026', n: '1' };
  const cookie = state.cookies.map((kept) => `${kept.name}=${kept.value}`).join('; ');
  let named = 0;
  for (const filled of pagePaths(examples)) {
    const address = `${filled}?query=${encodeURIComponent(`</style>${name}`)}`;
    for (const headers of [{ cookie: '' }, { cookie }]) {
      const answer = await request.get(EMBEDDED_URL + address, { headers });
      const html = await answer.text();
      if (!String(answer.headers()['content-type']).startsWith('text/html')) continue;
      if (html.includes('&lt;style&gt; &amp;')) named += 1;
      const inline = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const written = [
          ...parsed.querySelectorAll('style, script:not([src], [type="application/ld+json"])'),
        ];
        return written.map(({ localName, textContent }) => ({ localName, text: textContent }));
      }, html);
      const policy = answer.headers()['content-security-policy'] ?? '';
      const directive = (tag: string) => new RegExp(`${tag}-src [^;]*`).exec(policy)?.[0] ?? '';
      expect(
        inline.some(({ localName }) => localName === 'style'),
        address,
      ).toBe(true);
      for (const { localName, text } of inline) {
        const hash = createHash('sha256').update(text).digest('base64');
        expect(directive(localName), `${address}: ${text.slice(0, 80)}`).toContain(hash);
      }
    }
  }
  expect(named).toBeGreaterThan(5);
});

test('no secret of an address stands in the log, whatever is done with it', async () => {
  const secret = '5ec2e7'.repeat(11).slice(0, 64);
  const list = '5ec2e75ec2e75ec2e75e';
  const marquee = await startMarquee({ LOG_LEVEL: 'debug', RATE_LIMIT: 'off' });
  const paths = [
    ...[`/calendar/${secret}.ics`, `/year/${secret}`, `/@nobody_has_this/${secret}`, `/list/${list}-gifts`],
    ...[`/cards/year/${secret}-0123456789abcdef.png`, `/cards/list/${list}-0123456789abcdef.png`],
    ...[`/unsubscribe?token=${secret}`, `/confirm?token_hash=${secret}&type=signup`, `/?code=${secret}`],
    ...[`/reset-password?code=${secret}`, `/embedded/backend/auth/v1/verify?token=${secret}&type=signup`],
    ...[`/hooks/plex/${secret}`, `/hooks/json/${secret}`, `/connections/take/${secret}`],
    ...[`/feeds/${secret}/diary/rss.xml`, `/feeds/${secret}/list/wishlist/radarr.json`, `/feeds/${secret}`],
    ...[`/partials/list/${list}?page=2`, `/calendar/${secret}`, `/list/${list}/${secret}`],
    // The renderer warns of a method that no handler is for.
    '/partials/suggest?q=x',
  ];
  try {
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await fetch(marquee.url + path, { method, redirect: 'manual' });
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
        await answer.arrayBuffer();
      }
      const at = marquee.url + path;
      const problem = { message: `Error: ${at} failed`, stack: `at save (${at}:1:2)\nsave@${at}:3:4`, path };
      const body = JSON.stringify(problem);
      const headers = { 'content-type': 'application/json' };
      await fetch(`${marquee.url}/api/problems`, { method: 'POST', headers, body });
    }
  } finally {
    await marquee.stop();
  }
  const lines = marquee.output().split('\n');
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => line.includes('5ec2e75ec2e7'))).toEqual([]);
  expect(lines.filter((line) => /\[(?:WARN|ERROR)\]/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes('"renderer":"router"')).length).toBeGreaterThan(0);
});

test('injected markup runs nothing', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/movie/603');
  const ran = await page.evaluate(async () => {
    const box = document.createElement('div');
    box.innerHTML =
      '<img src="nowhere.png" onerror="window.ran=1"><iframe srcdoc="<script>parent.ran=2</script>"></iframe>' +
      '<base href="https://evil.example/"><object data="nowhere"></object>';
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
    expect([plain.status, plain.headers['location']]).toEqual([
      308,
      `https://marquee.example${BASE_PATH}/movies`,
    ]);
  } finally {
    await marquee.stop();
  }
});
