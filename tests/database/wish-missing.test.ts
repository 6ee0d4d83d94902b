import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import {
  act,
  attempt,
  become,
  ids,
  look,
  signUpEverybody,
} from '../../packages/embedded/tests/support/persona.ts';

const movie = (id: number, more: object = {}) => ({ id, title: `Part ${id}`, ...more });
const add = (...movies: object[]) => `select * from wish_missing_movies('${JSON.stringify(movies)}')`;

describe('Adding missing titles to the wishlist', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec('delete from public.wishlists; delete from public.watched_movies;'));

  const idsIn = async (table: string, person: string = ids.owner) => {
    const sql = `select movie_id as id from public.${table} where user_id = $1 order by 1`;
    return (await look<{ id: number }>(database, sql, [person])).map(({ id }) => id);
  };
  const insert = (table: string, id: number) =>
    `insert into ${table} (user_id, movie_id, movie_title) values (auth.uid(), ${id}, 'Part ${id}')`;

  it('adds each once, at one time, with the list’s data', async () => {
    const full = { poster_path: '/one.jpg', release_date: '1985-07-03', vote_average: 8.3 };
    const rows = await act<{ title_id: number; entered_at: string }>(
      database,
      'owner',
      add(movie(1, full), movie(2), movie(2)),
    );
    expect(rows.map(({ title_id: id }) => id).sort()).toEqual([1, 2]);
    expect(new Set(rows.map(({ entered_at: at }) => String(at))).size).toBe(1);
    const kept = `select movie_title as title, movie_poster_path as poster, movie_release_date::text as date,
      movie_vote_average::text as vote from public.wishlists where movie_id = 1`;
    expect(await look(database, kept)).toEqual([
      { title: 'Part 1', poster: '/one.jpg', date: '1985-07-03', vote: '8.3' },
    ]);
  });

  it('skips watched titles, and those already in it', async () => {
    await act(database, 'owner', insert('watched_movies', 1));
    await act(database, 'owner', insert('wishlists', 2));
    const rows = await act<{ title_id: number }>(database, 'owner', add(movie(1), movie(2), movie(3)));
    expect(rows.map(({ title_id: id }) => id)).toEqual([3]);
    expect(await idsIn('watched_movies')).toEqual([1]);
    expect(await idsIn('wishlists')).toEqual([2, 3]);
  });

  it('uses the user’s own lists only', async () => {
    await act(database, 'stranger', insert('watched_movies', 1));
    await act(database, 'owner', add(movie(1)));
    expect(await idsIn('wishlists')).toEqual([1]);
    expect(await idsIn('wishlists', ids.stranger)).toEqual([]);
    expect(await idsIn('watched_movies', ids.stranger)).toEqual([1]);
  });

  it('is refused to signed-out visitors', async () => {
    expect(await attempt(database, 'anonymous', add(movie(1)))).toBe('42501');
  });

  it('adds nothing if one title is invalid, or when there are too many', async () => {
    expect(await attempt(database, 'owner', add(movie(1), movie(2, { title: ' ' })))).toBe('23514');
    expect(await attempt(database, 'owner', add(movie(1), movie(-2)))).toBe('23514');
    const many = Array.from({ length: 401 }, (_, index) => movie(index + 1));
    expect(await attempt(database, 'owner', add(...many))).toBe('22023');
    expect(await idsIn('wishlists')).toEqual([]);
  });

  it('keeps a title watched that another tab marks meanwhile', async () => {
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    let second: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      await become(tx, 'owner');
      await tx.query(insert('watched_movies', 1));
      second = act(database, 'owner', add(movie(1), movie(2)));
      // PGlite has one connection: there the second cannot even begin.
      while (database.engine === 'postgres' && (await tx.query(waiting)).rows.length === 0);
    });
    await second;
    expect(await idsIn('watched_movies')).toEqual([1]);
    expect(await idsIn('wishlists')).toEqual([2]);
  });
});
