import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { openTestDatabase } from '../support/database-engines.ts';
import { ids } from '../support/persona.ts';
import { personaClients, type SignedIn } from '../support/persona-clients.ts';

describe('embedding related rows with the unchanged client', () => {
  let server: BackendServer;
  let clients: Record<SignedIn | 'anonymous', SupabaseClient>;

  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    clients = await personaClients(server);
    await server.database.exec(`
      create table public.duels (
        id uuid primary key references public.profiles, challenger uuid references public.profiles, rival uuid,
        constraint duels_rival foreign key (rival) references public.profiles);
      grant select on public.duels to anon, authenticated;
      insert into public.duels values ('${ids.owner}', '${ids.stranger}', '${ids.admin}');
      insert into movie_reviews (user_id, movie_id, review, created_at)
      values ('${ids.owner}', 7, 'First', '2024-01-01'), ('${ids.stranger}', 7, 'Second', '2024-01-02'),
        ('${ids.owner}', 8, 'Third', '2024-01-03');
    `);
  });
  afterAll(() => server.close());

  test('embeds the author of a review as an object', async () => {
    const { data, error } = await clients.anonymous
      .from('movie_reviews')
      .select('review, profiles(full_name), author:profiles!movie_reviews_user_id_fkey(id)')
      .eq('movie_id', 7)
      .order('created_at');
    expect(error).toBeNull();
    expect(data).toEqual([
      { review: 'First', profiles: { full_name: 'The owner' }, author: { id: ids.owner } },
      { review: 'Second', profiles: { full_name: 'The stranger' }, author: { id: ids.stranger } },
    ]);
  });

  test('embeds the reviews of a person as an array, with order, limit and filter of their own', async () => {
    const { data } = await clients.anonymous
      .from('profiles')
      .select('full_name, movie_reviews(review, profiles(full_name))')
      .eq('id', ids.owner)
      .order('created_at', { referencedTable: 'movie_reviews', ascending: false })
      .limit(1, { referencedTable: 'movie_reviews' })
      .single();
    expect(data).toEqual({
      full_name: 'The owner',
      movie_reviews: [{ review: 'Third', profiles: { full_name: 'The owner' } }],
    });
    const none = await clients.anonymous
      .from('profiles')
      .select('movie_reviews(review)')
      .eq('id', ids.owner)
      .eq('movie_reviews.movie_id', 4711)
      .single();
    expect(none.data).toEqual({ movie_reviews: [] });
  });

  test('drops parents without a match when the embed is inner', async () => {
    const byAuthor = (columns: string) =>
      clients.anonymous
        .from('movie_reviews')
        .select(columns)
        .eq('profiles.full_name', 'The stranger')
        .order('created_at');
    expect((await byAuthor('review, profiles!inner(full_name)')).data).toEqual([
      { review: 'Second', profiles: { full_name: 'The stranger' } },
    ]);
    expect((await byAuthor('review, profiles(full_name)')).data).toEqual([
      { review: 'First', profiles: null },
      { review: 'Second', profiles: { full_name: 'The stranger' } },
      { review: 'Third', profiles: null },
    ]);
    const counted = await clients.anonymous
      .from('movie_reviews')
      .select('profiles!inner(id)', { count: 'exact', head: true })
      .eq('profiles.id', ids.stranger);
    expect(counted.count).toBe(1);
  });

  test('asks which relationship is meant when there are several, and takes a column or key as the hint', async () => {
    const duels = (columns: string) => clients.anonymous.from('duels').select(columns);
    const { status, error } = await duels('profiles(id)');
    expect({ status, code: error?.code }).toEqual({ status: 300, code: 'PGRST201' });
    expect(error?.hint).toContain("'profiles!duels_rival'");
    expect((await duels('who:profiles!challenger(id)')).data).toEqual([{ who: { id: ids.stranger } }]);
    expect((await duels('profiles!duels_id_fkey(full_name)')).data).toEqual([
      { profiles: { full_name: 'The owner' } },
    ]);
  });

  test('embeds the one row that can belong to another as an object, seen from either side', async () => {
    const { data } = await clients.owner
      .from('profiles')
      .select('duels!duels_id_fkey(rival), lost:duels!duels_rival(id)')
      .eq('id', ids.owner)
      .single();
    expect(data).toEqual({ duels: { rival: ids.admin }, lost: [] });
  });
});
