import { createServerClient, parseCookieHeader } from '@supabase/ssr';
import type { AstroCookies } from 'astro';
import { keepingSession } from '../core/backend/kept-session.ts';
import type { Client } from '../core/backend/client.ts';
import type { Database } from '../core/backend/database.types.ts';
import { keptCookies, readCookies } from '../core/kept-cookies.ts';
import type { LearntCards } from '../features/cards/own-cards.ts';
import { SESSION_COOKIE } from '../core/session-cookie.ts';
import { backendClient } from './backend-client.ts';
import { services } from './services.ts';

/** The parts of a request that sessions use. */
export interface SessionContext {
  request: Request;
  cookies: AstroCookies;
  response: { headers: Headers };
  locals: {
    clientAddress: string;
    /** The user's data about the page's titles, as far as it is loaded. */
    own?: LearntCards | undefined;
  };
}

/**
 * A client that acts as the request's user. Renewed tokens are set as cookies, and the response becomes
 * uncacheable.
 */
export async function sessionClient(context: SessionContext): Promise<Client> {
  const { backend, config } = await services();
  context.response.headers.set('Cache-Control', 'private, no-store');
  const secure = config.siteUrl.startsWith('https:');
  const client = createServerClient<Database>(backend.url, backend.anonKey, {
    cookieOptions: {
      name: SESSION_COOKIE,
      secure,
      sameSite: 'lax',
      path: '/',
    },
    // Without retries: supabase-js would retry for seven seconds.
    db: { retry: false },
    global: { fetch: keepingSession(backend.fetchFor(context.locals.clientAddress)) },
    cookies: {
      getAll: () => readCookies(parseCookieHeader(context.request.headers.get('cookie') ?? '')),
      setAll: (cookies) => {
        for (const { name, value, options } of keptCookies(cookies, secure)) {
          context.cookies.set(name, value, options);
        }
      },
    },
  });
  return client;
}

/** A client that acts as a visitor from an address, whatever the session. */
export async function visitorClient(address: string): Promise<Client> {
  const { backend } = await services();
  return backendClient(backend.url, backend.anonKey, backend.fetchFor(address));
}

/**
 * A client for work after the response has started, when renewed tokens can no longer be set as cookies. Uses
 * the current access token, valid for at least a minute.
 */
export async function lastingClient(context: SessionContext, client: Client): Promise<Client> {
  const { backend } = await services();
  const { data } = await client.auth.getSession();
  const { fetchFor } = backend;
  const fetchAsPerson: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${data.session?.access_token ?? backend.anonKey}`);
    return fetchFor(context.locals.clientAddress)(input, { ...init, headers });
  };
  return backendClient(backend.url, backend.anonKey, fetchAsPerson);
}

const readers = new WeakMap<object, Client>();

/** The client without a session that reads public data for pages. */
export async function readerClient(): Promise<Client> {
  const { backend } = await services();
  let client = readers.get(backend);
  if (!client) {
    // Without retries, which would delay the page.
    client = backendClient(backend.url, backend.anonKey, backend.fetchFor('127.0.0.1'), { retry: false });
    readers.set(backend, client);
  }
  return client;
}
