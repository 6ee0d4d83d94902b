import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCalendarPage } from '../../src/features/calendar/calendar.server.ts';
import { loadMovie } from '../../src/features/title/title-details.server.ts';
import { loadDiary } from '../../src/features/diary/diary.server.ts';
import { loadForYouPage } from '../../src/features/for-you/for-you.server.ts';
import { loadRoot } from '../../src/features/home/root.server.ts';
import { loadNoticesPage } from '../../src/features/notices/notices.server.ts';
import { loadSavedTitles } from '../../src/features/saved/saved-titles.server.ts';
import { loadSavedSearchesPage } from '../../src/features/search/saved-searches.server.ts';
import { viewerOf } from '../../src/server/viewer.ts';
import { hostedBackend } from '../../src/server/backend-service.ts';
import { forPerson } from '../../src/server/person.ts';
import type { Services } from '../../src/server/services.ts';
import { tokenReader } from '../../src/server/token-reader.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { startHostedProject, type HostedProject } from '../support/backend/hosted-project.ts';
import { createPerson } from '../support/database/people.ts';
import { SILENT } from '../support/host/server-jobs.ts';
import {
  cookieOf,
  pageContext,
  provideServices,
  sessionIn,
  withSession,
} from '../support/host/page-context.ts';

const server = await startBackend();
const project = await startHostedProject(server.url);
afterAll(async () => {
  await project.close();
  await server.close();
});
const ada = await createPerson(server);
let cookie = '';
beforeAll(async () => {
  cookie = await cookieOf({ url: project.url, keys: server.keys }, ada.email);
});

/** Puts this process before a project whose keys it has. */
async function meet(url = project.url): Promise<void> {
  const readToken = tokenReader(`${project.url}/auth/v1/.well-known/jwks.json`, () => new Date());
  const jobs = { sendsReminders: false } as Services['jobs'];
  provideServices(server, { jobs, backend: { url, readToken } });
  project.fail();
  await forPerson(pageContext('/', cookie), () => Promise.resolve(null));
}
beforeAll(() => meet());
afterEach(() => {
  vi.useRealTimers();
  project.fail();
});

type Fault = NonNullable<Parameters<HostedProject['fail']>[0]>;

/** An answer to whatever is asked of a part of the project. */
const answering =
  (part: string, status: number, body?: string, type?: string): Fault =>
  (asked) =>
    asked.includes(`/${part}/`) ? { status, ...(body && { body }), ...(type && { type }) } : undefined;

const AWAY = 'The service is not answering right now. Please try again.';
const SLOW = 'This took too long and was stopped. Please try again.';
const STOPPED = '{"code":"57014","message":"canceling statement due to statement timeout"}';
const NO_KEY = '{"message":"Invalid API key","hint":"Double check your API key."}';

/** What becomes of a project, and what home says of it. */
const FAULTS: [string, Fault, string][] = [
  ['a data API that is down', answering('rest', 503), AWAY],
  ['a data API that hangs up', (asked) => (asked.includes('/rest/') ? 'hangUp' : undefined), AWAY],
  [
    'a paused project, which says so in a page',
    answering('v1', 540, '<html>Paused</html>', 'text/html'),
    AWAY,
  ],
  ['a paused project, which says so in JSON', answering('v1', 540, '{"message":"Project paused"}'), AWAY],
  ['a key that is not taken any more', answering('v1', 401, NO_KEY), AWAY],
  ['statements that take too long', answering('rest', 500, STOPPED), SLOW],
];

/** Pages that are made of what is somebody's. */
const PAGES: [string, (path: string) => Promise<{ kind: string }>][] = [
  ['/wishlist', (path) => loadSavedTitles(pageContext(path, cookie), 'wishlist')],
  ['/diary', (path) => loadDiary(pageContext(path, cookie))],
  ['/saved-searches', (path) => loadSavedSearchesPage(pageContext(path, cookie))],
  ['/calendar', (path) => loadCalendarPage(pageContext(path, cookie))],
  ['/for-you', (path) => loadForYouPage(pageContext(path, cookie))],
  ['/notices', (path) => loadNoticesPage(pageContext(path, cookie), new URL(path, 'http://localhost'))],
];

const movie = (id: number) => {
  const request = { requestId: 'test', parameters: new URLSearchParams() };
  return loadMovie(String(id), { ...request, viewer: viewerOf(pageContext(`/movie/${id}`, cookie)) });
};

async function home() {
  const root = await loadRoot(pageContext('/', cookie));
  if (root.kind !== 'home') throw new Error(root.kind);
  return root.home;
}

describe.each(FAULTS)('With %s', (_title, fault, words) => {
  test.each(PAGES)(
    '%s reports the failure, keeps the session, and recovers by itself',
    async (path, load) => {
      project.fail(fault);
      const began = performance.now();
      expect(await load(path)).toMatchObject({ kind: 'error', status: 503 });
      expect(performance.now() - began).toBeLessThan(1000);
      project.fail();
      expect(await load(path)).toMatchObject({ kind: 'ok' });
    },
  );

  test('the home page says once that the user’s data is missing, and shows the rest', async () => {
    project.fail(fault);
    const page = await home();
    expect(page.failed).toBe(words);
    expect(page.rails.length).toBeGreaterThan(0);
    project.fail();
    expect((await home()).failed).toBeNull();
  });

  test('a title is shown without opinions, and says so', async () => {
    const [id] = (await home()).rails.flatMap(({ row }) => (row?.kind === 'ok' ? row.titles : []));
    project.fail(fault);
    expect(await movie(id?.id ?? 0)).toMatchObject({ kind: 'ok', incomplete: true });
  });
});

test('Reports a project with an unknown name as unavailable', async () => {
  await meet('http://project.invalid');
  for (const [path, load] of PAGES) expect(await load(path)).toMatchObject({ kind: 'error', status: 503 });
  await meet();
});

describe('The start reports as unusable', () => {
  const { anonKey, secretKey } = server.keys;
  /** What it prints of a project. */
  async function printed(url: string, keys: { anonKey?: string; secretKey?: string } = {}): Promise<string> {
    const its = { url, anonKey, secretKey, ...keys };
    const site = { smtp: undefined, siteUrl: 'http://localhost' };
    const { look, descriptions } = hostedBackend(its, site, () => new Date(), SILENT);
    await look?.();
    return descriptions[0]?.detail.replace(/^127[.\d]+:\d+/, 'host') ?? '';
  }
  const secretOnly: Fault = (asked) =>
    asked.startsWith('POST /rest/') ? { status: 401, body: NO_KEY } : undefined;

  test.each([
    ['nothing', () => undefined, 'host'],
    ['Auth', answering('auth', 503), 'host; Auth: it answered 503'],
    ['the data API', answering('rest', 503), 'host; Data API: it answered 503'],
    ['Storage', answering('storage', 503), 'host; Storage: it answered 503'],
    ['a paused project', answering('v1', 540), 'host; Project: the project is paused'],
    ['a secret key that was revoked', secretOnly, 'host; Secret key: it refuses SUPABASE_SECRET_KEY'],
  ])('%s', async (_title, fault, line) => {
    project.fail(fault);
    expect(await printed(project.url)).toBe(line);
  });

  test('a project whose name nobody knows', async () => {
    expect(await printed('http://project.invalid')).toMatch(/^project\.invalid; Project: .*project\.invalid/);
  });
});

describe('A session to renew', () => {
  /** Ada's cookie in a browser that comes back when her access token has so many seconds left, and the page she asks for. */
  async function comeBack(left = -3600) {
    const fresh = await cookieOf({ url: project.url, keys: server.keys }, ada.email);
    const exp = Math.floor(server.now().getTime() / 1000) + left;
    const access_token = await project.forge({ ...decodeJwt(sessionIn(fresh).access_token), exp });
    const old = withSession(fresh, { access_token, expires_at: exp });
    const kept: Record<string, string>[] = [];
    const page = () => forPerson(pageContext('/profile', old, kept), ({ userId }) => Promise.resolve(userId));
    return { page, kept };
  }

  test.each([
    ['an auth server that is down', answering('auth', 503)],
    ['an auth server that hangs up', (asked: string) => (asked.includes('/auth/') ? 'hangUp' : undefined)],
    ['a paused project, in a page', answering('auth', 540, '<html>Paused</html>', 'text/html')],
    ['a paused project, in JSON', answering('auth', 540, '{"message":"Project paused"}')],
    ['a key that is not taken', answering('auth', 401, NO_KEY)],
    [
      'too many calls from one address',
      answering('auth', 429, '{"code":"over_request_rate_limit","message":"Request rate limit reached"}'),
    ],
    ['two renewals at once', answering('auth', 409, '{"code":"conflict","message":"Too many"}')],
  ])('survives %s: the page fails within seconds, and recovers', async (_title, fault) => {
    const { page, kept } = await comeBack();
    project.fail(fault);
    const began = performance.now();
    expect(await page()).toMatchObject({ kind: 'error', status: 503, message: AWAY });
    expect(performance.now() - began).toBeLessThan(5000);
    expect(kept).toEqual([]);
    project.fail();
    expect(await page()).toEqual({ kind: 'ok', data: ada.id });
    expect(kept).not.toEqual([]);
  });

  test.each([-60, 60])('stays valid while the clock is %i s off, for its whole lifetime', async (off) => {
    for (const left of [-3600, -20, 10, 50, 110]) {
      const { page } = await comeBack(left);
      vi.useFakeTimers({ toFake: ['Date'], now: server.now().getTime() + off * 1000 });
      expect(await page(), `${left} s left`).toEqual({ kind: 'ok', data: ada.id });
      vi.useRealTimers();
    }
  });

  test.each(['refresh_token_not_found', 'refresh_token_already_used', 'session_not_found', 'user_banned'])(
    'ends when the auth server says so (%s)',
    async (code) => {
      const { page, kept } = await comeBack();
      const complaints = vi.spyOn(console, 'error').mockReturnValue();
      project.fail(answering('auth', 400, JSON.stringify({ error_code: code, msg: 'Over' })));
      expect(await page()).toEqual({ kind: 'signedOut' });
      expect(Object.values(kept[0] ?? {})).toEqual(['']);
      complaints.mockClear();
    },
  );
});
