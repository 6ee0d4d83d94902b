import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { measuredDatabase, type Measured } from '../../packages/embedded/tests/support/measured-database.ts';
import { act, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const kinds = [
  { kind: 'movie', watched: 'watched_movies', id: 'movie_id', title: 'movie_title' },
  { kind: 'tv', watched: 'watched_tv_series', id: 'series_id', title: 'series_name' },
] as const;

describe('Marking many titles as watched in one statement', () => {
  let database: Database;
  const notes: Measured[] = [];
  beforeAll(async () => {
    database = measuredDatabase(await openTestDatabase(), notes);
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const { watched } of kinds) await database.exec(`delete from public.${watched};`);
    await database.exec('delete from public.watches;');
    notes.length = 0;
  });

  const recorded = () =>
    look<{ title_id: number; again: boolean; today: boolean }>(
      database,
      `select title_id, again, day = (now() at time zone 'UTC')::date as today from public.watches
       where user_id = $1 and marked_at is not null order by title_id`,
      [ids.owner],
    );

  describe.each(kinds)('of a $kind', ({ kind, watched, id, title }) => {
    const mark = (titles: string) =>
      `insert into ${watched} (user_id, ${id}, ${title}, watched_at)
       select auth.uid(), t.id, 'شجرة ' || t.id, coalesce(t.at, now()) from (${titles}) t (id, at)`;
    const many = (count: number) => mark(`select n, null::timestamptz from generate_series(1, ${count}) n`);
    const log = (titleId: number, day: string) =>
      `insert into watches (user_id, kind, title_id, title, day)
       values (auth.uid(), '${kind}', ${titleId}, 'Before', ${day})`;

    it('logs those without an earlier time, each as itself', async () => {
      await act(database, 'owner', log(2, "'2020-05-05'"));
      await act(database, 'owner', log(3, `(now() at time zone 'UTC')::date`));
      const titles = `values (1, null::timestamptz), (2, null), (3, null), (4, '2020-01-01'), (5, '2199-01-01')`;
      await act(database, 'owner', mark(titles));
      expect(await recorded()).toEqual([
        { title_id: 1, again: false, today: true },
        { title_id: 2, again: true, today: true },
        { title_id: 5, again: false, today: true },
      ]);
      expect(
        await look(database, `select title from public.watches where title_id = 5 and kind = $1`, [kind]),
      ).toEqual([{ title: 'شجرة 5' }]);
    });

    it('reads as many rows as it marks, at any size of the diary', async () => {
      await act(database, 'owner', many(2000));
      expect(await recorded()).toHaveLength(2000);
      expect(notes[0]?.rowsRead).toBeLessThan(2000 * 10);
    });

    it('logs for its own user only', async () => {
      const others = many(3).replaceAll('auth.uid()', `'${ids.stranger}'::uuid`);
      await expect(act(database, 'owner', others)).rejects.toMatchObject({ code: '42501' });
      expect(await look(database, 'select id from public.watches')).toEqual([]);
    });
  });
});
