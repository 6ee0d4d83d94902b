import { afterEach, expect } from 'vitest';
import type { Client } from '../../../src/core/backend/client.ts';
import { MARKS_PATH } from '../../../src/features/marks/marks.ts';
import { pageAt } from '../../../src/core/pages.ts';
import type { ChangedPage } from '../../../src/core/changed-page.ts';
import { titleKey } from '../../../src/core/title.ts';
import { setEnvironment, type Environment } from '../../../src/core/stores/environment.ts';
import type { BackendServer } from '../backend/backend-server.ts';
import { askForMarks } from './marks-server.ts';

/** Reported defects. A test that expects one removes it. */
const defects: unknown[] = [];
afterEach(() => expect(defects.splice(0), 'defects nobody expected').toEqual([]));

/** A storage in memory. */
export function memoryStorage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** The name of a changed page. */
function changedName(changed: ChangedPage): string {
  if ('id' in changed) return titleKey(changed);
  if ('season' in changed) return `${changed.seriesId}/${changed.season}`;
  return 'list' in changed ? changed.list : `@${changed.handle}`;
}

/** A browser environment for stores. Its session is in `session`, and its clients use a real backend. */
export function browserEnvironment(server?: BackendServer) {
  const session = new Map<string, string>();
  const listeners: (() => void)[] = [];
  const online: (() => void)[] = [];
  const seen = {
    reloads: 0,
    path: '/movies',
    inFront: true,
    opened: [] as string[],
    changed: [] as string[],
    cookies: new Map<string, string>(),
    defects,
  };
  const lines = new Map<string, Set<(message: unknown) => void>>();
  let client: Client | undefined;
  const openClient = (): Client => {
    if (!server) throw new Error('this browser has no backend');
    client ??= server.client({ flow: 'pkce', storage: session }) as Client;
    return client;
  };
  const environment: Environment = {
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    page: {
      origin: server?.siteUrl ?? 'http://localhost',
      path: () => seen.path,
      isShown: () => seen.inFront,
      dependsOnSession: () => pageAt(seen.path)?.session ?? false,
      takeHash: (hash) => {
        const ends = seen.path.endsWith(hash);
        if (ends) seen.path = seen.path.slice(0, -hash.length);
        return ends;
      },
      rename: (path) => void (seen.path = path),
      reload: () => void (seen.reloads += 1),
      open: (path) => void seen.opened.push(path),
    },
    keepsSession: () => session.has('session'),
    onOtherTabs: (listener) => void listeners.push(listener),
    onOnline: (listener) => void online.push(listener),
    channel: (name) => {
      const line = lines.get(name) ?? new Set();
      lines.set(name, line);
      const own = new Set<(message: unknown) => void>();
      return {
        tell: (message) => {
          for (const listener of line) if (!own.has(listener)) listener(structuredClone(message));
        },
        // A new channel each time, as in a browser, even with the same listener.
        listen: (listener) => {
          const heard = (message: unknown) => listener(message);
          own.add(heard);
          line.add(heard);
        },
        close: () => {
          for (const heard of own) line.delete(heard);
        },
      };
    },
    report: (error) => void seen.defects.push(error),
    pageChanged: (changed) => void seen.changed.push(changedName(changed)),
    backend: () => Promise.resolve().then(openClient),
    fetch: (path, init) =>
      server && path === MARKS_PATH
        ? askForMarks(server, session.get('session'), init)
        : Promise.reject(new TypeError('this browser has no server')),
    keepCookie: (name, value) => void seen.cookies.set(name, value),
    clock: () => server?.now() ?? new Date(),
    config: () => ({ backendUrl: server?.url ?? '', backendKey: '', imageBase: '' }),
  };
  setEnvironment(environment);
  return {
    environment,
    seen,
    session,
    /** Another tab of this browser changed the session. */
    tellOtherTab: () => {
      for (const listener of listeners) listener();
    },
    /** The network is back. */
    goOnline: () => {
      for (const listener of online) listener();
    },
    /** Closes the connection, as leaving the page does. */
    forgetClient: () => void (client = undefined),
  };
}
