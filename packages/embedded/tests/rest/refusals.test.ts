import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../support/database-engines.ts';
import { ids } from '../support/persona.ts';
import { writableTables } from '../support/writable-tables.ts';

describe('refusing what must not be written', () => {
  const { site, wish, rating, wishes, ratings, stored } = writableTables(openTestDatabase);

  test('leaves rows of others alone, and says nothing of them', async () => {
    await wishes().insert(wish(1));
    const others = site.clients.stranger.from('wishlists');
    expect(await others.delete().eq('movie_id', 1).select()).toMatchObject({ status: 200, data: [] });
    await ratings().insert(rating(1, 3));
    const change = site.clients.stranger
      .from('movie_ratings')
      .update({ rating: 1 })
      .eq('movie_id', 1)
      .select();
    expect(await change).toMatchObject({ status: 200, data: [] });
    expect(await stored('wishlists')).toBe(1);
  });

  test('refuses what the policies and grants refuse: 401 signed out, 403 signed in', async () => {
    const foreign = await site.clients.stranger.from('wishlists').insert(wish(1));
    expect(foreign).toMatchObject({ status: 403, error: { code: '42501' } });
    const nobody = await site.clients.anonymous.from('wishlists').insert(wish(1));
    expect(nobody).toMatchObject({ status: 401, error: { code: '42501' } });
    for (const forged of [{ id: ids.owner }, { created_at: '2001-01-01' }, { updated_at: null }]) {
      const { error } = await site.clients.owner
        .from('movie_reviews')
        .insert({ user_id: ids.owner, movie_id: 1, review: 'Hm', ...forged });
      expect(error?.code).toBe('42501');
    }
    const rise = await site.clients.owner.from('user_roles').insert({ user_id: ids.owner, role: 'admin' });
    expect(rise).toMatchObject({ status: 403, error: { code: '42501' } });
    const email = await site.clients.owner
      .from('profiles')
      .update({ email: 'x@example.test' })
      .eq('id', ids.owner);
    expect(email).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  test.each<[string, unknown, string]>([
    ['0', 0, '23514'],
    ['6', 6, '23514'],
    ['a fraction', 4.5, '22P02'],
    ['null', null, '23502'],
    ['a thousand million', 1e9, '22003'],
    ['a word', 'many', '22P02'],
    ['a list', [5], '22P02'],
  ])('refuses %s as a rating', async (_name, value, code) => {
    const { status, error } = await ratings().insert({ ...rating(1, 3), rating: value });
    expect({ status, code: error?.code }).toEqual({ status: 400, code });
    expect(await stored('movie_ratings')).toBe(0);
  });

  test.each([
    ['blank', ' \n ', '23514'],
    ['501 characters', 'x'.repeat(501), '23514'],
    ['a NUL byte', 'a\u0000b', '22P05'],
    ['half a character', 'a\ud83d', '22P02'],
  ])('refuses a review that is %s', async (_name, review, code) => {
    const { status, error } = await site.clients.owner
      .from('movie_reviews')
      .insert({ user_id: ids.owner, movie_id: 1, review });
    expect({ status, code: error?.code }).toEqual({ status: 400, code });
  });

  test('keeps 500 characters, emoji counted as one, and text that looks like code as it is', async () => {
    const texts = [
      '😀'.repeat(500),
      `'; drop table wishlists; --`,
      '<img src=x onerror=alert(1)>',
      '$1 {} \\ "',
    ];
    for (const review of texts) {
      const { data, error } = await site.clients.owner
        .from('movie_reviews')
        .insert({ user_id: ids.owner, movie_id: 1, review })
        .select('review')
        .single();
      expect(error).toBeNull();
      expect(data?.review).toBe(review);
    }
  });

  test('says that what a row belongs to does not exist', async () => {
    const report = { user_id: ids.owner, movie_review_id: randomUUID(), reason: 'Rude' };
    expect(await site.clients.owner.from('review_reports').insert(report)).toMatchObject({
      status: 409,
      error: { code: '23503' },
    });
  });
});
