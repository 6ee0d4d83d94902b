import { createClient } from '@supabase/supabase-js';
import type { Client } from '../../src/core/backend/client.ts';
import type { Database } from '../../src/core/backend/database.types.ts';
import { restoreToList } from '../../src/features/marks/list-entries.queries.ts';
import { addDays } from '../../src/core/dates.ts';
import type { ListEntry, ListName } from '../../src/core/lists.ts';

export const PASSWORD = 'correct horse battery staple';
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
  const token_hash = new URL(mail.links[0]).searchParams.get('token_hash') ?? '';
  await client.auth.verifyOtp({ token_hash, type: 'signup' });
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

function movieAt(n: number): ListEntry {
  return {
    kind: 'movie',
    id: n,
    title: `${NOUNS[(n * 7) % NOUNS.length]} ${(n * 7919) % 10_007}`,
    posterPath: `/poster${n}.jpg`,
    date: `${1950 + (n % 75)}-06-15`,
    voteAverage: (n % 100) / 10,
    addedAt: new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString(),
  };
}

/** Puts this many movies, from `first` on, into a list of a person, a thousand at once. */
export async function fillList(
  { client, id }: Person,
  list: ListName,
  count: number,
  first = 1,
): Promise<void> {
  for (let from = first; from < first + count; from += BATCH) {
    const size = Math.min(BATCH, first + count - from);
    const movies = Array.from({ length: size }, (_, index) => movieAt(from + index));
    await restoreToList(client, id, list, 'movie', movies);
  }
}

/** Writes this many movies into the diary of a person, a thousand at once. */
export async function fillWatches({ client, id }: Person, count: number): Promise<void> {
  for (let from = 0; from < count; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      user_id: id,
      kind: 'movie',
      title_id: from + index + 1,
      title: `Movie number ${from + index} of a long life at the cinema`,
      poster_path: `/poster${from + index}.jpg`,
      day: addDays('2000-01-01', (from + index) % 9000),
      note: index % 3 === 0 ? `Seen with friends, row ${index}, and again with the cat` : null,
    }));
    const { error } = await client.from('watches').insert(rows);
    if (error) throw error;
  }
}
