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

const kinds = [
  { kind: 'movies', wishlist: 'wishlists', watched: 'watched_movies', columns: 'movie_id, movie_title' },
  {
    kind: 'series',
    wishlist: 'tv_wishlists',
    watched: 'watched_tv_series',
    columns: 'series_id, series_name',
  },
] as const;

describe('The exchange between wishlist and watched', () => {
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
  });

  describe.each(kinds)('of $kind', ({ wishlist, watched, columns }) => {
    const add = (list: string, id = 7): string =>
      `insert into ${list} (user_id, ${columns}) values (auth.uid(), ${id}, 'Seven')`;
    const listsOf = async (person: string): Promise<string[]> => {
      const rows = await look<{ list: string }>(
        database,
        `select 'wishlist' as list from public.${wishlist} where user_id = $1
         union all select 'watched' from public.${watched} where user_id = $1 order by 1`,
        [person],
      );
      return rows.map(({ list }) => list);
    };

    it('moves a title marked as watched out of the wishlist, and back', async () => {
      await act(database, 'owner', add(wishlist));
      await act(database, 'owner', add(watched));
      expect(await listsOf(ids.owner)).toEqual(['watched']);
      await act(database, 'owner', add(wishlist));
      expect(await listsOf(ids.owner)).toEqual(['wishlist']);
    });

    it('keeps other titles and other users’ lists', async () => {
      await act(database, 'owner', add(wishlist, 8));
      await act(database, 'stranger', add(wishlist));
      await act(database, 'owner', add(watched));
      expect(await listsOf(ids.owner)).toEqual(['watched', 'wishlist']);
      expect(await listsOf(ids.stranger)).toEqual(['wishlist']);
    });

    it('returns 23505 for an existing title, and changes nothing', async () => {
      await act(database, 'owner', add(watched));
      expect(await attempt(database, 'owner', add(watched))).toBe('23505');
      expect(await listsOf(ids.owner)).toEqual(['watched']);
    });

    it('keeps the title in place when the addition fails', async () => {
      await act(database, 'owner', add(wishlist));
      const blank = `insert into ${watched} (user_id, ${columns}) values (auth.uid(), 7, ' ')`;
      await expect(act(database, 'owner', blank)).rejects.toMatchObject({ code: '23514' });
      expect(await listsOf(ids.owner)).toEqual(['wishlist']);
    });

    it('cannot empty another user’s list', async () => {
      await act(database, 'owner', add(wishlist));
      const forged = `insert into ${watched} (user_id, ${columns}) values ('${ids.owner}', 7, 'Seven')`;
      await expect(act(database, 'stranger', forged)).rejects.toMatchObject({ code: '42501' });
      expect(await listsOf(ids.owner)).toEqual(['wishlist']);
    });

    it('leaves the title in exactly one list when two tabs add it to both at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        await Promise.all([act(database, 'owner', add(wishlist)), act(database, 'owner', add(watched))]);
        expect(await listsOf(ids.owner)).toHaveLength(1);
        await database.exec(`delete from public.${wishlist}; delete from public.${watched};`);
      }
    });
  });

  it('makes the second tab wait for the first’s commit', async () => {
    const add = (list: string): string =>
      `insert into ${list} (user_id, movie_id, movie_title) values (auth.uid(), 7, 'Seven')`;
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    let second: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      await become(tx, 'owner');
      await tx.query(add('wishlists'));
      second = act(database, 'owner', add('watched_movies'));
      // PGlite has one connection: there the second cannot even begin.
      while (database.engine === 'postgres' && (await tx.query(waiting)).rows.length === 0);
    });
    await second;
    expect(await look(database, 'select movie_id from public.wishlists')).toEqual([]);
    expect(await look(database, 'select movie_id from public.watched_movies')).toEqual([{ movie_id: 7 }]);
  });
});
