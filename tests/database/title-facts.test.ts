import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const NONE = {
  kind: 'movie',
  known: true,
  name: 'Title',
  minutes: null,
  genre_ids: [],
  genre_names: [],
  countries: [],
  language: null,
  vote: null,
  actor_ids: [],
  actor_names: [],
  director_ids: [],
  director_names: [],
  collection_id: null,
  collection_name: null,
};

const save = (...titles: object[]) => `select save_title_facts('${JSON.stringify(titles)}') as saved`;
const facts = (id: number, more: object = {}) => ({ ...NONE, title_id: id, ...more });

describe('Facts of titles', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(`delete from public.wishlists; delete from public.watched_movies; delete from public.tv_wishlists;
      delete from public.movie_ratings; delete from private.title_facts; delete from private.facts_wanted;`),
  );

  const wanted = async () =>
    (await act<{ kind: string; title_id: number }>(database, 'service', 'select * from wanted_facts()')).map(
      ({ kind, title_id: id }) => `${kind} ${id}`,
    );
  const wish = (id: number, persona: 'owner' | 'stranger' = 'owner') =>
    act(
      database,
      persona,
      `insert into wishlists (user_id, movie_id, movie_title) values (auth.uid(), ${id}, 'M')`,
    );

  it('are requested when a title is saved, in that order and each once', async () => {
    await wish(7);
    await act(
      database,
      'owner',
      `insert into tv_wishlists (user_id, series_id, series_name) values (auth.uid(), 9, 'S'), (auth.uid(), 8, 'S')`,
    );
    await wish(7, 'stranger');
    await act(
      database,
      'stranger',
      'insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 4, 5)',
    );
    await act(
      database,
      'stranger',
      `insert into watched_movies (user_id, movie_id, movie_title) values (auth.uid(), 3, 'M')`,
    );
    const queue = await wanted();
    expect(queue[0]).toBe('movie 7');
    expect(queue.at(-1)).toBe('movie 3');
    expect(queue.toSorted()).toEqual(['movie 3', 'movie 4', 'movie 7', 'tv 8', 'tv 9']);
  });

  it('are not requested again once known, or known to be missing', async () => {
    await wish(7);
    await wish(8);
    await act(database, 'service', save(facts(7, { minutes: 136 })));
    await act(database, 'service', `select title_facts_gone('movie', 8)`);
    expect(await wanted()).toEqual([]);
    await wish(7, 'stranger');
    await wish(8, 'stranger');
    expect(await wanted()).toEqual([]);
  });

  it('stay when the catalogue loses the title', async () => {
    await act(database, 'service', save(facts(7, { minutes: 136 })));
    await act(database, 'service', `select title_facts_gone('movie', 7)`);
    const rows = 'select known, minutes from private.title_facts';
    expect(await look(database, rows)).toEqual([{ known: true, minutes: 136 }]);
  });

  it('are the catalogue’s latest, in every script', async () => {
    const people = { actor_ids: [5, 6], actor_names: ['染谷 将太', 'عمر الشريف'] };
    const full = {
      ...people,
      minutes: 100,
      vote: 7.4,
      genre_ids: [18],
      genre_names: ['Drama'],
      countries: ['JP'],
      language: 'ja',
      name: 'クリーピー',
      director_ids: [7],
      director_names: ['黒沢 清'],
      collection_id: 3,
      collection_name: '"Set", {of} \\ two',
    };
    await act(database, 'service', save(facts(7, { minutes: 99 })));
    await act(database, 'service', save(facts(7, full)));
    const [row] = await look(database, 'select * from private.title_facts');
    expect(row).toMatchObject({ ...full, vote: '7.4' });
  });

  it('wait at the end of the queue after a catalogue failure', async () => {
    await wish(1);
    await wish(2);
    await act(database, 'service', `select postpone_facts('movie', 1)`);
    expect(await wanted()).toEqual(['movie 2', 'movie 1']);
    await act(database, 'service', `select postpone_facts('movie', 99)`);
    expect(await wanted()).toHaveLength(2);
  });

  it('are refreshed while a user has the title, and deleted later otherwise', async () => {
    await act(database, 'service', save(facts(1), facts(2), facts(3, { kind: 'tv' })));
    await wish(1);
    await database.exec(`update private.title_facts set checked_at = now() - interval '40 days'`);
    const stale = `select * from stale_facts(now() - interval '30 days')`;
    expect(await act(database, 'service', stale)).toEqual([{ kind: 'movie', title_id: 1 }]);
    expect(
      await act(database, 'service', `select drop_unkept_facts(now() - interval '90 days') as n`),
    ).toEqual([{ n: 0 }]);
    expect(
      await act(database, 'service', `select drop_unkept_facts(now() - interval '30 days') as n`),
    ).toEqual([{ n: 2 }]);
    expect(await look(database, 'select title_id from private.title_facts')).toEqual([{ title_id: 1 }]);
  });

  it.each([
    ['a kind that is none', facts(7, { kind: 'book' })],
    ['an id that is none', facts(0)],
    ['a blank for a name', facts(7, { name: ' ' })],
    ['no minutes at all', facts(7, { minutes: 0 })],
    ['people without names', facts(7, { actor_ids: [1] })],
    ['a crowd', facts(7, { director_ids: [1, 2, 3, 4], director_names: ['a', 'b', 'c', 'd'] })],
    ['half a collection', facts(7, { collection_id: 5 })],
    ['a novel', facts(7, { actor_ids: [1], actor_names: ['x'.repeat(2001)] })],
    ['a vote beyond ten', facts(7, { vote: 11 })],
  ])('refuse %s', async (_, title) => {
    expect(await attempt(database, 'service', save(title))).toBe('23514');
  });

  it('are written for at most a hundred titles at once', async () => {
    const many = Array.from({ length: 101 }, (_, index) => facts(index + 1));
    expect(await attempt(database, 'service', save(...many.slice(1)))).toBe(1);
    expect(await attempt(database, 'service', save(...many))).toBe('22023');
  });
});
