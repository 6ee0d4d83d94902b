import { notingWaits } from '../backend/auth/auth-waits.ts';
import { keepingSession } from '../backend/auth/kept-session.ts';
import type { Client } from '../backend/client.ts';
import type { Database } from '../backend/database.types.ts';
import { BackendError } from '../backend/errors.ts';
import type { ChangedPage } from '../domain/changed-page.ts';
import type { Clock } from '../domain/dates.ts';
import type { BrowserStorage } from '../domain/memory-in.ts';
import { ownAnswer } from '../domain/own-answer.ts';
import { BASE, cookieMark } from '../domain/base-path.ts';
import { CONFIG_META, type PublicConfig } from '../domain/public-config.ts';
import { keptCookies, readCookies } from '../domain/auth/kept-cookies.ts';
import { hasSessionCookie, SESSION_COOKIE } from '../domain/auth/session-cookie.ts';
import { pageAddress, pathOf } from '../domain/routes.ts';
import { browserChannel, type Channel } from './tab-channel.ts';

/** The page the person is looking at; paths are those of this site, wherever it stands. */
interface OpenPage {
  /** What stands before a path in an address that others are given. */
  origin: string;
  path(): string;
  /** Whether somebody sees it: not while its tab is in the background. */
  isShown(): boolean;
  /** Whether the server renders another page here for somebody signed in than for a visitor. */
  dependsOnSession(): boolean;
  /** Whether the address ends in this hash, which it then loses. */
  takeHash(hash: string): boolean;
  /** Names the page anew in the address bar, without loading anything. */
  rename(path: string): void;
  /** Asks the server for the page anew. */
  reload(): void;
  /** Goes to another page of the site. */
  open(path: string): void;
}

/** The outside world as stores see it; tests put another one in its place. */
export interface Environment {
  /** Reading either storage throws where the browser forbids it; stores/browser-memory.ts bears that. */
  storage: BrowserStorage;
  /** What lasts as long as the tab. */
  tabStorage: BrowserStorage;
  page: OpenPage;
  /** Whether this browser keeps a session; how good it still is only the backend knows. */
  keepsSession: () => boolean;
  /** Tells when another tab signs in or out. */
  onOtherTabs: (listener: () => void) => void;
  /** Tells when the network is back. */
  onOnline: (listener: () => void) => void;
  /** Opens the line of this name to the other tabs. */
  channel: (name: string) => Channel;
  /** Tells the server that what everybody reads about a title, or on the page of a list or a person, has changed. */
  pageChanged: (changed: ChangedPage) => void;
  /** Takes a defect to whoever can mend it. Never throws. */
  report: (error: unknown) => void;
  /** The backend, as the person of this browser; loaded when first asked for. */
  backend: () => Promise<Client>;
  /** Asks this site's own server; a path is enough. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Keeps a choice where the server reads it with every page. */
  keepCookie: (name: string, value: string) => void;
  config(): PublicConfig;
  clock: Clock;
}

/** How long the browser keeps a choice: a year. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

function pageConfig(): PublicConfig {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CONFIG_META}"]`);
  return JSON.parse(meta?.content ?? '{}') as PublicConfig;
}

/** Bytes of a body that is sent though its page is left; a browser takes 64 kB of such bodies together (Fetch, 4.7). */
const OUTLIVING_BYTES = 8192;

/** What is shown as done at once is written, too, though its person goes on to another page before it is sent. */
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
    // Links in mails are exchanged on the server, before any script runs.
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
      // Also made where there is no page yet: on the server, which draws islands.
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
      // supabase-js announces every change of the session on the channel named as the cookie.
      new BroadcastChannel(SESSION_COOKIE).addEventListener('message', listener);
    },
    onOnline: (listener) => {
      addEventListener('online', listener);
    },
    channel: browserChannel,
    pageChanged: (changed) => {
      // Untold, the server would show the old page a little longer.
      const named = 'id' in changed ? { kind: changed.kind, id: changed.id } : changed;
      const told = new Blob([JSON.stringify(named)], { type: 'application/json' });
      navigator.sendBeacon(pageAddress('/api/page-changed'), told);
    },
    // The page itself listens for errors nobody caught and tells the server (components/shell/problems.ts).
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
 * Replaces (parts of) the world the stores live in.
 * @internal for tests
 */
export function setEnvironment(next: Partial<Environment>): void {
  environment = { ...(environment ?? ({} as Environment)), ...next };
}

/** The world the stores live in: the browser's unless another was set. */
export function currentEnvironment(): Environment {
  return (environment ??= browserEnvironment());
}

/** Makes something once for the world the stores live in; another world that is set gets its own. */
export function oncePerWorld<Made>(make: (environment: Environment) => Made): () => Made {
  let latest: { environment: Environment; made: Made } | undefined;
  return () => {
    const world = currentEnvironment();
    if (latest?.environment !== world) latest = { environment: world, made: make(world) };
    return latest.made;
  };
}
