import { createServerClient } from '@supabase/ssr';
import type { AstroCookies } from 'astro';
import { pino } from 'pino';
import { createCatalogue } from '../../../src/catalogue/client.ts';
import { SESSION_COOKIE } from '../../../src/core/session-cookie.ts';
import { createCatalogueServer } from '../../../packages/embedded/src/tmdb/server.ts';
import { ownLimits } from '../../../src/contract/limits.ts';
import { announcePageChange } from '../../../src/contract/page-changes.ts';
import { createSeriesNumbers } from '../../../src/features/connections/series-numbers.server.ts';
import { createOfferService } from '../../../src/server/offer-service.ts';
import { createLogs } from '../../../src/server/log.ts';
import type { Services } from '../../../src/server/services.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { PASSWORD } from '../database/people.ts';

const silent = pino({ level: 'silent' });

/** Generous, since other tests share the cores. */
const PATIENCE_MS = 5000;

/** Services of a test; any part of the backend. */
type Own = Partial<Omit<Services, 'backend' | 'config'>> & {
  backend?: Partial<Services['backend']>;
  config?: Partial<Services['config']>;
};

/** Replaces the services of this process: the embedded catalogue and a test's backend, or `own`. */
export function provideServices(
  server: BackendServer,
  { backend, config: settings, ...own }: Own = {},
): void {
  const clock = () => server.now();
  const catalogueServer = createCatalogueServer({ clock });
  const config = {
    ...{ siteUrl: server.siteUrl, region: 'US', tmdb: {}, pagePatienceMs: PATIENCE_MS },
    ...settings,
  } as Services['config'];
  const { catalogue } = {
    catalogue: createCatalogue({
      fetch: (request) => catalogueServer.api(request),
      baseUrl: 'http://catalogue.embedded/3',
      exportsUrl: 'http://catalogue.embedded/p/exports',
      apiKey: undefined,
      clock,
      log: silent,
      limits: { perSecond: Infinity },
    }),
    ...own,
  };
  const log = silent;
  const shared = { limits: ownLimits };
  const provided: Partial<Services> = {
    ...{ config, clock, log, catalogue },
    numbers: createSeriesNumbers({ catalogue, client: undefined }),
    offers: createOfferService({ config, catalogue, client: undefined, clock, log, shared }),
    backend: {
      url: server.url,
      anonKey: server.keys.anonKey,
      fetchFor: () => fetch,
      state: () => Promise.resolve({ mode: 'embedded', ok: true }),
      ...backend,
    },
    publicConfig: { backendUrl: server.url, backendKey: server.keys.anonKey, imageBase: '' },
    describe: () => [],
    pageChanged: announcePageChange,
    problems: { ...createLogs('silent').problems, allow: ownLimits('page-problem', 10) },
    ...own,
  };
  (globalThis as Record<symbol, unknown>)[Symbol.for('marquee.services')] = Promise.resolve(provided);
}

/** The Cookie header of a signed-in browser. */
export async function cookieOf(
  server: { url: string; keys: Pick<BackendServer['keys'], 'anonKey'> },
  email: string,
): Promise<string> {
  const kept = new Map<string, string>();
  const client = createServerClient(server.url, server.keys.anonKey, {
    cookieOptions: { name: SESSION_COOKIE },
    cookies: {
      getAll: () => [...kept].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) kept.set(name, value);
      },
    },
  });
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** A session in a cookie. */
interface KeptSession {
  access_token: string;
  expires_at: number;
}

/** The session in a cookie. */
export function sessionIn(cookie: string): KeptSession {
  const [, value = ''] = cookie.split(/=(.*)/s);
  return JSON.parse(Buffer.from(value.replace(/^base64-/, ''), 'base64url').toString()) as KeptSession;
}

/** The cookie with changes to its session. */
export function withSession(cookie: string, changes: Partial<KeptSession>): string {
  const session = JSON.stringify({ ...sessionIn(cookie), ...changes });
  return `${SESSION_COOKIE}=base64-${Buffer.from(session).toString('base64url')}`;
}

/** Astro's context of a page requested with these cookies. `kept` collects the cookies it sets. */
export function pageContext(path: string, cookie: string | null, kept: Record<string, string>[] = []) {
  const url = new URL(path, 'http://localhost');
  const response: { headers: Headers; status?: number | undefined } = { headers: new Headers() };
  return {
    url,
    request: new Request(url, cookie === null ? {} : { headers: { cookie } }),
    response,
    cookies: {
      get: () => undefined,
      set: (name: string, value: string) => void kept.push({ [name]: value }),
      has: () => false,
    } as unknown as AstroCookies,
    locals: { clientAddress: '127.0.0.1', requestId: 'test', signedIn: cookie !== null },
  };
}
