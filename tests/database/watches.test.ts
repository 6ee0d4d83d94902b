import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';
import { silently } from '../support/database/silently.ts';

const kinds = [
  { kind: 'movie', wishlist: 'wishlists', watched: 'watched_movies', id: 'movie_id', title: 'movie_title' },
  {
    kind: 'tv',
    wishlist: 'tv_wishlists',
    watched: 'watched_tv_series',
    id: 'series_id',
    title: 'series_name',
  },
] as const;

interface Watch {
  title_id: number;
  title: string;
  day: string | null;
  again: boolean;
  note: string | null;
}

describe('The diary', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const { wishlist, watched } of kinds) {
      await database.exec(`delete from public.${wishlist}; delete from public.${watched};`);
    }
    await silently(database, ['watches'], () => database.exec('delete from public.watches'));
  });

  const watches = (person: string = ids.owner) =>
    look<Watch>(
      database,
      `select title_id, title, day::text as day, again, note from public.watches
       where user_id = $1 order by created_at, title_id, day`,
      [person],
    );
  const dayIn = async (hours: number) => {
    const sql = `select (now() at time zone 'UTC' + $1::int * interval '1 hour')::date::text as day`;
    return (await look<{ day: string }>(database, sql, [hours]))[0]?.day ?? '';
  };
  const put = (columns: string, values: string) =>
    `insert into watches (user_id, kind, title_id, title, ${columns}) values (auth.uid(), 'movie', 7, 'Seven', ${values})`;

  describe.each(kinds)('of a $kind', ({ kind, wishlist, watched, id, title }) => {
    const insert = (list: string, more = '', values = '') =>
      `insert into ${list} (user_id, ${id}, ${title}${more}) values (auth.uid(), 7, 'Seven'${values})`;
    const mark = (day: string) => insert(watched, ', marked_on', `, '${day}'`);
    const remove = `delete from ${watched} where user_id = auth.uid()`;
    const log = (day: string, note = 'null') =>
      `select marked_at::text, wished_at::text from log_watch('${kind}', '{"id": 7, "title": "Seven", "vote_average": 7.1}',
         gen_random_uuid(), ${day}, false, ${note})`;
    const markedAt = async () =>
      (await look<{ at: string }>(database, `select watched_at::text as at from public.${watched}`))[0]?.at ??
      '';
    const wishedAt = async () =>
      (await look<{ at: string }>(database, `select added_at::text as at from public.${wishlist}`))[0]?.at ??
      '';
    const takeBack = (marked: string, wished = 'null') =>
      `select take_back_mark('${kind}', 7, '${marked}', ${wished}) as back`;

    it('logs a watch on the user’s local day when marked as watched', async () => {
      const tomorrow = await dayIn(13);
      await act(database, 'owner', mark(tomorrow));
      expect(await watches()).toEqual([
        { title_id: 7, title: 'Seven', day: tomorrow, again: false, note: null },
      ]);
      expect(await watches(ids.stranger)).toEqual([]);
    });

    it('uses the day in UTC without a given day, or with one that is today nowhere', async () => {
      const today = await dayIn(0);
      for (const wrong of ['1970-01-01', '2031-01-01', await dayIn(48), await dayIn(-48)]) {
        await act(database, 'owner', mark(wrong));
        expect(await watches()).toMatchObject([{ day: today }]);
        await database.exec(`delete from public.${watched}; delete from public.watches;`);
      }
      await act(database, 'owner', insert(watched));
      expect(await watches()).toMatchObject([{ day: today }]);
    });

    it('keeps its entries when the title leaves the list, by hand or for the wishlist', async () => {
      await act(database, 'owner', insert(watched));
      await act(database, 'owner', remove);
      expect(await watches()).toHaveLength(1);
      await act(database, 'owner', insert(watched));
      await act(database, 'owner', insert(wishlist));
      expect(await watches()).toHaveLength(1);
    });

    it('logs nothing for restored titles, or imported ones with their own time', async () => {
      await act(database, 'owner', insert(watched));
      const at = await markedAt();
      await act(database, 'owner', remove);
      await act(database, 'owner', insert(watched, ', watched_at', `, '${at}'`));
      expect(await watches()).toHaveLength(1);
      await silently(database, ['watches'], () => database.exec('delete from public.watches'));
      await act(database, 'owner', remove);
      await act(database, 'owner', insert(watched, ', watched_at', ", '2020-01-01'"));
      expect(await watches()).toEqual([]);
    });

    it('counts two marks on one day once, and another day as a rewatch', async () => {
      await act(database, 'owner', insert(watched));
      await act(database, 'owner', remove);
      await act(database, 'owner', insert(watched));
      expect(await watches()).toMatchObject([{ again: false }]);
      await act(database, 'owner', remove);
      await database.exec(`update public.watches set day = '2020-05-05';`);
      await act(database, 'owner', insert(watched));
      expect(await watches()).toMatchObject([{ again: false }, { again: true }]);
    });

    it('logs nothing when marking is refused', async () => {
      await act(database, 'owner', insert(watched));
      expect(await attempt(database, 'owner', insert(watched))).toBe('23505');
      await expect(
        act(database, 'stranger', insert(watched).replace('auth.uid()', `'${ids.owner}'`)),
      ).rejects.toMatchObject({ code: '42501' });
      expect(await watches()).toHaveLength(1);
    });

    it('undoes a mark with its watch only', async () => {
      await act(database, 'owner', put('day', "'2020-01-01'").replace("'movie'", `'${kind}'`));
      await act(database, 'owner', mark(await dayIn(0)));
      await act(database, 'stranger', insert(watched));
      const sql = `select watched_at::text as at from public.${watched} where user_id = $1`;
      const [own] = await look<{ at: string }>(database, sql, [ids.owner]);
      const [back] = await act(database, 'owner', takeBack(own?.at ?? ''));
      expect(back).toEqual({ back: true });
      expect(await watches()).toMatchObject([{ day: '2020-01-01' }]);
      expect(await watches(ids.stranger)).toHaveLength(1);
      expect(await look(database, `select user_id from public.${watched}`)).toEqual([
        { user_id: ids.stranger },
      ]);
    });

    it('restores an unmarked title to its wishlist, with its time there', async () => {
      await act(database, 'owner', insert(wishlist, ', added_at', ", '2021-02-03'"));
      const wished = await wishedAt();
      await act(database, 'owner', insert(watched));
      await act(database, 'owner', takeBack(await markedAt(), `'${wished}'`));
      expect(await wishedAt()).toBe(wished);
      expect(await markedAt()).toBe('');
      expect(await watches()).toEqual([]);
    });

    it('keeps a newer mark, and says so', async () => {
      await act(database, 'owner', insert(watched));
      const first = await markedAt();
      await act(database, 'owner', remove);
      await act(database, 'owner', insert(watched, ', watched_at', ", '2020-01-01'"));
      expect(await act(database, 'owner', takeBack(first, "'2019-01-01'"))).toEqual([{ back: false }]);
      expect(await markedAt()).toContain('2020-01-01');
      expect(await wishedAt()).toBe('');
    });

    it('logs a watch on any day together with the list, once, and returns the data of an undo', async () => {
      await act(database, 'owner', insert(wishlist, ', added_at', ", '2021-02-03'"));
      const wished = await wishedAt();
      const [logged] = await act<{ marked_at: string; wished_at: string }>(
        database,
        'owner',
        log("'2024-02-29'", "'On a plane'"),
      );
      expect(await watches()).toEqual([
        { title_id: 7, title: 'Seven', day: '2024-02-29', again: false, note: 'On a plane' },
      ]);
      expect(logged).toEqual({ marked_at: await markedAt(), wished_at: wished });
      expect(await wishedAt()).toBe('');
      await act(database, 'owner', takeBack(logged?.marked_at ?? '', `'${wished}'`));
      expect(await watches()).toEqual([]);
      expect(await wishedAt()).toBe(wished);
    });

    it('logs any number of watches, two on one day and one without, and enters the list once', async () => {
      for (const day of ['null', "'2024-02-29'", "'2024-02-29'"]) await act(database, 'owner', log(day));
      expect((await watches()).map(({ day }) => day)).toEqual([null, '2024-02-29', '2024-02-29']);
      expect(
        await look(database, `select marked_at from public.watches where marked_at is not null`),
      ).toHaveLength(1);
      const at = await markedAt();
      expect(await act(database, 'owner', log('null'))).toEqual([{ marked_at: null, wished_at: null }]);
      expect(await markedAt()).toBe(at);
    });
  });

  it('accepts a day that has begun anywhere, and refuses a future one', async () => {
    await act(database, 'owner', put('day', `'${await dayIn(14)}'`));
    expect(await attempt(database, 'owner', put('day', `'${await dayIn(14 + 24)}'`))).toBe('23514');
    expect(await attempt(database, 'owner', `update watches set day = '2199-01-01'`)).toBe('23514');
    expect(await attempt(database, 'owner', put('day', "'1899-12-31'"))).toBe('23514');
    expect(await attempt(database, 'owner', `update watches set day = null`)).toBe(1);
  });

  it.each([
    ['a note of 500 characters', `repeat('字', 500)`, 1],
    ['a longer one', `repeat('x', 501)`, '23514'],
    ['a blank one', `E' \\n '`, '23514'],
    ['none', 'null', 1],
  ])('stores %s unchanged', async (_what, note, outcome) => {
    expect(await attempt(database, 'owner', put('note', note))).toBe(outcome);
  });

  it('counts only a statement’s own rows for its limit', async () => {
    const many = (count: number, who = 'auth.uid()') => `insert into watches (user_id, kind, title_id, title)
      select ${who}, 'movie', n, 'Many' from generate_series(1, ${count}) n`;
    await silently(database, ['watches'], () => database.exec(many(49_000, `'${ids.owner}'`)));
    expect(await attempt(database, 'owner', many(1_001))).toBe('23514');
    await act(database, 'owner', many(1_000));
    expect(await attempt(database, 'owner', many(1))).toBe('23514');
    expect(await attempt(database, 'stranger', many(1))).toBe(1);
  });

  it('returns four of each day of a month with the count, and the months of the kind', async () => {
    const rows = `insert into watches (user_id, kind, title_id, title, day, created_at)
      select auth.uid(), 'movie', n, 'M', '2026-02-28', '2026-03-01'::timestamptz + n * interval '1 s'
      from generate_series(1, 1000) n`;
    await act(database, 'owner', rows);
    for (const [kind, day] of [
      ['tv', "'2026-02-28'"],
      ['tv', "'2026-01-31'"],
      ['movie', "'2026-03-01'"],
      ['movie', 'null'],
    ]) {
      await act(database, 'owner', put('day', day ?? '').replace("'movie'", `'${kind}'`));
    }
    await act(
      database,
      'owner',
      `insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 1000, 4)`,
    );
    const month = (kind: string) =>
      act<{ title_id: number; of_day: number; title_stars: number | null }>(
        database,
        'owner',
        `select title_id, of_day, title_stars from diary_entries(p_since => '2026-02-01', p_until => '2026-02-28',
           p_size => 112, p_of_each_day => 4${kind})`,
      );
    const shown = await month(", p_kind => 'movie'");
    expect(shown.map(({ title_id: of }) => of)).toEqual([1000, 999, 998, 997]);
    expect(shown[0]).toEqual({ title_id: 1000, of_day: 1000, title_stars: 4 });
    expect((await month('')).map(({ of_day: all }) => all)).toEqual([1001, 1001, 1001, 1001]);
    const months = (kind: string) =>
      act(database, 'owner', `select month::text, entries from diary_months(${kind})`);
    expect(await months('')).toEqual([
      { month: '2026-03-01', entries: 1 },
      { month: '2026-02-01', entries: 1001 },
      { month: '2026-01-01', entries: 1 },
      { month: null, entries: 1 },
    ]);
    expect(await months("'tv'")).toEqual([
      { month: '2026-02-01', entries: 1 },
      { month: '2026-01-01', entries: 1 },
    ]);
    expect(await act(database, 'stranger', `select * from diary_months()`)).toEqual([]);
    expect(await act(database, 'stranger', `select * from diary_entries()`)).toEqual([]);
  });
});
