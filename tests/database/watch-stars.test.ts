import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

describe('Stars of a watch', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  afterEach(() =>
    database.exec(
      'delete from public.watches; delete from public.movie_ratings; delete from public.series_ratings;',
    ),
  );

  const own = (sql: string) => act(database, 'owner', sql);
  /** Logs a watch of title 1, and answers its id. */
  async function log(kind: string, day: string | null, stars: number | null): Promise<string> {
    const [row] = await act<{ id: string }>(
      database,
      'owner',
      `insert into watches (user_id, kind, title_id, title, day, stars) values (auth.uid(), $1, 1, 'One', $2, $3) returning id`,
      [kind, day, stars],
    );
    return row?.id ?? '';
  }

  it.each([
    ['movie', 'movie_ratings'],
    ['tv', 'series_ratings'],
  ])('become the title’s (%s), which follow the latest rated watch', async (kind, table) => {
    const given = async () =>
      (await look<{ stars: number }>(database, `select stars from public.${table}`)).map(
        ({ stars }) => stars,
      );
    await log(kind, null, null);
    expect(await given()).toEqual([]);
    await log(kind, '2024-01-01', 4);
    expect(await given()).toEqual([4]);
    const latest = await log(kind, '2025-01-01', 2.5);
    expect(await given()).toEqual([2.5]);
    await log(kind, '2023-01-01', 1);
    await log(kind, null, 5);
    await log(kind, '2026-01-01', null);
    expect(await given()).toEqual([2.5]);
    await own(`update watches set stars = 3 where id = '${latest}'`);
    expect(await given()).toEqual([3]);
    await own(`update watches set day = '2020-01-01' where id = '${latest}'`);
    expect(await given()).toEqual([4]);
    await own(`delete from watches where day = '2024-01-01'`);
    expect(await given()).toEqual([1]);
    await own('update watches set stars = null');
    expect(await given()).toEqual([]);
  });

  it('keep the title’s once given by hand', async () => {
    const given = () => look(database, 'select stars, follows_watch from public.movie_ratings');
    await log('movie', '2024-01-01', 4);
    expect(await given()).toEqual([{ stars: 4, follows_watch: true }]);
    await own('update movie_ratings set stars = 2 where user_id = auth.uid()');
    await log('movie', '2025-01-01', 5);
    await own('delete from watches');
    expect(await given()).toEqual([{ stars: 2, follows_watch: false }]);
  });

  it('can be given by the owner only, in steps of a half', async () => {
    const id = await log('movie', '2024-01-01', 4);
    const change = (stars: number) => `update watches set stars = ${stars} where id = '${id}'`;
    expect(await attempt(database, 'stranger', change(1))).toBe(0);
    expect(await attempt(database, 'owner', change(3.3))).toBe('23514');
    expect(await attempt(database, 'owner', change(3.5))).toBe(1);
    expect(await attempt(database, 'owner', 'update movie_ratings set follows_watch = true')).toBe('42501');
  });

  it('are deleted with the account, without rating a title', async () => {
    await log('movie', '2024-01-01', 4);
    await log('tv', '2024-01-01', 4);
    await own('delete from series_ratings');
    await own('select delete_user()');
    expect(
      await look(database, `select stars from public.movie_ratings where user_id = '${ids.owner}'`),
    ).toEqual([]);
    expect(
      await look(database, `select stars from public.series_ratings where user_id = '${ids.owner}'`),
    ).toEqual([]);
  });
});
