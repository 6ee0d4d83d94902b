import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import { signIn, verifiedAccount } from '../../src/core/backend/auth.ts';
import type { Client } from '../../src/core/backend/client.ts';
import { addToList } from '../../src/features/marks/list-entries.queries.ts';
import { countList } from '../../src/features/marks/list-pages.queries.ts';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import { isAdmin } from '../../src/core/backend/roles.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { PASSWORD } from '../support/database/people.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const title = { kind: 'movie', id: 603 } as const;
const entry = { ...title, title: 'Somewhere', posterPath: null, date: null, voteAverage: null };

/** A client whose requests come to this end instead of the backend. */
function clientWith(fetch: typeof globalThis.fetch): Client {
  return createClient(server.url, server.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
}

const offline = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
const down = clientWith(() => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 })));
const nobody = '00000000-0000-4000-8000-00000000000a';

test('Reports a missing network to the user', async () => {
  await expect(addToList(offline, nobody, 'wishlist', entry)).rejects.toMatchObject({ kind: 'offline' });
  expect(await signIn(offline, 'ada@example.org', PASSWORD)).toMatchObject({ reason: 'offline' });
  expect(await isAdmin(offline, nobody)).toBe(false);
});

test('Distinguishes an unavailable backend from a refusal, without its words', async () => {
  const refused = setRating(down, nobody, title, 5);
  await expect(refused).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(refused).rejects.not.toThrow(/html|gateway/i);
  expect(await signIn(down, 'ada@example.org', PASSWORD)).toMatchObject({ reason: 'unavailable' });
});

test('Reports an expired session for reads and writes', async () => {
  const { client, id } = await signedInPerson(server, 'Ada');
  const { data } = await client.auth.getSession();
  const stale = server.client({ accessToken: data.session?.access_token ?? '' }) as Client;
  expect(await countList(stale, id, 'wishlist')).toEqual({ movie: 0, tv: 0 });
  server.advance(2 * 60 * 60 * 1000);
  await expect(countList(stale, id, 'wishlist')).rejects.toMatchObject({ kind: 'expired' });
  await expect(addToList(stale, id, 'wishlist', entry)).rejects.toMatchObject({ kind: 'expired' });
});

test('Signs out a deleted account, but not after a network failure', async () => {
  const { client, email } = await signedInPerson(server, 'Ada');
  let reachable = true;
  const travelling = clientWith((...request) =>
    reachable ? fetch(...request) : Promise.reject(new TypeError('Failed to fetch')),
  );
  await signIn(travelling, email, PASSWORD);
  reachable = false;
  await expect(verifiedAccount(travelling)).rejects.toMatchObject({ kind: 'offline' });
  reachable = true;
  expect(await verifiedAccount(travelling)).toMatchObject({ email });
  await client.rpc('delete_user');
  expect(await verifiedAccount(travelling)).toBeNull();
});
