import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const NETFLICKS = 8;

describe('An arrival on a user’s service', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(`delete from public.my_services; delete from public.title_offers; delete from public.wishlists;
      delete from public.tv_wishlists; delete from public.service_arrivals; delete from private.departed_services;
      update public.profiles set region = null;`),
  );

  /** So many nights after people ticked and wished, which is now. */
  const night = (number: number) => new Date(Date.now() + number * 86_400_000 - 3_600_000).toISOString();
  const keep = (number: number, included: number[], more: object = {}) =>
    act(database, 'service', `select keep_title_offers($1, 'US')`, [
      JSON.stringify([
        { kind: 'movie', id: 603, region: 'US', included, checked_at: night(number), ...more },
      ]),
    ]);
  const tick = (person: string = ids.owner, service = NETFLICKS) =>
    database.query('insert into public.my_services (user_id, service_id) values ($1, $2)', [person, service]);
  /** Somebody who has the service and wishes for the movie from now on. */
  async function waiting(person: string = ids.owner) {
    await tick(person);
    await database.query(
      `insert into public.wishlists (user_id, movie_id, movie_title) values ($1, 603, 'One')`,
      [person],
    );
  }
  const arrived = async () =>
    (
      await look<{ who: string; service: number }>(
        database,
        'select user_id as who, service_id as service from public.service_arrivals order by 1, 2',
      )
    ).map(({ who, service }) => [who, service]);

  it('is recorded once, for all waiting users', async () => {
    await waiting();
    await waiting(ids.stranger);
    await keep(1, []);
    expect(await arrived()).toEqual([]);
    await keep(2, [NETFLICKS]);
    await keep(3, [NETFLICKS]);
    expect(await arrived()).toEqual([
      [ids.owner, NETFLICKS],
      [ids.stranger, NETFLICKS],
    ]);
  });

  it('is not recorded on the first check', async () => {
    await waiting();
    await keep(1, [NETFLICKS]);
    await keep(2, [NETFLICKS, 9]);
    expect(await arrived()).toEqual([]);
  });

  it('is not recorded when possibly there before the wish or tick', async () => {
    await waiting();
    await keep(1, []);
    await database.exec(`update public.wishlists set added_at = '${night(2)}'`);
    await keep(3, [NETFLICKS]);
    expect(await arrived()).toEqual([]);
    await database.exec('delete from public.title_offers; delete from public.my_services;');
    await keep(4, []);
    await tick();
    await database.exec(`update public.my_services set added_at = '${night(5)}'`);
    await keep(6, [NETFLICKS]);
    expect(await arrived()).toEqual([]);
  });

  it('is not recorded when a service was missing for a day, reported or not', async () => {
    await waiting();
    await keep(1, [9]);
    await tick(ids.owner, 9);
    await keep(2, [9, NETFLICKS]);
    await keep(3, []);
    await keep(4, [9, NETFLICKS]);
    expect(await arrived()).toEqual([[ids.owner, NETFLICKS]]);
  });

  it('is recorded again after weeks, for users without a notice before', async () => {
    await waiting();
    await keep(1, [NETFLICKS]);
    await keep(2, []);
    for (let number = 3; number < 20; number++) await keep(number, []);
    await keep(20, [NETFLICKS]);
    expect(await arrived()).toEqual([[ids.owner, NETFLICKS]]);
  });

  it('is not recorded after a month without checks', async () => {
    await waiting();
    await keep(1, []);
    await keep(40, [NETFLICKS]);
    expect(await arrived()).toEqual([]);
  });

  it('counts in the user’s region only, by default the usual one', async () => {
    await waiting();
    await waiting(ids.stranger);
    await database.query(`update public.profiles set region = 'DE' where id = $1`, [ids.stranger]);
    for (const region of ['US', 'DE']) await keep(1, [], { region });
    await keep(2, [NETFLICKS], { region: 'DE' });
    expect(await arrived()).toEqual([[ids.stranger, NETFLICKS]]);
    await keep(3, [NETFLICKS]);
    expect(await arrived()).toHaveLength(2);
  });

  it('counts free and included offers, and is the same when it changes between them', async () => {
    await waiting();
    await keep(1, []);
    await keep(2, [], { free: [NETFLICKS] });
    expect(await arrived()).toEqual([[ids.owner, NETFLICKS]]);
    await database.exec('delete from public.service_arrivals');
    await keep(3, [NETFLICKS]);
    expect(await arrived()).toEqual([]);
  });

  it('is separate for movies and series of one id', async () => {
    await waiting();
    const series = { kind: 'tv' };
    await database.exec(
      `insert into public.tv_wishlists (user_id, series_id, series_name) values ('${ids.stranger}', 603, 'Uno')`,
    );
    for (const [number, services] of [
      [1, []],
      [2, [NETFLICKS]],
    ] as const)
      await keep(number, [...services], series);
    expect(await arrived()).toEqual([]);
  });

  describe('is reported', () => {
    const untold = () =>
      act<{ user_id: string; title: string }>(database, 'service', `select * from untold_arrivals(now())`);

    it('once, to users who still wait', async () => {
      await waiting();
      await waiting(ids.stranger);
      await keep(1, []);
      await keep(2, [NETFLICKS]);
      await database.query('delete from public.wishlists where user_id = $1', [ids.stranger]);
      const found = await untold();
      expect(found.map(({ user_id: who, title }) => [who, title])).toEqual([[ids.owner, 'One']]);
      await act(database, 'service', 'select settle_arrivals($1)', [JSON.stringify(found)]);
      expect(await untold()).toEqual([]);
    });

    it('on the home page while wished and ticked', async () => {
      await waiting();
      await keep(1, []);
      await keep(2, [NETFLICKS]);
      await database.exec('update public.service_arrivals set arrived_at = now()');
      const mine = () => act(database, 'owner', 'select title, service_ids from my_arrivals()');
      expect(await mine()).toEqual([{ title: 'One', service_ids: [NETFLICKS] }]);
      expect(await act(database, 'stranger', 'select from my_arrivals()')).toEqual([]);
      await database.exec('delete from public.my_services');
      expect(await mine()).toEqual([]);
    });
  });

  describe('is checked', () => {
    const due = async (older = night(1.5)) =>
      (
        await act<{ kind: string; title_id: number; regions: string[] }>(
          database,
          'service',
          `select * from offers_to_check('US', $1)`,
          [older],
        )
      ).map(({ kind, title_id: id, regions }) => [kind, id, regions]);

    it('where a user has ticked a service, in those regions, each title once', async () => {
      await database.exec(`insert into public.wishlists (user_id, movie_id, movie_title)
        values ('${ids.admin}', 7, 'Seven')`);
      expect(await due()).toEqual([]);
      await waiting();
      await waiting(ids.stranger);
      await database.query(`update public.profiles set region = 'DE' where id = $1`, [ids.stranger]);
      expect(await due()).toEqual([['movie', 603, ['DE', 'US']]]);
      await keep(2, []);
      expect(await due()).toEqual([['movie', 603, ['DE']]]);
    });

    it('daily for wished titles, weekly for watched ones, wished first', async () => {
      await waiting();
      await database.exec(`insert into public.watched_tv_series (user_id, series_id, series_name)
        values ('${ids.owner}', 5, 'Seen')`);
      expect(await due()).toEqual([
        ['movie', 603, ['US']],
        ['tv', 5, ['US']],
      ]);
      for (const title of [{}, { kind: 'tv', id: 5 }]) await keep(1, [], title);
      expect(await due(night(3))).toEqual([['movie', 603, ['US']]]);
      expect(await due(night(9))).toHaveLength(2);
      await database.exec('delete from public.watched_tv_series');
    });
  });

  it('is deleted with offers of unsaved titles', async () => {
    await waiting();
    await keep(1, []);
    await database.exec(`update public.title_offers set checked_at = now() - interval '31 days'`);
    expect(await act(database, 'service', 'select forget_offers() as rows')).toEqual([{ rows: 0 }]);
    await database.exec('delete from public.wishlists');
    expect(await act(database, 'service', 'select forget_offers() as rows')).toEqual([{ rows: 1 }]);
  });
});
