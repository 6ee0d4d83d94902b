import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import { startBackend, type BackendServer } from './backend-server.ts';
import { ids, look } from './persona.ts';
import { personaClients, type SignedIn } from './persona-clients.ts';

/** A backend for a whole suite, with a client for everybody and no row of the owner when a test begins. */
export function writableTables(open: () => Promise<Database>) {
  const site = {} as { server: BackendServer; clients: Record<SignedIn | 'anonymous', SupabaseClient> };

  beforeAll(async () => {
    site.server = await startBackend({ database: await open() });
    site.clients = await personaClients(site.server);
  });
  beforeEach(() =>
    site.server.database.exec('delete from wishlists; delete from movie_ratings; delete from movie_reviews;'),
  );
  afterAll(() => site.server.close());

  return {
    site,
    wish: (movie_id: number, more: object = {}) => ({
      user_id: ids.owner,
      movie_id,
      movie_title: `Movie ${movie_id}`,
      ...more,
    }),
    rating: (movie_id: number, stars: number) => ({ user_id: ids.owner, movie_id, rating: stars }),
    wishes: () => site.clients.owner.from('wishlists'),
    ratings: () => site.clients.owner.from('movie_ratings'),
    stored: async (table: string): Promise<number | undefined> => {
      const query = `select count(*)::int as count from public.${table}`;
      return (await look<{ count: number }>(site.server.database, query))[0]?.count;
    },
  };
}
