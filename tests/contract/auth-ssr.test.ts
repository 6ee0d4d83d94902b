import { createServerClient } from '@supabase/ssr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptCookies, readCookies } from '../../src/core/kept-cookies.ts';
import { SESSION_COOKIE } from '../../src/core/session-cookie.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { createPerson, follow, linkTo, newAddress, PASSWORD } from '../support/database/people.ts';

let server: BackendServer;
beforeAll(async () => {
  server = await startBackend();
});
afterAll(() => server.close());

/** A server-rendered page's client: its cookies come with the request and go with the answer. */
function pageClient(jar: Map<string, string>) {
  return createServerClient(server.url, server.keys.anonKey, {
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) {
          if (value === '') jar.delete(name);
          else jar.set(name, value);
        }
      },
    },
  });
}

/** The same on a site with https, as the product keeps its cookies there. */
function secureClient(jar: Map<string, string>) {
  return createServerClient(server.url, server.keys.anonKey, {
    cookieOptions: { name: SESSION_COOKIE, secure: true, path: '/' },
    cookies: {
      getAll: () => readCookies([...jar].map(([name, value]) => ({ name, value }))),
      setAll: (cookies) => {
        for (const { name, value, options } of keptCookies(cookies, true)) {
          if (options.maxAge === 0) jar.delete(name);
          else jar.set(name, value);
        }
      },
    },
  });
}

describe('a session from before cookies had a prefix', () => {
  it('continues under the new name, and ends under both', async () => {
    const jar = new Map<string, string>();
    const { email } = await createPerson(server);
    await secureClient(jar).auth.signInWithPassword({ email, password: PASSWORD });
    const plain = [...jar].map(([name, value]) => [name.replace('__Host-', ''), value] as const);
    const older = new Map(plain);
    expect((await secureClient(older).auth.getUser()).data.user?.email).toBe(email);
    expect((await secureClient(older).auth.refreshSession()).error).toBeNull();
    expect([...older.keys()].filter((name) => !name.startsWith('__Host-'))).toEqual([]);
    expect((await secureClient(older).auth.getUser()).data.user?.email).toBe(email);
    await secureClient(older).auth.signOut();
    expect([...older.keys()]).toEqual([]);
  });
});

describe('a session in cookies (@supabase/ssr)', () => {
  it('begins with a link, is read by the next page, is refreshed and ends', async () => {
    const jar = new Map<string, string>();
    const email = newAddress();
    await pageClient(jar).auth.signUp({ email, password: PASSWORD });
    const code = (await follow(await linkTo(server, email))).searchParams.get('code') ?? '';
    expect((await pageClient(jar).auth.exchangeCodeForSession(code)).error).toBeNull();
    expect((await pageClient(jar).auth.getUser()).data.user?.email).toBe(email);
    expect((await pageClient(jar).auth.getClaims()).data?.claims.email).toBe(email);
    expect((await pageClient(jar).auth.refreshSession()).data.user?.email).toBe(email);
    await pageClient(jar).auth.signOut();
    expect((await pageClient(jar).auth.getUser()).data.user).toBeNull();
    expect([...jar.keys()].filter((name) => name.includes('auth-token'))).toEqual([]);
  });

  it('ends without an error once the user was deleted', async () => {
    const jar = new Map<string, string>();
    const { email, id } = await createPerson(server);
    await pageClient(jar).auth.signInWithPassword({ email, password: PASSWORD });
    await server.database.query('delete from auth.users where id = $1', [id]);
    const { data, error } = await pageClient(jar).auth.getUser();
    expect(data.user).toBeNull();
    expect(error).toMatchObject({ status: 403, code: 'user_not_found' });
  });
});
