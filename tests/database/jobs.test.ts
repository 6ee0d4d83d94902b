import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { fillEveryTable } from '../support/database/everything-once.ts';
import { act, attempt, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

describe('The server’s jobs', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());

  describe('run in one process at a time', () => {
    const begin = async (name = 'refresh'): Promise<unknown> =>
      (await act<{ mine: boolean }>(database, 'service', 'select begin_job($1) as mine', [name]))[0]?.mine;
    afterEach(() => database.exec('delete from private.job_runs'));

    it('the first to ask', async () => {
      const answers = await Promise.all([begin(), begin(), begin()]);
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await begin('reminders')).toBe(true);
    });

    it('and again once the run is over', async () => {
      await begin();
      await act(database, 'service', `select finish_job('refresh', false, repeat('x', 900))`);
      const last = 'select outcome, char_length(detail) as length from private.job_runs';
      expect(await look(database, last)).toEqual([{ outcome: 'failed', length: 500 }]);
      expect(await begin()).toBe(true);
      expect(await look(database, last)).toEqual([{ outcome: null, length: null }]);
    });

    it('or after the process with the lock died', async () => {
      await begin();
      await database.exec(`update private.job_runs set held_until = now() - interval '1 second'`);
      expect(await begin()).toBe(true);
      expect(await begin()).toBe(false);
    });

    it('and extend their lock while running, which no other process can', async () => {
      const [own, other] = [randomUUID(), randomUUID()];
      const hold = async (run: string): Promise<unknown> =>
        (
          await act<{ mine: boolean }>(database, 'service', `select begin_job('refresh', 60, $1) as mine`, [
            run,
          ])
        )[0]?.mine;
      expect(await hold(own)).toBe(true);
      await database.exec(`update private.job_runs
        set started_at = now() - interval '1 hour', held_until = now() + interval '1 second'`);
      expect([await hold(other), await hold(own)]).toEqual([false, true]);
      const held = `select started_at < now() - interval '50 minutes' as since_then,
        held_until > now() + interval '50 seconds' as still, outcome from private.job_runs`;
      expect(await look(database, held)).toEqual([{ since_then: true, still: true, outcome: null }]);
      await act(database, 'service', `select finish_job('refresh', true, 'Late.', $1)`, [other]);
      expect(await look(database, held)).toEqual([{ since_then: true, still: true, outcome: null }]);
      await act(database, 'service', `select finish_job('refresh', true, 'Done.', $1)`, [own]);
      expect(await hold(other)).toBe(true);
    });
  });

  describe('refresh saved titles', () => {
    const copies = `select movie_title as title, movie_poster_path as poster, movie_release_date as date,
        movie_vote_average as vote, refreshed_at > now() - interval '1 hour' as fresh
      from public.favorite_movies`;
    const age = async (): Promise<void> => {
      await database.exec(
        'delete from auth.users; delete from public.title_offers; delete from public.series_facts; delete from private.job_runs',
      );
      await signUpEverybody(database);
      await fillEveryTable(database);
      for (const list of ['wishlists', 'watched_movies', 'favorite_movies', 'movie_reminders']) {
        await database.exec(`update public.${list} set refreshed_at = now() - interval '100 days'`);
      }
      await database.exec(`update public.tv_wishlists set refreshed_at = now() - interval '200 days'`);
    };

    it('longest unseen first, each once', async () => {
      await age();
      const stale = `select * from stale_titles(now() - interval '90 days')`;
      expect(await act(database, 'service', stale)).toEqual([
        { kind: 'tv', title_id: 1 },
        { kind: 'movie', title_id: 1 },
        { kind: 'movie', title_id: 2 },
      ]);
      const first = `select * from stale_titles(now() - interval '90 days', 1)`;
      expect(await act(database, 'service', first)).toHaveLength(1);
    });

    it('writing the catalogue’s texts into every copy', async () => {
      await age();
      const refresh = `select refresh_title('movie', 2, 'Two!', '/two.jpg', '1999-01-01', 6.5) as rows`;
      expect(await act(database, 'service', refresh)).toEqual([{ rows: 5 }]);
      expect(await look(database, copies)).toEqual([
        { title: 'Two!', poster: '/two.jpg', date: '1999-01-01', vote: '6.5', fresh: true },
      ]);
      const series = `select refresh_title('tv', 1, 'Uno!', null, null, null) as rows`;
      expect(await act(database, 'service', series)).toEqual([{ rows: 2 }]);
      expect(await look(database, 'select series_name, series_name_key from public.tv_wishlists')).toEqual([
        { series_name: 'Uno!', series_name_key: 'uno!' },
      ]);
    });

    it.each([
      'watches',
      'list_items',
      'dismissed_titles',
      'profile_favorites',
      'title_tags',
      'private_notes',
    ])('in %s too', async (table) => {
      await age();
      await database.exec(
        `update public.${table} set kind = 'tv', title_id = 777, title = 'Old', refreshed_at = now() - interval '1 year'
         where ctid = (select min(ctid) from public.${table})`,
      );
      const found = await act(database, 'service', `select * from stale_titles(now() - interval '300 days')`);
      expect(found).toEqual([{ kind: 'tv', title_id: 777 }]);
      await act(database, 'service', `select refresh_title('tv', 777, 'New', '/new.jpg', '2001-02-03', 7.5)`);
      await act(database, 'service', `select refresh_title('tv', 777)`);
      const kept = `select title, poster_path, release_date, refreshed_at > now() - interval '1 hour' as fresh
        from public.${table} where title_id = 777`;
      expect(await look(database, kept)).toEqual([
        { title: 'New', poster_path: '/new.jpg', release_date: '2001-02-03', fresh: true },
      ]);
    });

    it('keeping saved data of titles missing from the catalogue', async () => {
      await age();
      await act(
        database,
        'service',
        `select refresh_title('movie', 2, 'Two', '/two.jpg', '1999-01-01', 6.5)`,
      );
      await database.exec(`update public.favorite_movies set refreshed_at = now() - interval '100 days'`);
      await act(database, 'service', `select refresh_title('movie', 2)`);
      expect(await look(database, copies)).toEqual([
        { title: 'Two', poster: '/two.jpg', date: '1999-01-01', vote: '6.5', fresh: true },
      ]);
    });

    it('moving a reminder with the release, with one mail about it', async () => {
      await age();
      const move = `select refresh_title('movie', 1, 'One', null, '2030-03-03', null)`;
      await act(database, 'service', move);
      await act(database, 'service', move);
      expect(await act(database, 'owner', 'select remind_on, moved_from from movie_reminders')).toEqual([
        { remind_on: '2030-03-03', moved_from: '2030-01-01' },
      ]);
      const mails = 'select template, remind_on, moved_from, email from claim_mails()';
      expect(await act(database, 'service', mails)).toEqual([
        {
          template: 'reminder-moved',
          remind_on: '2030-03-03',
          moved_from: '2030-01-01',
          email: 'owner@example.test',
        },
      ]);
    });

    it('keeping a sent reminder, and one whose release has no date', async () => {
      await age();
      await act(database, 'service', `select refresh_title('movie', 1, 'One', null, null, null)`);
      await database.exec('update public.movie_reminders set sent_at = now()');
      await act(database, 'service', `select refresh_title('movie', 1, 'One', null, '2030-03-03', null)`);
      expect(await act(database, 'owner', 'select remind_on, moved_from from movie_reminders')).toEqual([
        { remind_on: '2030-01-01', moved_from: null },
      ]);
      expect(await look(database, 'select * from private.mail_outbox')).toEqual([]);
    });

    it('refusing an unknown kind and values no list can hold', async () => {
      await age();
      expect(await attempt(database, 'service', `select refresh_title('book', 1, 'One')`)).toBe('22023');
      expect(await attempt(database, 'service', `select refresh_title('movie', 1, ' ')`)).toBe('23514');
    });
  });
});
