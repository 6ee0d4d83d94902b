import { createServerClient } from '@supabase/ssr';
import { SESSION_COOKIE } from '../../../src/core/session-cookie.ts';

interface Credentials {
  email: string;
  password: string;
}

/** The `Cookie` header of a newly signed-in browser. */
export async function sessionCookies(url: string, anonKey: string, person: Credentials): Promise<string> {
  const jar = new Map<string, string>();
  const client = createServerClient(url, anonKey, {
    cookieOptions: { name: SESSION_COOKIE },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) jar.set(name, value);
      },
    },
  });
  const { error } = await client.auth.signInWithPassword(person);
  if (error) throw error;
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
