import { notingWaits } from '../backend/auth-waits.ts';
import { keepingSession } from '../backend/kept-session.ts';
import type { Client } from '../backend/client.ts';
import type { Database } from '../backend/database.types.ts';
import { BackendError } from '../backend/errors.ts';
import type { ChangedPage } from '../changed-page.ts';
import type { Clock } from '../dates.ts';
import type { BrowserStorage } from '../memory-in.ts';
import { ownAnswer } from '../own-answer.ts';
import { BASE, cookieMark } from '../base-path.ts';
import { CONFIG_META, type PublicConfig } from '../public-config.ts';
import { keptCookies, readCookies } from '../kept-cookies.ts';
import { hasSessionCookie, SESSION_COOKIE } from '../session-cookie.ts';
import { pageAddress, pathOf } from '../routes.ts';
import { browserChannel, type Channel } from './tab-channel.ts';

/** The open page; paths are relative to the site's base path. */
interface OpenPage {
  /** Origin and base path, to build shareable URLs. */
  origin: string;
  path(): string;
  /** False while the tab is in the background. */
  isShown(): boolean;
  /** Whether the server renders this page differently for signed-in users. */
  dependsOnSession(): boolean;
  /** Whether the URL has this hash; removes it. */
  takeHash(hash: string): boolean;
  /** Changes the path in the address bar without loading. */
  rename(path: string): void;
  reload(): void;
  open(path: string): void;
}

/** Dependencies of the stores on the outside world; tests replace it. */
export interface Environment {
  /** Reading either storage throws where the browser forbids it; core/stores/browser-memory.ts handles that. */
  storage: BrowserStorage;
  tabStorage: BrowserStorage;
  page: OpenPage;
  /** Whether this browser has a session cookie; only the backend knows whether it is valid. */
  keepsSession: () => boolean;
  /** Subscribes to sign-ins and sign-outs in other tabs. */
  onOtherTabs: (listener: () => void) => void;
  /** Subscribes to the network coming back. */
  onOnline: (listener: () => void) => void;
  /** Opens a broadcast channel to other tabs. */
  channel: (name: string) => Channel;
  /** Tells the server that the public content of a title, list or profile page changed. */
  pageChanged: (changed: ChangedPage) => void;
  /** Reports a defect. Never throws. */
  report: (error: unknown) => void;
  /** The backend client with this browser's session, loaded lazily. */
  backend: () => Promise<Client>;
  /** Fetches a path of this site's server. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Stores a choice in a cookie that the server reads. */
  keepCookie: (name: string, value: string) => void;
  config(): PublicConfig;
  clock: Clock;
}

/** Lifetime of those cookies: a year. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

function pageConfig(): PublicConfig {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CONFIG_META}"]`);
  return JSON.parse(meta?.content ?? '{}') as PublicConfig;
}

/** Longest keepalive body in bytes; a browser allows 64 kB for all of them together (Fetch, 4.7). */
const OUTLIVING_BYTES = 8192;

/** Adds keepalive, so that an optimistic update is written even if the page is left before the request is sent. */
function outlivingPage(init?: RequestInit): RequestInit | undefined {
  const { method = 'GET', body } = init ?? {};
  const small = !body || (typeof body === 'string' && body.length * 3 < OUTLIVING_BYTES);
  return method === 'GET' || method === 'HEAD' || !small ? init : { ...init, keepalive: true };
}

async function browserBackend(): Promise<Client> {
  const { createBrowserClient, parseCookieHeader, serializeCookieHeader } =
    await import('@supabase/ssr').catch((cause: unknown) => {
      throw new BackendError('offline', cause);
    });
  const { backendUrl, backendKey } = pageConfig();
  const url = new URL(backendUrl, location.origin).href;
  const secure = location.protocol === 'https:';
  return createBrowserClient<Database>(url, backendKey, {
    global: {
      fetch: keepingSession(
        notingWaits(async (input, init) => ownAnswer(await fetch(input, outlivingPage(init)))),
      ),
    },
    cookieOptions: { name: SESSION_COOKIE, secure, sameSite: 'lax', path: BASE || '/' },
    cookies: {
      getAll: () => readCookies(parseCookieHeader(document.cookie)),
      setAll: (cookies) => {
        for (const { name, value, options } of keptCookies(cookies, secure)) {
          document.cookie = serializeCookieHeader(name, value, options);
        }
      },
    },
    // The server exchanges the codes of mail links before any script runs.
    auth: { detectSessionInUrl: false },
  });
}

function browserEnvironment(): Environment {
  let client: Promise<Client> | undefined;
  return {
    get storage() {
      return localStorage;
    },
    get tabStorage() {
      return sessionStorage;
    },
    page: {
      // A getter, because this object is also created on the server, which has no location.
      get origin() {
        return location.origin + pageAddress('');
      },
      path: () => pathOf(location.pathname),
      isShown: () => !document.hidden,
      dependsOnSession: () => document.documentElement.dataset['session'] !== undefined,
      takeHash: (hash) => {
        if (location.hash !== hash) return false;
        history.replaceState(history.state, '', location.pathname + location.search);
        return true;
      },
      rename: (path) => {
        history.replaceState(history.state, '', pageAddress(path));
      },
      reload: () => {
        location.reload();
      },
      open: (path) => {
        location.assign(pageAddress(path));
      },
    },
    keepsSession: () => hasSessionCookie(document.cookie),
    onOtherTabs: (listener) => {
      // supabase-js broadcasts session changes on a channel named like the cookie.
      new BroadcastChannel(SESSION_COOKIE).addEventListener('message', listener);
    },
    onOnline: (listener) => {
      addEventListener('online', listener);
    },
    channel: browserChannel,
    pageChanged: (changed) => {
      // If it gets lost, the server shows the old page a little longer.
      const named = 'id' in changed ? { kind: changed.kind, id: changed.id } : changed;
      const told = new Blob([JSON.stringify(named)], { type: 'application/json' });
      navigator.sendBeacon(pageAddress('/api/page-changed'), told);
    },
    // The page reports uncaught errors to the server (features/shell/problems.client.ts).
    report: (error) => {
      reportError(error);
    },
    backend: async () => {
      client ??= browserBackend();
      try {
        return await client;
      } catch (error) {
        client = undefined;
        throw error;
      }
    },
    fetch: (path, init) => fetch(pageAddress(path), init),
    keepCookie: (name, value) => {
      const secure = location.protocol === 'https:' ? '; secure' : '';
      document.cookie = `${cookieMark(BASE)}${name}=${value}; path=${BASE || '/'}; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`;
    },
    config: pageConfig,
    clock: () => new Date(),
  };
}

let environment: Environment | undefined;

/**
 * Replaces parts of the environment.
 * @internal for tests
 */
export function setEnvironment(next: Partial<Environment>): void {
  environment = { ...(environment ?? ({} as Environment)), ...next };
}

/** The environment: the browser's unless a test replaced it. */
export function currentEnvironment(): Environment {
  return (environment ??= browserEnvironment());
}

/** Memoises one instance per environment. */
export function oncePerWorld<Made>(make: (environment: Environment) => Made): () => Made {
  let latest: { environment: Environment; made: Made } | undefined;
  return () => {
    const world = currentEnvironment();
    if (latest?.environment !== world) latest = { environment: world, made: make(world) };
    return latest.made;
  };
}
