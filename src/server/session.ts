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

/** The parts of a request a session is read from and written back to. */
export interface SessionContext {
  request: Request;
  cookies: AstroCookies;
  response: { headers: Headers };
  locals: {
    clientAddress: string;
    /** What the titles of the page are to whoever looks at it, as far as it is known. */
    own?: LearntCards | undefined;
  };
}

/**
 * A client that acts as the person whose cookies the request carries. Renewed tokens go back as cookies, and
 * the answer is marked as nobody else's.
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
    // A page does not wait for another try: supabase-js would for seven seconds.
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

/** A client that acts as a visitor from an address, whoever may be signed in there. */
export async function visitorClient(address: string): Promise<Client> {
  const { backend } = await services();
  return backendClient(backend.url, backend.anonKey, backend.fetchFor(address));
}

/**
 * A client for work that goes on after the answer has begun: it keeps the access token `client` has now, good
 * for more than a minute, since cookies with a renewed one could not be sent any more.
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

/** The client that reads, for pages, what everybody may read; nobody is signed in to it. */
export async function readerClient(): Promise<Client> {
  const { backend } = await services();
  let client = readers.get(backend);
  if (!client) {
    // A reader does not wait for another try.
    client = backendClient(backend.url, backend.anonKey, backend.fetchFor('127.0.0.1'), { retry: false });
    readers.set(backend, client);
  }
  return client;
}
