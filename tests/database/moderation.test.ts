import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { fillEveryTable, rowIds } from '../support/database/everything-once.ts';
import { act, attempt, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const kinds = [
  { kind: 'movie', table: 'movie_reviews', review: rowIds.movieReview },
  { kind: 'tv', table: 'series_reviews', review: rowIds.seriesReview },
] as const;

describe('Moderation', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec('delete from auth.users; truncate private.moderation_actions;');
    await signUpEverybody(database);
    await fillEveryTable(database);
  });

  const remove = 'select admin_remove_review($1, $2, $3) as removed';
  const restore = 'select admin_restore_review($1) as restored';
  const log =
    'select action, kind, title_id, actor_name, author_name, reason, restorable from admin_moderation_log()';

  describe.each(kinds)('of $table', ({ kind, table, review }) => {
    const reviews = (): Promise<unknown[]> =>
      look(database, `select * from public.${table} where id = $1`, [review]);

    it('removes a review with author and reason, and can be fully undone', async () => {
      const before = await reviews();
      expect(await act(database, 'admin', remove, [kind, review, ' Rude '])).toEqual([{ removed: true }]);
      expect(await reviews()).toEqual([]);
      const entry = { kind, title_id: 1, actor_name: 'The admin', author_name: 'The owner' };
      expect(await act(database, 'admin', log)).toEqual([
        { ...entry, action: 'remove-review', reason: 'Rude', restorable: true },
      ]);
      expect(await act(database, 'admin', restore, [review])).toEqual([{ restored: true }]);
      expect(await reviews()).toEqual(before);
      expect(await act(database, 'admin', log)).toEqual([
        { ...entry, action: 'restore-review', reason: null, restorable: false },
        { ...entry, action: 'remove-review', reason: 'Rude', restorable: false },
      ]);
    });

    it('cannot be undone by the review’s author', async () => {
      await act(database, 'admin', remove, [kind, review, 'Rude']);
      const mine = 'select restore_my_review($1) as restored';
      expect(await act(database, 'owner', mine, [review])).toEqual([{ restored: false }]);
      expect(await reviews()).toEqual([]);
    });

    it('dismisses reports of an acceptable review', async () => {
      const column = kind === 'movie' ? 'movie_review_id' : 'series_review_id';
      for (const person of [ids.stranger, ids.admin]) {
        const report = `insert into public.review_reports (user_id, ${column}, reason) values ($1, $2, 'Rude')`;
        await database.query(report, [person, review]);
      }
      const dismiss = 'select admin_dismiss_reports($1, $2) as dismissed';
      expect(await act(database, 'admin', dismiss, [kind, review])).toEqual([{ dismissed: 2 }]);
      expect(
        await look(database, `select * from public.review_reports where ${column} = $1`, [review]),
      ).toEqual([]);
      expect((await act(database, 'admin', log))[0]).toMatchObject({ action: 'dismiss-reports', kind });
    });
  });

  it.each([
    ['no reason', ['movie', rowIds.movieReview, null], '23514'],
    ['a blank reason', ['movie', rowIds.movieReview, ' \u00a0'], '23514'],
    ['a reason of 501 characters', ['movie', rowIds.movieReview, 'x'.repeat(501)], '23514'],
  ])('removes nothing with %s', async (_what, parameters, code) => {
    expect(await attempt(database, 'admin', remove, parameters)).toBe(code);
  });

  it('returns false for an unknown review', async () => {
    expect(await act(database, 'admin', remove, ['movie', rowIds.seriesReview, 'Rude'])).toEqual([
      { removed: false },
    ]);
    expect(await act(database, 'admin', restore, [rowIds.seriesReview])).toEqual([{ restored: false }]);
    expect(await act(database, 'admin', log)).toEqual([]);
  });

  it('applies to an admin’s own review too', async () => {
    const write = `insert into movie_reviews (user_id, movie_id, review) values (auth.uid(), 1, 'Me') returning id`;
    const [mine] = await act<{ id: string }>(database, 'admin', write);
    await act(database, 'admin', remove, ['movie', mine?.id, 'A test']);
    const undo = 'select restore_my_review($1) as restored';
    expect(await act(database, 'admin', undo, [mine?.id])).toEqual([{ restored: false }]);
    expect(await act(database, 'admin', restore, [mine?.id])).toEqual([{ restored: true }]);
  });

  it('cannot restore what the author deleted', async () => {
    await act(database, 'owner', `delete from movie_reviews where id = '${rowIds.movieReview}'`);
    expect(await act(database, 'admin', restore, [rowIds.movieReview])).toEqual([{ restored: false }]);
  });

  it('cannot be undone after thirty days, nor after the author’s account was deleted', async () => {
    await act(database, 'admin', remove, ['movie', rowIds.movieReview, 'Rude']);
    await database.exec(`update private.removed_reviews set removed_at = now() - interval '31 days'`);
    expect(await act(database, 'admin', restore, [rowIds.movieReview])).toEqual([{ restored: false }]);

    await act(database, 'admin', remove, ['tv', rowIds.seriesReview, 'Rude']);
    await act(database, 'owner', 'select delete_user()');
    expect(await act(database, 'admin', restore, [rowIds.seriesReview])).toEqual([{ restored: false }]);
    expect((await act(database, 'admin', log))[0]).toMatchObject({ author_name: null, restorable: false });
    expect(await look(database, 'select * from private.removed_reviews')).toEqual([]);
  });

  it('deletes copies that can no longer be restored', async () => {
    await database.exec(`update private.removed_reviews set removed_at = now() - interval '31 days'`);
    await act(database, 'owner', `delete from movie_reviews where id = '${rowIds.movieReview}'`);
    const kept = 'select review_id from private.removed_reviews';
    expect(await look(database, kept)).toEqual([{ review_id: rowIds.movieReview }]);
  });

  it('lists reported reviews, the most reported first', async () => {
    for (const person of [ids.stranger, ids.admin]) {
      const report = `insert into public.review_reports (user_id, series_review_id, reason) values ($1, $2, 'Spoiler')`;
      await database.query(report, [person, rowIds.seriesReview]);
    }
    const queue =
      'select kind, review_id, full_name, review, report_count, reasons, total_count from admin_report_queue()';
    expect(await act(database, 'admin', queue)).toEqual([
      {
        kind: 'tv',
        review_id: rowIds.seriesReview,
        full_name: 'The owner',
        review: 'Long',
        report_count: 2,
        reasons: ['Spoiler', 'Spoiler'],
        total_count: 2,
      },
      {
        kind: 'movie',
        review_id: rowIds.strangersReview,
        full_name: 'The stranger',
        review: 'Bad',
        report_count: 1,
        reasons: ['Rude'],
        total_count: 2,
      },
    ]);
  });

  it('accepts a report about exactly one review', async () => {
    const report = `insert into review_reports (user_id, movie_review_id, series_review_id, reason)
      values (auth.uid(), $1, $2, $3)`;
    const { movieReview, seriesReview } = rowIds;
    expect(await attempt(database, 'stranger', report, [movieReview, null, 'Rude'])).toBe(1);
    expect(await attempt(database, 'stranger', report, [movieReview, seriesReview, 'Rude'])).toBe('23514');
    expect(await attempt(database, 'stranger', report, [null, null, 'Rude'])).toBe('23514');
    expect(await attempt(database, 'stranger', report, [movieReview, null, ' '])).toBe('23514');
    expect(await attempt(database, 'stranger', report, [seriesReview, null, 'Rude'])).toBe('23503');
  });
});
