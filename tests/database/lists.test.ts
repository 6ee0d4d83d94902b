import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const LIST = '00000000-0000-4000-8000-0000000000f9';
const ADDRESS = 'fedcba98765432100000';

const fill = (from: number, to: number) => `
  insert into public.list_items (list_id, user_id, kind, title_id, title)
  select '${LIST}', '${ids.owner}', 'movie', n, 'Title ' || n from generate_series(${from}, ${to}) n`;
const add = (more = '', values = '') =>
  `insert into list_items (list_id, kind, title_id, title${more}) values ('${LIST}', 'movie', 9, 'Nine'${values})`;
const move = (id: number, how: string) => `select move_list_item('${LIST}', 'movie', ${id}, ${how}) as place`;

describe('Custom lists', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec(`
      delete from public.lists;
      insert into public.lists (id, user_id, address, name) values ('${LIST}', '${ids.owner}', '${ADDRESS}', 'Mine')`);
  });

  const order = async () =>
    (
      await look<{ title_id: number }>(
        database,
        `select title_id from public.list_items where list_id = '${LIST}' order by position, kind, title_id`,
      )
    ).map(({ title_id }) => title_id);
  const read = async (persona: Persona, call = `'${ADDRESS}'`) =>
    (
      await act<{ list: Record<string, unknown> | null }>(
        database,
        persona,
        `select read_list(${call}) as list`,
      )
    )[0]?.list;

  it.each([
    ['a name of 100 characters', { name: '界'.repeat(100) }, 1],
    ['no name of 101 characters', { name: 'x'.repeat(101) }, '23514'],
    ['no blank name', { name: '   ' }, '23514'],
    ['a description of 2,000 characters', { name: 'A', description: 'x'.repeat(2000) }, 1],
    ['no description of 2,001', { name: 'A', description: 'x'.repeat(2001) }, '23514'],
    ['no fourth visibility', { name: 'A', visibility: 'friends' }, '23514'],
  ])('have %s', async (_what, values: Record<string, string>, outcome) => {
    const columns = Object.keys(values);
    const sql = `insert into lists (${columns.join()}) values (${columns.map((_, n) => `$${n + 1}`).join()})`;
    expect(await attempt(database, 'owner', sql, Object.values(values))).toBe(outcome);
  });

  it.each([
    ['a note of 500 characters', ', note', `, repeat('x', 500)`, 1],
    ['no note of 501', ', note', `, repeat('x', 501)`, '23514'],
    ['no address as poster', ', poster_path', `, 'https://evil.example/x.jpg'`, '23514'],
  ])('hold titles with %s', async (_what, column, value, outcome) => {
    expect(await attempt(database, 'owner', add(column, value))).toBe(outcome);
  });

  it('hold a title once, and a movie and a series of one id separately', async () => {
    await act(database, 'owner', add());
    expect(await attempt(database, 'owner', add())).toBe('23505');
    expect(await attempt(database, 'owner', add().replace(`'movie'`, `'tv'`))).toBe(1);
  });

  it('are limited to two hundred a user, and to five thousand titles each', async () => {
    await database.exec(`insert into public.lists (user_id, name)
      select '${ids.owner}', 'List ' || n from generate_series(2, 200) n`);
    const make = `insert into lists (name) values ('One more')`;
    expect(await attempt(database, 'owner', make)).toBe('23514');
    expect(await attempt(database, 'stranger', make)).toBe(1);
    await database.exec(fill(1, 5000).replace('Title', 'T'));
    expect(await attempt(database, 'owner', add('', '').replace('9,', '9999,'))).toBe('23514');
    expect((await read('owner'))?.['items']).toBe(5000);
  });

  it('name their owner’s page if it is public, to all alike', async () => {
    await database.exec(`
      update public.lists set visibility = 'public';
      insert into public.profile_pages (user_id, handle, visibility) values ('${ids.owner}', 'the_owner', 'public');`);
    const named = async () =>
      Promise.all(
        (['anonymous', 'owner', 'stranger', 'admin'] as const).map(
          async (who) => (await read(who))?.['owner_handle'],
        ),
      );
    expect(await named()).toEqual(Array(4).fill('the_owner'));
    await database.exec(`update public.profile_pages set suspended_at = now()`);
    expect(await named()).toEqual(Array(4).fill(null));
    for (const level of ['link', 'private']) {
      await database.exec(`update public.profile_pages set suspended_at = null, visibility = '${level}'`);
      expect(await named()).toEqual(Array(4).fill(null));
    }
    await database.exec(`delete from public.profile_pages`);
    expect(await named()).toEqual(Array(4).fill(null));
  });

  it('append added titles, and restore removed ones to their place', async () => {
    await database.exec(fill(1, 3));
    expect(await order()).toEqual([1, 2, 3]);
    const [two] = await act<{ position: string }>(
      database,
      'owner',
      'delete from list_items where title_id = 2 returning position',
    );
    const back = add(', position', `, ${two?.position}`).replace('9,', '2,');
    await act(database, 'owner', back);
    expect(await order()).toEqual([1, 2, 3]);
    await act(database, 'owner', back.replace(' 2,', ' 7,'));
    expect(await order()).toEqual([1, 2, 7, 3]);
  });

  it('move a title to a place, behind another, and to either end, and return its place', async () => {
    await database.exec(fill(1, 5));
    expect(await act(database, 'owner', move(5, '2'))).toEqual([{ place: 2 }]);
    expect(await order()).toEqual([1, 5, 2, 3, 4]);
    expect(await act(database, 'owner', move(1, `null, 'movie', 3`))).toEqual([{ place: 4 }]);
    expect(await order()).toEqual([5, 2, 3, 1, 4]);
    expect(await act(database, 'owner', move(4, 'null'))).toEqual([{ place: 1 }]);
    expect(await act(database, 'owner', move(4, '999'))).toEqual([{ place: 5 }]);
    expect(await order()).toEqual([5, 2, 3, 1, 4]);
    expect(await attempt(database, 'owner', move(99, '1'))).toBe('23503');
    expect(await attempt(database, 'stranger', move(4, '1'))).toBe('42501');
  });

  it('write one row for a move, and all only when a gap is used up', async () => {
    await database.exec(fill(1, 40));
    const positions = async () =>
      new Map(
        (
          await look<{ title_id: number; position: string }>(
            database,
            'select title_id, position::text from public.list_items',
          )
        ).map(({ title_id, position }) => [title_id, position]),
      );
    const moved = async (id: number, how: string) => {
      const before = await positions();
      await act(database, 'owner', move(id, how));
      const after = await positions();
      return [...after].filter(([key, position]) => before.get(key) !== position).length;
    };
    let most = 0;
    // Each move halves the same gap; a million has twenty halves.
    for (let n = 0; n < 30; n += 1) {
      const changed = await moved(40 - (n % 2), '2');
      if (changed > 1) most = changed;
      else expect(changed).toBe(1);
      expect((await order())[1]).toBe(40 - (n % 2));
    }
    expect(most).toBeGreaterThan(30);
    expect(new Set((await positions()).values()).size).toBe(40);
  });

  it('lose and duplicate no title when two tabs move at once', async () => {
    await database.exec(fill(1, 20));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => act(database, 'owner', move((n % 20) + 1, String((n * 7) % 20)))),
    );
    expect((await order()).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    const [found] = await look<{ places: number }>(
      database,
      'select count(distinct position)::int as places from public.list_items',
    );
    expect(found?.places).toBe(20);
  });

  it('are read by address as their visibility allows, else not found', async () => {
    await database.exec(fill(1, 3));
    const seenBy = async () => {
      const found: string[] = [];
      for (const persona of ['anonymous', 'owner', 'stranger', 'admin'] as const)
        if (await read(persona)) found.push(persona);
      return found;
    };
    expect(await seenBy()).toEqual(['owner']);
    for (const visibility of ['link', 'public']) {
      await act(database, 'owner', `update lists set visibility = '${visibility}'`);
      expect(await seenBy()).toEqual(['anonymous', 'owner', 'stranger', 'admin']);
    }
    await act(database, 'owner', `select remove_list('${LIST}')`);
    expect(await seenBy()).toEqual([]);
    expect(
      await act(database, 'owner', `select title from list_items l join lists using (id)`).catch(() => []),
    ).toEqual([]);
  });

  it('are shown to followers as to others, and hidden by a block in either direction', async () => {
    await database.exec(`update public.lists set visibility = 'public'; delete from public.blocks`);
    await act(
      database,
      'owner',
      'insert into list_items (list_id, kind, title_id, title) values ($1, $2, 1, $3)',
      [LIST, 'movie', 'One'],
    );
    const seenBy = async (persona: Persona) => ({
      page: (await read(persona)) !== null,
      rows: await attempt(database, persona, 'select id from lists'),
      titles: await attempt(database, persona, 'select title from list_items'),
      copy: await attempt(database, persona, `select * from copy_list('${ADDRESS}')`),
    });
    const all = { page: true, rows: 1, titles: 1, copy: 1 };
    const none = { page: false, rows: 0, titles: 0, copy: 0 };
    await database.exec(`insert into public.profile_pages (user_id, handle, visibility)
      values ('${ids.owner}', 'theowner', 'public') on conflict do nothing`);
    await database.exec(
      `insert into public.follows (follower_id, followed_id) values ('${ids.stranger}', '${ids.owner}')`,
    );
    expect(await seenBy('stranger')).toEqual(all);
    for (const [one, other] of [
      [ids.owner, ids.stranger],
      [ids.stranger, ids.owner],
    ]) {
      await database.exec(`delete from public.blocks;
        insert into public.blocks (blocker_id, blocked_id) values ('${one}', '${other}')`);
      expect(await seenBy('stranger')).toEqual(none);
      expect(await seenBy('owner')).toEqual(all);
      expect((await seenBy('admin')).page).toBe(true);
      expect((await seenBy('anonymous')).page).toBe(true);
    }
    await act(database, 'owner', `update lists set visibility = 'link'`);
    expect(await read('stranger')).toBeNull();
    await database.exec('delete from public.blocks');
  });

  it('show a reader’s progress through released titles, only to that reader', async () => {
    await database.exec(`${fill(1, 3)};
      update public.lists set visibility = 'public';
      insert into public.list_items (list_id, user_id, kind, title_id, title, release_date)
      values ('${LIST}', '${ids.owner}', 'tv', 1, 'One', '2100-01-01'), ('${LIST}', '${ids.owner}', 'tv', 2, 'Two', '2000-01-01');
      insert into public.watched_movies (user_id, movie_id, movie_title) values ('${ids.stranger}', 2, 'Two')
      on conflict do nothing;
      insert into public.watched_tv_series (user_id, series_id, series_name) values ('${ids.stranger}', 1, 'One')
      on conflict do nothing`);
    expect((await read('stranger'))?.['progress']).toEqual({ released: 4, seen: 1 });
    expect((await read('owner'))?.['progress']).toEqual({ released: 4, seen: 0 });
    expect((await read('anonymous'))?.['progress']).toBeNull();
  });

  it('return a page of at most a hundred titles', async () => {
    await database.exec(fill(1, 130));
    const titles = async (call: string) =>
      (await read('owner', `'${ADDRESS}', ${call}`))?.['titles'] as unknown[];
    expect(await titles('120, 20')).toHaveLength(10);
    expect(await titles('0, 5000')).toHaveLength(100);
    expect(await titles('500, 20')).toEqual([]);
  });

  it('are copied in order to a private list, without the author’s texts', async () => {
    await database.exec(`${fill(1, 3)};
      update public.lists set visibility = 'link', description = 'Mine alone', ranked = true;
      update public.list_items set note = 'My words'`);
    await act(database, 'owner', move(3, '1'));
    const [copy] = await act<{ address: string }>(
      database,
      'stranger',
      `select * from copy_list('${ADDRESS}', 'Copied from Mine.')`,
    );
    const found = await read('stranger', `'${copy?.address}'`);
    expect(found).toMatchObject({
      name: 'Mine',
      description: 'Copied from Mine.',
      ranked: true,
      visibility: 'private',
      items: 3,
    });
    expect(found?.['titles']).toMatchObject([{ id: 3, note: '' }, { id: 1 }, { id: 2 }]);
    expect(await read('owner', `'${copy?.address}'`)).toBeNull();
    await act(database, 'owner', `update lists set visibility = 'private'`);
    expect(await attempt(database, 'stranger', `select * from copy_list('${ADDRESS}')`)).toBe(0);
  });

  it('hidden by an admin cannot be copied back', async () => {
    await database.exec(`${fill(1, 3)}; update public.lists set visibility = 'public'`);
    const copy = (persona: Persona) => attempt(database, persona, `select * from copy_list('${ADDRESS}')`);
    expect([await copy('owner'), await copy('stranger')]).toEqual([1, 1]);
    const hide = (hidden: boolean) =>
      act(database, 'admin', `select admin_hide_list('${LIST}', ${hidden}, 'Rude')`);
    await hide(true);
    expect([await copy('owner'), await copy('stranger')]).toEqual([0, 0]);
    await hide(false);
    expect([await copy('owner'), await copy('stranger')]).toEqual([1, 1]);
  });

  it('can be restored for a day, and are deleted afterwards', async () => {
    await database.exec(fill(1, 3));
    const restore = `select restore_list('${LIST}') as back`;
    expect(await act(database, 'stranger', `select remove_list('${LIST}') as gone`)).toEqual([
      { gone: false },
    ]);
    await act(database, 'owner', `select remove_list('${LIST}')`);
    expect(await act(database, 'stranger', restore)).toEqual([{ back: false }]);
    await act(database, 'service', 'select forget_removed_lists()');
    expect(await act(database, 'owner', restore)).toEqual([{ back: true }]);
    expect((await read('owner'))?.['items']).toBe(3);
    await act(database, 'owner', `select remove_list('${LIST}')`);
    await database.exec(`update public.lists set removed_at = now() - interval '25 hours'`);
    expect(await act(database, 'owner', restore)).toEqual([{ back: false }]);
    await act(database, 'service', 'select forget_removed_lists()');
    expect(await order()).toEqual([]);
  });

  it('receive an import’s titles in order and once, for any order of batches', async () => {
    const entry = (list: string, position: number) => ({
      list,
      position,
      kind: 'movie',
      id: position,
      title: `T${position}`,
    });
    const save = (entries: object[]) =>
      act<{ outcome: string; list_made: boolean }>(
        database,
        'service',
        'select list_made, outcome from add_to_lists($1, $2)',
        [ids.owner, JSON.stringify(entries)],
      );
    expect(await save([entry('Best', 4), entry('Best', 3)])).toEqual([
      { list_made: true, outcome: 'added' },
      { list_made: false, outcome: 'added' },
    ]);
    expect(await save([entry('Best', 1), entry('Best', 4), entry('Mine', 2)])).toEqual([
      { list_made: false, outcome: 'added' },
      { list_made: false, outcome: 'already' },
      { list_made: false, outcome: 'added' },
    ]);
    const best = await look(
      database,
      `select title_id from public.list_items i join public.lists l on l.id = i.list_id
       where l.name = 'Best' order by i.position`,
    );
    expect(best).toEqual([{ title_id: 1 }, { title_id: 3 }, { title_id: 4 }]);
    expect(await order()).toEqual([2]);
  });

  it('are changed by titles and notes, not by renaming in the catalogue', async () => {
    await database.exec(`${fill(1, 2)}; alter table public.lists disable trigger touch_list;
      update public.lists set updated_at = '2020-01-01'; alter table public.lists enable trigger touch_list`);
    const since = async () =>
      (await look<{ old: boolean }>(database, `select updated_at = '2020-01-01' as old from public.lists`))[0]
        ?.old;
    await act(database, 'service', `select refresh_title('movie', 1, 'Renamed')`);
    expect(await since()).toBe(true);
    expect((await read('owner'))?.['titles']).toMatchObject([{ title: 'Renamed' }, { title: 'Title 2' }]);
    await act(database, 'owner', `update list_items set note = 'Good' where title_id = 1`);
    expect(await since()).toBe(false);
  });
});
