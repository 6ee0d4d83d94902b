import { createClient } from '@supabase/supabase-js';
import type { Client } from '../../src/backend/client.ts';
import type { Database } from '../../src/backend/database.types.ts';

const PASSWORD = 'correct horse battery staple';
const BATCH = 1000;
const NOUNS = [
  'Harbour',
  'Winter',
  'Lantern',
  'Orchard',
  'Signal',
  'Meridian',
  'Garden',
  'Tide',
  'Echo',
  'North',
];

/** A request as supabase-js sent it, so that it can be sent again. */
export interface SentRequest {
  method: 'GET' | 'HEAD' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Somebody signed in, and what their client sends. */
export interface Person {
  id: string;
  client: Client;
  /** The requests a piece of work sends, in order. */
  sentBy: (work: () => Promise<unknown>) => Promise<SentRequest[]>;
}

/** Signs up, opens the link of the mail in the outbox, and signs in. */
export async function signUpPerson(siteUrl: string, anonKey: string, email: string): Promise<Person> {
  let sent: SentRequest[] = [];
  const recording: typeof fetch = (input, init = {}) => {
    const { method = 'GET', body } = init;
    sent.push({
      method: method as SentRequest['method'],
      url: input instanceof Request ? input.url : String(input),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof body === 'string' ? body : undefined,
    });
    return fetch(input, init);
  };
  const client = createClient<Database>(`${siteUrl}/embedded/backend`, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: recording },
  });
  const signedUp = await client.auth.signUp({ email, password: PASSWORD });
  if (signedUp.error) throw signedUp.error;
  const outbox = await fetch(`${siteUrl}/embedded/outbox.json?to=${encodeURIComponent(email)}`);
  const [mail] = (await outbox.json()) as { links: string[] }[];
  if (!mail?.links[0]) throw new Error(`no mail to ${email}`);
  await fetch(mail.links[0], { redirect: 'manual' });
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return {
    id: data.user.id,
    client,
    sentBy: async (work) => {
      sent = [];
      await work();
      return sent;
    },
  };
}

/** Puts this many movies into the empty wishlist of a person, a thousand at once. */
export async function fillWishlist({ client, id }: Person, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, index) => {
      const movie = from + index;
      return {
        user_id: id,
        movie_id: movie,
        movie_title: `${NOUNS[(movie * 7) % NOUNS.length]} ${(movie * 7919) % 10_007}`,
        movie_poster_path: `/poster${movie}.jpg`,
        movie_release_date: `${1950 + (movie % 75)}-06-15`,
        movie_vote_average: (movie % 100) / 10,
        added_at: new Date(Date.UTC(2020, 0, 1) + movie * 60_000).toISOString(),
      };
    });
    const { error } = await client.from('wishlists').insert(rows);
    if (error) throw error;
  }
}
