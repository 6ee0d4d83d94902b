import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../support/database-engines.ts';
import { ids } from '../support/persona.ts';
import { writableTables } from '../support/writable-tables.ts';

describe('writing with the unchanged client', () => {
  const { site, wish, rating, wishes, ratings, stored } = writableTables(openTestDatabase);

  test('inserts one row without telling what became of it', async () => {
    expect(await wishes().insert(wish(1))).toMatchObject({ status: 201, data: null, error: null });
    expect(await stored('wishlists')).toBe(1);
  });

  test('inserts several rows and answers the columns asked for', async () => {
    const { data, status } = await wishes()
      .insert(
        [wish(1), wish(2, { movie_vote_average: 7.2 })].map((row) => ({ movie_vote_average: null, ...row })),
      )
      .select('movie_id, movie_vote_average')
      .order('movie_id', { ascending: false });
    expect(status).toBe(201);
    expect(data).toEqual([
      { movie_id: 2, movie_vote_average: 7.2 },
      { movie_id: 1, movie_vote_average: null },
    ]);
  });

  test('fills keys some of several rows lack with null, or with the default when asked', async () => {
    const reminders = site.clients.owner.from('movie_reminders');
    const reminder = (movie_id: number) => ({ ...wish(movie_id), remind_on: '2030-01-01' });
    const rows = [{ ...reminder(1), remind_by_email: true }, reminder(2)];
    expect((await reminders.insert(rows)).error).toMatchObject({ code: '23502' });
    const { data, error } = await reminders
      .insert(rows, { defaultToNull: false })
      .select('movie_id, remind_by_email')
      .order('movie_id');
    expect(error).toBeNull();
    expect(data).toEqual([
      { movie_id: 1, remind_by_email: true },
      { movie_id: 2, remind_by_email: false },
    ]);
  });

  test('answers an inserted review with its author', async () => {
    const { data } = await site.clients.owner
      .from('movie_reviews')
      .insert({ user_id: ids.owner, movie_id: 1, review: 'Good' })
      .select('review, updated_at, profiles(full_name)')
      .single();
    expect(data).toEqual({ review: 'Good', updated_at: null, profiles: { full_name: 'The owner' } });
  });

  test('inserts an empty list as nothing', async () => {
    expect(await wishes().insert([]).select()).toMatchObject({ status: 201, data: [] });
  });

  test('tells a duplicate by its code and status', async () => {
    await wishes().insert(wish(1));
    expect(await wishes().insert(wish(1))).toMatchObject({
      status: 409,
      error: {
        code: '23505',
        message: 'duplicate key value violates unique constraint "wishlists_pkey"',
        // PostgreSQL keeps the key to itself where row level security is on.
        details: null,
        hint: null,
      },
    });
  });

  test('inserts all rows of a request or none', async () => {
    await wishes().insert(wish(2));
    expect((await wishes().insert([wish(1), wish(2)])).status).toBe(409);
    expect(await stored('wishlists')).toBe(1);
  });

  test('upserts: adds what is missing and replaces what is there', async () => {
    const key = { onConflict: 'user_id,movie_id' };
    expect((await ratings().upsert(rating(1, 3), key)).status).toBe(201);
    expect((await ratings().upsert(rating(1, 5), key)).status).toBe(200);
    const both = await ratings()
      .upsert([rating(1, 2), rating(2, 4)], key)
      .select('movie_id, rating')
      .order('movie_id');
    expect(both).toMatchObject({
      status: 201,
      data: [
        { movie_id: 1, rating: 2 },
        { movie_id: 2, rating: 4 },
      ],
    });
  });

  test('upserts only what is missing when duplicates are to be ignored', async () => {
    const key = { onConflict: 'user_id,movie_id', ignoreDuplicates: true };
    await ratings().insert(rating(1, 3));
    expect(await ratings().upsert(rating(1, 5), key).select()).toMatchObject({ status: 200, data: [] });
    expect((await ratings().select('rating').single()).data).toEqual({ rating: 3 });
    expect((await ratings().upsert([rating(1, 5), rating(2, 5)], key)).status).toBe(201);
    expect(await stored('movie_ratings')).toBe(2);
  });

  test('upserts on the primary key when no other is named', async () => {
    const table = site.clients.owner.from('ai_preferences');
    await table.upsert({ user_id: ids.owner, keep_searches: true });
    await table.upsert({ user_id: ids.owner, keep_searches: false });
    expect((await table.select('keep_searches').single()).data).toEqual({ keep_searches: false });
  });

  test('refuses an upsert on columns that are no key', async () => {
    const { status, error } = await ratings().upsert(rating(1, 3), { onConflict: 'rating' });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '42P10' });
    expect((await ratings().upsert(rating(1, 3), { onConflict: 'nowhere' })).error?.code).toBe('PGRST204');
    const twice = await ratings().upsert([rating(1, 3), rating(1, 4)], { onConflict: 'user_id,movie_id' });
    expect(twice).toMatchObject({ status: 400, error: { code: '21000' } });
  });

  test('updates what the filters say and answers it when asked', async () => {
    await ratings().insert([rating(1, 3), rating(2, 3)]);
    expect(await ratings().update({ rating: 4 }).eq('movie_id', 1)).toMatchObject({
      status: 204,
      data: null,
    });
    const { data, status } = await ratings()
      .update({ rating: 5 })
      .eq('movie_id', 1)
      .select('movie_id, rating');
    expect({ data, status }).toEqual({ data: [{ movie_id: 1, rating: 5 }], status: 200 });
    expect((await ratings().update({ rating: 1 }).eq('movie_id', 99).select()).data).toEqual([]);
    expect((await ratings().select('rating').eq('movie_id', 2).single()).data).toEqual({ rating: 3 });
  });

  test('updates nothing when nothing is set', async () => {
    await ratings().insert(rating(1, 3));
    expect(await ratings().update({}).eq('movie_id', 1).select()).toMatchObject({ status: 200, data: [] });
  });

  test('undoes an update that was to touch exactly one row and touched more', async () => {
    await ratings().insert([rating(1, 3), rating(2, 3)]);
    const { error } = await ratings().update({ rating: 1 }).gt('movie_id', 0).select().single();
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' });
    expect((await ratings().select('rating').eq('rating', 3)).data).toHaveLength(2);
  });

  test('deletes what the filters say, counts it and answers it when asked', async () => {
    await wishes().insert([wish(1), wish(2), wish(3)]);
    expect(await wishes().delete().eq('movie_id', 1)).toMatchObject({ status: 204, data: null });
    expect((await wishes().delete().eq('movie_id', 2).select('movie_title')).data).toEqual([
      { movie_title: 'Movie 2' },
    ]);
    expect((await wishes().delete({ count: 'exact' }).gt('movie_id', 0)).count).toBe(1);
    expect(await stored('wishlists')).toBe(0);
  });

  test('refuses to change or delete every row at once', async () => {
    await ratings().insert(rating(1, 3));
    expect(await ratings().update({ rating: 1 })).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(await ratings().delete()).toMatchObject({ status: 400, error: { code: '21000' } });
    expect((await ratings().select('rating').single()).data).toEqual({ rating: 3 });
  });

  test('names an unknown column of a body', async () => {
    expect(await wishes().insert(wish(1, { nowhere: 1 }))).toMatchObject({
      status: 400,
      error: {
        code: 'PGRST204',
        message: "Could not find the 'nowhere' column of 'wishlists' in the schema cache",
      },
    });
  });
});
