import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, become, ids, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const insert = `insert into dismissed_titles
  (user_id, kind, title_id, title, poster_path, release_date, vote_average) values (auth.uid(), $1, $2, $3, $4, $5, $6)`;

const values: [string, unknown[], number | string][] = [
  ['a complete movie', ['movie', 1, 'Heat', '/abc_D-1.jpg', '1995-12-15', 7.9], 1],
  ['a series nobody rated, without poster and date', ['tv', 1, 'Heat', null, null, null], 1],
  ['a name of 500 characters', ['movie', 1, '界'.repeat(500), null, null, null], 1],
  ['no third kind', ['person', 1, 'Heat', null, null, null], '23514'],
  ['no id of zero', ['movie', 0, 'Heat', null, null, null], '23514'],
  ['no blank name', ['movie', 1, '  ', null, null, null], '23514'],
  ['no name of 501 characters', ['movie', 1, 'x'.repeat(501), null, null, null], '23514'],
  ['no address as poster', ['movie', 1, 'Heat', 'https://evil.example/x.jpg', null, null], '23514'],
  ['no date in a far future', ['movie', 1, 'Heat', null, '9999-01-01', null], '23514'],
  ['no vote above ten', ['movie', 1, 'Heat', null, null, 10.5], '23514'],
];

const bulk = (person: string, from: number, to: number) => `
  insert into public.dismissed_titles (user_id, kind, title_id, title)
  select '${person}', 'movie', n, 'Title ' || n from generate_series(${from}, ${to}) n`;

describe('Dismissed titles', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());

  it.each(values)('hold %s', async (_what, parameters, outcome) => {
    expect(await attempt(database, 'owner', insert, parameters)).toBe(outcome);
  });

  it('are restored with their time, but none in the future', async () => {
    const at = (time: string) => `insert into dismissed_titles (user_id, kind, title_id, title, dismissed_at)
      values (auth.uid(), 'tv', 5, 'Five', ${time})
      returning dismissed_at = '2024-02-29T10:00:00.123456Z' as restored, dismissed_at = now() as now`;
    const gone = `delete from dismissed_titles where title_id = 5`;
    expect(await act(database, 'owner', at(`'2024-02-29T10:00:00.123456Z'`))).toEqual([
      { restored: true, now: false },
    ]);
    await act(database, 'owner', gone);
    expect(await act(database, 'owner', at(`now() + interval '1 day'`))).toEqual([
      { restored: false, now: true },
    ]);
    await act(database, 'owner', gone);
  });

  it('are read with watched ones in one call, by kind, by their owner only', async () => {
    await database.transaction(async (tx) => {
      await become(tx, 'owner');
      await tx.exec(`
        insert into dismissed_titles (user_id, kind, title_id, title)
        values (auth.uid(), 'movie', 11, 'Eleven'), (auth.uid(), 'tv', 12, 'Twelve');
        insert into watched_movies (user_id, movie_id, movie_title) values (auth.uid(), 12, 'Twelve');
        insert into watched_tv_series (user_id, series_id, series_name) values (auth.uid(), 11, 'Eleven');`);
    });
    const call = `
      select hide_seen, (
        select jsonb_agg(concat_ws(' ', m.kind, m.title_id, m.watched, m.dismissed) order by m.title_id, m.kind)
        from jsonb_to_recordset(lists) m (kind text, title_id integer, watched boolean, dismissed boolean)
      ) as lists
      from own_cards('2026-11-28', '{11, 12, 13}', '{11, 12, 13}')`;
    const found = { hide_seen: false, lists: ['movie 11 f t', 'tv 11 t f', 'movie 12 t f', 'tv 12 f t'] };
    expect(await act(database, 'owner', call)).toEqual([found]);
    await act(database, 'owner', 'insert into list_settings (user_id, hide_seen) values (auth.uid(), true)');
    expect(await act(database, 'owner', call)).toEqual([{ ...found, hide_seen: true }]);
    expect(await act(database, 'stranger', call)).toEqual([{ hide_seen: false, lists: null }]);
  });

  it('are at most ten thousand a user, without other users’', async () => {
    await database.exec(bulk(ids.stranger, 1, 9999));
    const one = (id: number) => attempt(database, 'stranger', insert, ['tv', id, 'One', null, null, null]);
    expect(await one(1)).toBe(1);
    await database.exec(bulk(ids.stranger, 10_000, 10_000));
    expect(await one(2)).toBe('23514');
    expect(await attempt(database, 'owner', insert, ['movie', 3, 'Three', null, null, null])).toBe(1);
  });

  it('are found by index, at any number', async () => {
    await database.exec('analyze public.dismissed_titles');
    const plan = await database.transaction(async (tx) => {
      await become(tx, 'stranger');
      const { rows } = await tx.query(`explain (format json)
        select title_id from dismissed_titles
        where user_id = '${ids.stranger}' and kind = 'movie' and title_id = any ('{1,2,3,4,5,6,7,8,9,10}')`);
      return JSON.stringify(rows);
    });
    expect(plan).toMatch(/Index (?:Only )?Scan/);
    expect(plan).not.toContain('Seq Scan');
  });
});
