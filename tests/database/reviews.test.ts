import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STARS } from '../../src/core/stars.ts';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import {
  act,
  attempt,
  ids,
  look,
  signUpEverybody,
  type Persona,
} from '../../packages/embedded/tests/support/persona.ts';
import { silently } from '../support/database/silently.ts';

interface PageRow {
  full_name: string;
  review: string;
  stars: number | null;
  is_own: boolean;
  total_count: number;
}

describe('Reviews and ratings', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  afterEach(async () => {
    await database.exec(`delete from public.movie_reviews; delete from public.series_reviews;
      delete from public.movie_ratings; delete from public.series_ratings;`);
  });

  const kinds = ['movie', 'series'] as const;
  const write = (kind: string): string =>
    `insert into ${kind}_reviews (user_id, ${kind}_id, review) values (auth.uid(), 1, $1)
     returning id, review, created_at = now() as fresh, updated_at`;

  it.each([
    ['movie_reviews', 'movie_id, review', `n, 'Seen'`, 10_000],
    ['series_reviews', 'series_id, review', `n, 'Seen'`, 10_000],
  ])('of an account are limited (%s), one by one and many at once', async (table, columns, values, most) => {
    const add = (who: string, from: number, to: number) =>
      `insert into public.${table} (user_id, ${columns}) select ${who}, ${values} from generate_series(${from}, ${to}) n`;
    await silently(database, [table], () => database.exec(add(`'${ids.owner}'`, 1, most - 2)));
    expect(await attempt(database, 'owner', add('auth.uid()', most + 1, most + 3))).toBe('23M01');
    expect(await attempt(database, 'owner', add('auth.uid()', most + 1, most + 2))).toBe(2);
    await act(database, 'owner', add('auth.uid()', most + 1, most + 2));
    expect(await attempt(database, 'owner', add('auth.uid()', most + 3, most + 3))).toBe('23M01');
    expect(await attempt(database, 'stranger', add('auth.uid()', 1, 3))).toBe(3);
    await silently(database, [table], () => database.exec(`delete from public.${table}`));
  });

  it('are limited as wishes are, each table by its own number', async () => {
    const bounds = await look<{ bound: string }>(
      database,
      `select tgrelid::regclass || ' ' || split_part(encode(tgargs, 'escape'), '\\000', 1) as bound from pg_trigger
       where tgname = 'bound_entries' order by 1`,
    );
    expect(bounds.map(({ bound }) => bound.replace('public.', ''))).toEqual([
      ...['movie_ratings 50000', 'movie_reviews 10000', 'part_ratings 50000', 'private_notes 10000'],
      ...['series_ratings 50000', 'series_reviews 10000'],
      ...['title_tags 100000', 'tv_wishlists 50000', 'wishlists 50000'],
    ]);
  });

  describe.each(kinds)('of a %s', (kind) => {
    it.each([
      ['one character', '!', '!'],
      ['500 letters', 'x'.repeat(500), 'x'.repeat(500)],
      ['500 emoji, which are 1,000 units in a browser', '😀'.repeat(500), '😀'.repeat(500)],
      ['500 characters between blanks', `\n ${'x'.repeat(500)}\u00a0\t`, 'x'.repeat(500)],
      ['lines and inner blanks', ' one\n\n two ', 'one\n\n two'],
      ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
      ['SQL', `'; drop table movie_reviews; --`, `'; drop table movie_reviews; --`],
      ['right-to-left marks', 'a\u202Eb', 'a\u202Eb'],
    ])('are stored as text: %s', async (_what, text, kept) => {
      const [row] = await act(database, 'owner', write(kind), [text]);
      expect(row).toMatchObject({ review: kept, fresh: true, updated_at: null });
    });

    it.each([
      ['nothing', '', '23514'],
      ['blanks', ' \t\r\n', '23514'],
      ['no-break spaces', '\u00a0\u00a0\u2007\u202f', '23514'],
      ['wide and zero-width spaces', '\u3000\u200b\ufeff\u2060', '23514'],
      ['501 letters', 'x'.repeat(501), '23514'],
      ['501 emoji', '😀'.repeat(501), '23514'],
      ['no text at all', null, '23502'],
      ['a NUL byte', 'a\u0000b', expect.stringMatching(/^22(021|P05)$/)],
    ])('are refused: %s', async (_what, text, code) => {
      expect(await attempt(database, 'owner', write(kind), [text])).toEqual(code);
    });

    it('can be edited within the same limits, and say so', async () => {
      await act(database, 'owner', write(kind), ['First']);
      const edit = `update ${kind}_reviews set review = $1 returning review, updated_at is not null as edited`;
      expect(await act(database, 'owner', edit, ['First '])).toEqual([{ review: 'First', edited: false }]);
      expect(await act(database, 'owner', edit, [' Second'])).toEqual([{ review: 'Second', edited: true }]);
      expect(await attempt(database, 'owner', edit, ['\u00a0'])).toBe('23514');
      expect(await attempt(database, 'owner', edit, ['x'.repeat(501)])).toBe('23514');
    });

    it('that were imported longer can be edited at their length, and restored', async () => {
      const [row] = await act<{ id: string }>(database, 'owner', write(kind), ['Short']);
      await database.query(`update public.${kind}_reviews set review = repeat('x', 900) where id = $1`, [
        row?.id,
      ]);
      const edit = `update ${kind}_reviews set review = $1`;
      expect(await attempt(database, 'owner', edit, ['y'.repeat(901)])).toBe('23514');
      expect(await attempt(database, 'owner', edit, ['y'.repeat(900)])).toBe(1);
      await act(database, 'owner', edit, ['z'.repeat(899)]);
      expect(await attempt(database, 'owner', edit, ['z'.repeat(900)])).toBe('23514');
      await act(database, 'owner', `delete from ${kind}_reviews`);
      await act(database, 'owner', 'select restore_my_review($1)', [row?.id]);
      const kept = await act(database, 'owner', `select char_length(review) as length from ${kind}_reviews`);
      expect(kept).toEqual([{ length: 899 }]);
    });

    it.each([
      [1, 1],
      [5, 1],
      [0, '23514'],
      [6, '23514'],
      [-1, '23514'],
      ['4.5', '22P02'],
      [1_000_000_000, expect.stringMatching(/^22(003|P02)$/)],
      ['five', '22P02'],
      [null, '23502'],
    ])('can be rated %j: %j', async (rating, outcome) => {
      const rate = `insert into ${kind}_ratings (user_id, ${kind}_id, rating) values (auth.uid(), 1, $1)`;
      expect(await attempt(database, 'owner', rate, [rating])).toEqual(outcome);
    });

    it('are rated once by each user, and averaged over all', async () => {
      const rate = `insert into ${kind}_ratings (user_id, ${kind}_id, rating) values (auth.uid(), 1, $1)`;
      await act(database, 'owner', rate, [5]);
      expect(await attempt(database, 'owner', rate, [4])).toBe('23505');
      await act(database, 'stranger', rate, [4]);
      await act(database, 'admin', rate, [4]);
      const changed = await act(
        database,
        'owner',
        `update ${kind}_ratings set rating = 1 where user_id = auth.uid() returning updated_at is not null as changed`,
      );
      expect(changed).toEqual([{ changed: true }]);
      expect(await act(database, 'anonymous', `select * from ${kind}_rating_summaries`)).toEqual([
        { [`${kind}_id`]: 1, average: '3.00', rating_count: 3 },
      ]);
    });

    it.each([
      [0.5, 1],
      [1, 1],
      [3.5, 1],
      [5, 1],
      [0.25, '23514'],
      [3.3, '23514'],
      [5.5, '23514'],
      [-0.5, '23514'],
      ['NaN', '23514'],
      ['Infinity', '23514'],
      ['half', '22P02'],
    ])('can be rated exactly %j: %j', async (stars, outcome) => {
      const rate = `insert into ${kind}_ratings (user_id, ${kind}_id, rating, stars) values (auth.uid(), 1, 1, $1)`;
      expect(await attempt(database, 'owner', rate, [stars])).toEqual(outcome);
    });

    it('keep whole and exact stars consistent, whichever is written, and average the exact ones', async () => {
      const rows = () => look(database, `select rating, stars from public.${kind}_ratings order by rating`);
      const table = `${kind}_ratings`;
      await act(
        database,
        'owner',
        `insert into ${table} (user_id, ${kind}_id, rating) values (auth.uid(), 1, 3)`,
      );
      expect(await rows()).toEqual([{ rating: 3, stars: 3 }]);
      await act(database, 'owner', `update ${table} set stars = 3.5 where user_id = auth.uid()`);
      expect(await rows()).toEqual([{ rating: 4, stars: 3.5 }]);
      await act(database, 'owner', `update ${table} set rating = 2 where user_id = auth.uid()`);
      expect(await rows()).toEqual([{ rating: 2, stars: 2 }]);
      const insert = `insert into ${table} (user_id, ${kind}_id, stars) values (auth.uid(), 1, 4.5)`;
      await act(database, 'stranger', insert);
      await act(database, 'admin', insert);
      expect(await rows()).toEqual([
        { rating: 2, stars: 2 },
        { rating: 5, stars: 4.5 },
        { rating: 5, stars: 4.5 },
      ]);
      expect(await act(database, 'anonymous', `select average from ${kind}_rating_summaries`)).toEqual([
        { average: '3.67' },
      ]);
    });

    it('are filtered by whole stars, and shown with halves', async () => {
      await act(database, 'owner', write(kind), ['Mine']);
      const rate = `insert into ${kind}_ratings (user_id, ${kind}_id, stars) values (auth.uid(), 1, 3.5)`;
      await act(database, 'owner', rate);
      const found = (rating: number) =>
        act<PageRow>(
          database,
          'anonymous',
          `select stars from ${kind}_review_page(1, p_rating => ${rating}::smallint)`,
        );
      expect([await found(4), await found(3)]).toEqual([[{ stars: 3.5 }], []]);
    });

    it('have the average of a simple count over any history', async () => {
      const people = ['owner', 'stranger', 'admin'] as const;
      const write = fc.record({
        who: fc.constantFrom(...people),
        stars: fc.option(fc.constantFrom(...STARS), { nil: null }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 8 }), async (history) => {
          await database.exec(`delete from public.${kind}_ratings`);
          const given = new Map<string, number>();
          for (const { who, stars } of history) {
            if (stars === null) {
              given.delete(who);
              await act(database, who, `delete from ${kind}_ratings where user_id = auth.uid()`);
            } else {
              given.set(who, stars);
              const rate = `insert into ${kind}_ratings (user_id, ${kind}_id, stars) values (auth.uid(), 1, $1)
                on conflict (user_id, ${kind}_id) do update set stars = excluded.stars`;
              await act(database, who, rate, [stars]);
            }
          }
          const all = [...given.values()];
          const mean = all.reduce((sum, stars) => sum + stars, 0) / all.length;
          const [row] = await look<{ average: string; rating_count: number }>(
            database,
            `select average, rating_count from public.${kind}_rating_summaries`,
          );
          expect(row?.rating_count ?? 0).toBe(all.length);
          if (row) expect(Math.abs(Number(row.average) - mean)).toBeLessThan(0.0051);
        }),
        { numRuns: 15 },
      );
    });

    it('can be restored after deletion, unchanged', async () => {
      const [first] = await act<{ id: string }>(database, 'owner', write(kind), ['Mine']);
      await database.exec(`update public.${kind}_reviews
        set created_at = '2024-05-05T05:05:05.123456Z', updated_at = '2024-06-06T06:06:06Z'`);
      const before = await look(database, `select * from public.${kind}_reviews`);
      await act(database, 'owner', `delete from ${kind}_reviews`);
      const restore = 'select restore_my_review($1) as restored';
      expect(await act(database, 'stranger', restore, [first?.id])).toEqual([{ restored: false }]);
      expect(await act(database, 'owner', restore, [first?.id])).toEqual([{ restored: true }]);
      expect(await look(database, `select * from public.${kind}_reviews`)).toEqual(before);
      expect(await act(database, 'owner', restore, [first?.id])).toEqual([{ restored: false }]);
    });

    it('stay deleted after more than an hour', async () => {
      const [first] = await act<{ id: string }>(database, 'owner', write(kind), ['Mine']);
      await act(database, 'owner', `delete from ${kind}_reviews`);
      await database.exec(`update private.removed_reviews set removed_at = now() - interval '61 minutes'`);
      const restore = 'select restore_my_review($1) as restored';
      expect(await act(database, 'owner', restore, [first?.id])).toEqual([{ restored: false }]);
    });

    it('are paged with author and rating, the user’s own first', async () => {
      const people: [Persona, string, number | null][] = [
        ['stranger', 'oldest', 2],
        ['owner', 'own', 5],
        ['admin', 'newest', null],
      ];
      for (const [hour, [persona, text, rating]] of people.entries()) {
        await act(database, persona, write(kind), [text]);
        const at = `update public.${kind}_reviews set created_at = '2024-01-01T0${hour}:00Z' where review = $1`;
        await database.query(at, [text]);
        if (rating === null) continue;
        const rate = `insert into ${kind}_ratings (user_id, ${kind}_id, rating) values (auth.uid(), 1, $1)`;
        await act(database, persona, rate, [rating]);
      }
      const page = (persona: Persona, more = ''): Promise<PageRow[]> =>
        act<PageRow>(database, persona, `select * from ${kind}_review_page(1${more})`);
      const texts = async (persona: Persona, more?: string): Promise<string[]> =>
        (await page(persona, more)).map(({ review }) => review);

      expect(await texts('anonymous')).toEqual(['newest', 'own', 'oldest']);
      expect(await texts('owner')).toEqual(['own', 'newest', 'oldest']);
      expect(await texts('owner', ', p_oldest_first => true')).toEqual(['own', 'oldest', 'newest']);
      expect(await texts('owner', ', p_rating => 2::smallint')).toEqual(['oldest']);
      expect(await texts('anonymous', ', p_limit => 1, p_offset => 1')).toEqual(['own']);
      expect((await page('owner', ', p_limit => 1'))[0]).toMatchObject({
        full_name: 'The owner',
        avatar_url: null,
        stars: 5,
        is_own: true,
        total_count: 3,
      });
      expect((await page('anonymous'))[0]).toMatchObject({ stars: null, is_own: false });
      expect(await texts('anonymous', ', p_limit => -3, p_offset => -3')).toEqual(['newest']);
    });
  });

  it.each(kinds)('of a %s with very many are paged without writing their texts to disk', async (kind) => {
    await database.exec(`insert into public.${kind}_reviews (user_id, ${kind}_id, review, created_at)
      select '${ids.owner}', 1, repeat('😀', 390) || n, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, 3500) n`);
    const asked = `${kind}_review_page(1, null, false, 10, 3480)`;
    const rows = await act<PageRow>(database, 'anonymous', `select * from ${asked}`);
    expect(rows.map(({ review }) => review.replace(/\D/g, ''))).toEqual(
      Array.from({ length: 10 }, (_, n) => String(20 - n)),
    );
    expect(rows[0]).toMatchObject({ stars: null, is_own: false, total_count: 3_500 });
    const plan = await act(database, 'anonymous', `explain (analyze, buffers) select * from ${asked}`);
    expect(JSON.stringify(plan)).not.toMatch(/temp (?:read|written)/);
  });

  it('name their author in an embedded profile, also to visitors', async () => {
    await act(database, 'owner', write('movie'), ['Good']);
    const embedded = `select r.review, (select p.full_name from profiles p where p.id = r.user_id) as author
      from movie_reviews r`;
    expect(await act(database, 'anonymous', embedded)).toEqual([{ review: 'Good', author: 'The owner' }]);
    const everybody = 'select id from profiles';
    expect(await act(database, 'anonymous', everybody)).toEqual([{ id: ids.owner }]);
  });
});
