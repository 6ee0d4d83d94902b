import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { fillEveryTable, rowIds } from '../support/database/everything-once.ts';
import { act, attempt, ids, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

interface FeedbackRow {
  kind: string;
  title_id: number;
  email: string;
  review: string | null;
  stars: number | null;
  total_count: number;
}

describe('The admin’s view', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
    await fillEveryTable(database);
    await database.exec(`
      update public.profiles set created_at = now() - interval '8 days' where id = '${ids.stranger}';
      update public.movie_reviews set created_at = '2024-02-01T23:30:00Z' where id = '${rowIds.movieReview}';
      update public.movie_reviews set created_at = '2024-03-01T12:00:00Z' where id = '${rowIds.strangersReview}';
      update public.series_reviews set created_at = '2024-04-01T12:00:00Z';
      update public.movie_ratings set created_at = '2024-02-02T00:10:00Z';
      update public.series_ratings set created_at = '2024-04-02T12:00:00Z';
      insert into public.movie_ratings (user_id, movie_id, rating, created_at)
      values ('${ids.stranger}', 50, 5, '2024-05-01T12:00:00Z');`);
  });
  afterAll(() => database.close());

  const json = async <T>(call: string): Promise<T> =>
    (await act<{ value: T }>(database, 'admin', `select ${call} as value`))[0]?.value as T;

  it('counts users, wishlists, admins and new users', async () => {
    expect(await json('admin_stats()')).toMatchObject({
      total_profiles: 3,
      movie_wishlists: 1,
      tv_wishlists: 1,
      total_wishlists: 2,
      admin_count: 1,
      new_profiles: 2,
      open_reports: 1,
      admins: [{ id: ids.admin, email: 'admin@example.test', full_name: 'The admin' }],
    });
  });

  it('shows the five latest users, newest first, with their e-mail', async () => {
    for (let n = 1; n <= 4; n += 1) {
      const id = `00000000-0000-4000-8000-0000000000f${n}`;
      await database.query('insert into auth.users (id, email) values ($1, $2)', [
        id,
        `new${n}@example.test`,
      ]);
      await database.query(`update public.profiles set created_at = now() + $2::interval where id = $1`, [
        id,
        `${n} minutes`,
      ]);
    }
    const { recent_profiles: recent } = await json<{ recent_profiles: { email: string }[] }>('admin_stats()');
    expect(recent).toHaveLength(5);
    expect(recent.slice(0, 4).map(({ email }) => email)).toEqual(
      [4, 3, 2, 1].map((n) => `new${n}@example.test`),
    );
    await database.query(`delete from auth.users where email like 'new%'`);
  });

  it('has thirty days of sign-ups, the ratings, and the most saved titles', async () => {
    const charts = await json<{ sign_ups: { count: number }[] } & Record<string, unknown>>('admin_charts()');
    expect(charts.sign_ups).toHaveLength(30);
    expect(charts.sign_ups.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(charts).toMatchObject({
      ratings: [1, 2, 3, 4, 5].map((stars) => ({ stars, count: stars === 1 || stars === 3 ? 0 : 1 })),
      most_wished: [
        { kind: 'movie', title_id: 1, title: 'One', count: 1 },
        { kind: 'tv', title_id: 1, title: 'Uno', count: 1 },
      ],
      most_watched: [
        { kind: 'movie', title_id: 2, title: 'Two', count: 1 },
        { kind: 'tv', title_id: 2, title: 'Due', count: 1 },
      ],
    });
  });

  it('shows the state of mails and jobs', async () => {
    await act(database, 'service', `select enqueue_due_reminders('2030-01-01'), begin_job('refresh')`);
    expect(await json('admin_operations()')).toMatchObject({
      mail: { waiting: 1, failing: 0, given_up: 0, sent: 0, latest: [{ email: 'owner@example.test' }] },
      jobs: [{ name: 'refresh', finished_at: null }],
    });
  });

  describe('of all reviews and ratings', () => {
    const table = (parameters = ''): Promise<FeedbackRow[]> =>
      act<FeedbackRow>(database, 'admin', `select * from admin_feedback(${parameters})`);
    const brief = async (parameters?: string): Promise<string[]> =>
      (await table(parameters)).map(
        ({ review, stars: given, kind }) => `${kind} ${review ?? '-'} ${given ?? '-'}`,
      );

    const [good, stars, bad] = ['movie Good 4', 'movie - 4', 'movie Bad -'];
    const [long, tvStars, fifty] = ['tv Long 2', 'tv - 2', 'movie - 5'];
    it.each([
      ['the latest first', '', [fifty, tvStars, long, bad, stars, good]],
      ['the earliest first', 'p_ascending => true', [good, stars, bad, long, tvStars, fifty]],
      ['the best first', `p_sort => 'rating'`, [fifty, stars, good, tvStars, long, bad]],
      ['by person', `p_sort => 'person', p_ascending => true`, [tvStars, long, stars, good, fifty, bad]],
      ['by title', `p_sort => 'title'`, [fifty, tvStars, long, bad, stars, good]],
      ['by kind', `p_sort => 'kind'`, [tvStars, long, fifty, bad, stars, good]],
      ['by type', `p_sort => 'type'`, [long, bad, good, fifty, tvStars, stars]],
      ['of series', `p_kind => 'tv'`, [tvStars, long]],
      ['reviews only', `p_type => 'review'`, [long, bad, good]],
      ['ratings only', `p_type => 'rating'`, [fifty, tvStars, stars]],
      ['with four stars', `p_rating => 4::smallint`, [stars, good]],
      ['from a day on', `p_from => '2024-04-02'`, [fifty, tvStars]],
      ['up to and with a day', `p_to => '2024-02-01'`, [good]],
      ['by a word of the text', `p_search => 'OOD'`, [good]],
      ['by a name', `p_search => 'the strang'`, [fifty, bad]],
      ['by an e-mail', `p_search => 'stranger@'`, [fifty, bad]],
      ['by what the catalogue found', `p_search => 'Fifty', p_movie_ids => '{50}'`, [fifty]],
      ['no movie for a series it found', `p_search => 'Fifty', p_series_ids => '{50}'`, []],
      ['a percent sign as itself', `p_search => '%'`, []],
      ['an underscore as itself', `p_search => '_'`, []],
      ['a backslash as itself', String.raw`p_search => '\'`, []],
      ['a hostile search as text', `p_search => ''') or true --'`, []],
      ['a blank search as none', `p_search => ' ', p_limit => 1`, [fifty]],
      ['one page', `p_limit => 2, p_offset => 1`, [tvStars, long]],
      ['no fewer than one row', `p_limit => -1, p_offset => -1`, [fifty]],
    ])('shows %s', async (_what, parameters, rows) => {
      expect(await brief(parameters)).toEqual(rows);
    });

    it('counts all pages', async () => {
      expect((await table('p_limit => 1'))[0]?.total_count).toBe(6);
      expect((await table(`p_kind => 'movie', p_limit => 1`))[0]?.total_count).toBe(4);
    });

    it.each([
      `p_sort => 'created_at; drop table x'`,
      `p_sort => null`,
      `p_kind => 'book'`,
      `p_type => 'list'`,
    ])('refuses %s', async (parameters) => {
      expect(await attempt(database, 'admin', `select * from admin_feedback(${parameters})`)).toBe('22023');
    });

    it.each(['movie_reviews', 'movie_ratings', 'series_reviews', 'series_ratings'])(
      'reads a page of %s from the index, at any size',
      async (table) => {
        const title = table.startsWith('movie') ? 'movie_id' : 'series_id';
        const [column, value] = table.endsWith('reviews') ? ['review', `'Fine'`] : ['rating', '1'];
        const plan = await database.transaction(async (tx) => {
          await tx.exec(`
            insert into public.${table} (user_id, ${title}, ${column}, created_at)
            select '${ids.owner}', n, ${value}, now() - n * interval '1 minute' from generate_series(100, 5099) n;
            analyze public.${table};`);
          const sql = `explain select * from private.feedback_${table} order by created_at desc, id limit 20`;
          return JSON.stringify((await tx.query(sql)).rows);
        });
        expect(plan).toContain(`${table}_by_time`);
      },
    );
  });
});
