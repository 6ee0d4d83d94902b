import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { belongings } from '../support/database/imports.ts';
import { counted, deliveriesOf, movieOf, seriesOf } from '../support/database/deliveries.ts';
import { act, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';
import { silently } from '../support/database/silently.ts';
import { jellyfin, plain, plexMovie } from '../support/connections/bodies.ts';

const EVENING = '2026-03-08T20:00:00Z';
const episodes = (...numbers: number[]) => numbers.map((number) => ({ season: 1, number }));
const ofSeries = (...numbers: number[]) =>
  counted(0, { title: seriesOf(7), episodes: episodes(...numbers), minutes: 30 });

describe('A play reported by a program', () => {
  let database: Database;
  let mine: ReturnType<typeof deliveriesOf>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await signUpEverybody(database);
    mine = deliveriesOf(database);
    await mine.connect();
  });
  afterEach(() => database.exec('delete from auth.users'));
  const own = (sql: string) => act(database, 'owner', sql);
  const onePlay = async () =>
    (await look<{ id: string }>(database, 'select id from public.plays where user_id = $1', [ids.owner]))[0]
      ?.id;

  describe('is in the diary', () => {
    it('with its own day and in the watched list, and ends the wish', async () => {
      await own(
        `insert into wishlists (user_id, movie_id, movie_title) values (auth.uid(), 948, 'Halloween')`,
      );
      await mine.watched(EVENING);
      expect(await mine.settleAll(counted(948))).toEqual(['counted']);
      expect(await mine.days()).toEqual(['2026-03-08']);
      expect(await own('select from watched_movies where movie_id = 948')).toHaveLength(1);
      expect(await own('select from wishlists')).toEqual([]);
    });

    it('on the day in the user’s zone', async () => {
      await own(`insert into time_zones (user_id, time_zone) values (auth.uid(), 'Asia/Tokyo')`);
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      expect(await mine.days()).toEqual(['2026-03-09']);
    });

    it('on the day of the program’s offset, rather than that of a zone', async () => {
      await own(`insert into time_zones (user_id, time_zone) values (auth.uid(), 'Asia/Tokyo')`);
      await mine.watched('2026-03-08T20:30:00-08:00');
      await mine.settleAll(counted(948));
      expect(await mine.days()).toEqual(['2026-03-08']);
    });

    it('on the day in UTC when the zone is invalid', async () => {
      await database.exec(
        `insert into time_zones (user_id, time_zone) values ('${ids.owner}', 'Mars/Olympus')`,
      );
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      expect(await mine.days()).toEqual(['2026-03-08']);
    });

    it('as a rewatch when it is one', async () => {
      await mine.watched('2026-03-01T20:00:00Z');
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      expect((await own('select again from watches order by day')).map(({ again }) => again)).toEqual([
        false,
        true,
      ]);
    });

    it('once the series has its episode, within four weeks', async () => {
      await mine.watched(EVENING, { kind: 'episode', season: 1, episode: 4 });
      const none = { outcome: 'noEpisode' as const, title: seriesOf(7) };
      expect(await mine.settleAll(none)).toEqual(['noEpisode']);
      expect(await mine.waiting()).toEqual([]);
      await database.exec('update private.deliveries set next_at = now()');
      expect(await mine.waiting()).toMatchObject([{ chosen: null }]);
      await mine.settleAll(ofSeries(4));
      expect(await mine.episodes()).toEqual(['1x4 2026-03-08']);
      await mine.watched(EVENING, { kind: 'episode', season: 1, episode: 5 });
      await database.exec("update private.deliveries set received_at = now() - interval '29 days'");
      await mine.settleAll(none);
      expect(await mine.log()).toEqual(['watched done counted', 'watched done noEpisode']);
    });

    it('once when the user logged it for that day', async () => {
      await own(
        `insert into watches (user_id, kind, title_id, title, day) values (auth.uid(), 'movie', 948, 'H', '2026-03-08')`,
      );
      await mine.watched(EVENING);
      expect(await mine.settleAll(counted(948))).toEqual(['noted']);
      expect(await mine.days()).toEqual(['2026-03-08']);
    });

    it('at the latest now, despite the program’s clock', async () => {
      await mine.watched('2150-01-01T00:00:00Z');
      await mine.settleAll(counted(948));
      const [row] = await look<{ ok: boolean }>(database, 'select at <= now() as ok from public.plays');
      expect(row?.ok).toBe(true);
    });

    it('as marked episodes of an unfollowed series, and resumes a paused one', async () => {
      await mine.watched(EVENING);
      expect(await mine.settleAll(ofSeries(1, 2))).toEqual(['counted']);
      expect(await mine.episodes()).toEqual(['1x1 2026-03-08', '1x2 2026-03-08']);
      expect(await own('select state from followed_series')).toEqual([{ state: 'watching' }]);
      await own(`update followed_series set state = 'paused'`);
      await mine.watched('2026-03-09T20:00:00Z');
      await mine.settleAll(ofSeries(3));
      expect(await own('select state from followed_series')).toEqual([{ state: 'watching' }]);
    });

    it('and specials are season 0', async () => {
      await mine.watched(EVENING);
      await mine.settleAll({ ...ofSeries(), episodes: [{ season: 0, number: 4 }] });
      expect(await mine.episodes()).toEqual(['0x4 2026-03-08']);
    });

    it('and an already marked episode stays unchanged', async () => {
      await own(
        `insert into followed_series (user_id, series_id, series_name) values (auth.uid(), 7, 'Seven')`,
      );
      await own(
        `insert into episode_watches (user_id, series_id, season, number, day) values (auth.uid(), 7, 1, 1, '2020-01-01')`,
      );
      await mine.watched(EVENING);
      expect(await mine.settleAll(ofSeries(1))).toEqual(['noted']);
      expect(await mine.episodes()).toEqual(['1x1 2020-01-01']);
    });

    it('and ends without an entry when the diary is full, without stopping others', async () => {
      await silently(database, ['watches'], () =>
        database.exec(`
          insert into public.watches (user_id, kind, title_id, title, day)
          select '${ids.owner}', 'movie', n, 'N', '2020-01-01' from generate_series(1000, 50999) n`),
      );
      await mine.watched(EVENING);
      await mine.receive(plain('progress', { progress: 30 }));
      const [full, other] = await mine.waiting();
      expect(await mine.settle(full?.number ?? 0, counted(948))).toBe('refused');
      const progress = { outcome: 'progress', title: movieOf(948), episodes: [], percent: 30 } as const;
      expect(await mine.settle(other?.number ?? 0, progress)).toBe('progress');
      expect(await mine.days()).toEqual([]);
      await database.exec('truncate public.watches');
    });
  });

  describe('counts once', () => {
    it('though two events report its end, each twice', async () => {
      for (const at of ['20:00:00', '20:00:00', '20:09:00', '20:09:00', '20:11:30']) {
        await mine.watched(`2026-03-08T${at}Z`);
      }
      expect(await mine.settleAll(counted(948))).toEqual([
        'counted',
        'repeated',
        'repeated',
        'repeated',
        'repeated',
      ]);
      expect(await mine.days()).toEqual(['2026-03-08']);
    });

    it('across midnight, and again after its own length', async () => {
      for (const at of ['2026-03-08T23:55:00Z', '2026-03-09T00:04:00Z', '2026-03-09T01:40:00Z'])
        await mine.watched(at);
      expect(await mine.settleAll(counted(948))).toEqual(['counted', 'repeated', 'counted']);
      expect(await mine.days()).toEqual(['2026-03-08', '2026-03-09']);
    });

    it('within half a day when its length is unknown', async () => {
      for (const at of ['2026-03-08T08:00:00Z', '2026-03-08T19:00:00Z', '2026-03-08T20:00:00Z'])
        await mine.watched(at);
      expect(await mine.settleAll(counted(948, { minutes: null }))).toEqual([
        'counted',
        'repeated',
        'counted',
      ]);
    });

    it('and a manual mark on that day adds nothing', async () => {
      await mine.connect('jellyfin');
      const at = (hour: string) => ({ UtcTimestamp: `2026-03-08T${hour}:00:00Z` });
      await mine.receive(jellyfin('PlaybackStop', at('10')), 'jellyfin');
      await mine.receive(
        jellyfin('UserDataSaved', { SaveReason: 'TogglePlayed', Played: true, ...at('19') }),
        'jellyfin',
      );
      await mine.as('owner', `public.take_account(id)::text from public.connection_accounts`);
      expect(await mine.settleAll(counted(948))).toEqual(['counted', 'repeated']);
    });

    it('for each of two users, by one address or by two', async () => {
      const theirs = deliveriesOf(database, 'stranger');
      await theirs.connect();
      await mine.watched(EVENING);
      await theirs.watched(EVENING);
      await mine.settleAll(counted(948));
      expect(await mine.days()).toEqual(['2026-03-08']);
      expect(await theirs.days()).toEqual(['2026-03-08']);
    });

    it('when two processes count it at one moment', async () => {
      await mine.watched(EVENING);
      await mine.watched(EVENING);
      const waiting = await mine.waiting();
      const twice = [...waiting, ...waiting].map(({ number }) => mine.settle(number, counted(948)));
      expect((await Promise.all(twice)).sort()).toEqual(['counted', 'repeated', null, null].sort());
      expect(await mine.days()).toEqual(['2026-03-08']);
    });

    it('in any order and repetition of deliveries', async () => {
      // Plays of an hour and a half begin two hours apart; each is told by up to five events of its last ten minutes.
      const events = fc.array(fc.record({ play: fc.nat(3), minute: fc.integer({ min: 0, max: 10 }) }), {
        minLength: 1,
        maxLength: 12,
      });
      await fc.assert(
        fc.asyncProperty(events, async (told) => {
          await database.exec(
            'delete from private.deliveries; delete from public.plays; delete from public.watches;',
          );
          await database.exec('delete from public.watched_movies;');
          for (const { play, minute } of told) {
            await mine.watched(new Date(Date.UTC(2026, 2, 8, 2 + 2 * play, 80 + minute)).toISOString());
          }
          await mine.settleAll(counted(948, { minutes: 90 }));
          expect(await mine.days()).toHaveLength(new Set(told.map(({ play }) => play)).size);
        }),
        { numRuns: 15 },
      );
    });
  });

  describe('is undone', () => {
    it('with all its changes, and is not counted again', async () => {
      await own(
        `insert into wishlists (user_id, movie_id, movie_title, added_at) values (auth.uid(), 948, 'Halloween', '2025-01-01')`,
      );
      const before = await belongings(database);
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      const played = await belongings(database);
      expect(await mine.as('owner', 'public.undo_play($1)', [await onePlay()])).toBe(true);
      expect(await belongings(database)).toEqual(before);
      expect(await mine.as('owner', 'public.undo_play($1)', [await onePlay()])).toBe(false);
      await mine.watched('2026-03-08T20:05:00Z');
      expect(await mine.settleAll(counted(948))).toEqual(['repeated']);
      expect(await belongings(database)).toEqual(before);
      expect(await mine.as('owner', 'public.redo_play($1)', [await onePlay()])).toBe(true);
      expect(await belongings(database)).toEqual(played);
      expect(await mine.as('owner', 'public.redo_play($1)', [await onePlay()])).toBe(false);
    });

    it('of a series too: unfollowed if the play followed it, paused if it was paused', async () => {
      const before = await belongings(database);
      await mine.watched(EVENING);
      await mine.settleAll(ofSeries(1));
      await mine.as('owner', 'public.undo_play($1)', [await onePlay()]);
      expect(await belongings(database)).toEqual(before);
      await own(
        `insert into followed_series (user_id, series_id, series_name, state) values (auth.uid(), 7, 'Seven', 'dropped')`,
      );
      await mine.watched('2026-03-10T20:00:00Z');
      await mine.settleAll(ofSeries(1));
      const plays = await look<{ id: string }>(
        database,
        'select id from public.plays where undone_at is null',
      );
      await mine.as('owner', 'public.undo_play($1)', [plays[0]?.id]);
      expect(await own('select state from followed_series')).toEqual([{ state: 'dropped' }]);
      expect(await mine.episodes()).toEqual([]);
    });

    it('by its owner only', async () => {
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      for (const persona of ['stranger', 'admin'] as const) {
        expect(await mine.as(persona, 'public.undo_play($1)', [await onePlay()])).toBe(false);
      }
      expect(await mine.days()).toEqual(['2026-03-08']);
    });

    it('except for the user’s later changes', async () => {
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      await own('delete from watched_movies');
      await own(`insert into watched_movies (user_id, movie_id, movie_title) values (auth.uid(), 948, 'H')`);
      await mine.as('owner', 'public.undo_play($1)', [await onePlay()]);
      expect(await own('select from watched_movies')).toHaveLength(1);
    });

    it('except for an entry that got stars or a note since', async () => {
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      await own('update watches set stars = 4.5');
      expect(await mine.as('owner', 'public.undo_play($1)', [await onePlay()])).toBe(true);
      expect(await own('select stars from watches')).toEqual([{ stars: 4.5 }]);
      expect(await own('select from watched_movies')).toHaveLength(1);
    });

    it('and an entry removed from the diary stays removed when reported again', async () => {
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      await own('delete from watches');
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      expect(await mine.days()).toEqual([]);
    });
  });

  it('of a series whose day was unmarked in the diary is not marked again by the same play, but by a later one', async () => {
    await mine.watched(EVENING);
    await mine.settleAll(ofSeries(1, 2));
    await act(database, 'owner', `select public.unmark_day(7, '2026-03-08')`);
    expect(await mine.episodes()).toEqual([]);
    await mine.watched('2026-03-08T20:04:00Z');
    expect(await mine.settleAll(ofSeries(1, 2))).toEqual(['repeated']);
    expect(await mine.episodes()).toEqual([]);
    await mine.watched('2026-03-12T20:00:00Z');
    expect(await mine.settleAll(ofSeries(1))).toEqual(['counted']);
    expect(await mine.episodes()).toEqual(['1x1 2026-03-12']);
  });

  describe('to a part', () => {
    const part = (percent: number, number = 1) =>
      ({ outcome: 'progress', title: seriesOf(7), episodes: episodes(number), percent }) as const;
    const places = () => own('select percent, number from play_progress');

    it('is stored as each title’s latest position, in any order', async () => {
      await mine.receive(plain('progress', { at: '2026-03-08T20:00:00Z' }));
      await mine.receive(plain('progress', { at: '2026-03-07T20:00:00Z' }));
      const [late, early] = await mine.waiting();
      expect(await mine.settle(late?.number ?? 0, part(40, 2))).toBe('progress');
      expect(await mine.settle(early?.number ?? 0, part(80, 1))).toBe('later');
      expect(await places()).toEqual([{ percent: 40, number: 2 }]);
    });

    it('is deleted once watched to its end, also when the end is reported first', async () => {
      await mine.receive(plain('progress', { at: '2026-03-08T20:00:00Z' }));
      await mine.settleAll(part(40));
      await mine.watched('2026-03-08T20:20:00Z');
      await mine.settleAll(ofSeries(1));
      expect(await places()).toEqual([]);
      await mine.receive(plain('progress', { at: '2026-03-08T20:10:00Z' }));
      expect(await mine.settleAll(part(60))).toEqual(['later']);
      expect(await places()).toEqual([]);
    });

    it('is not continued once the user marked it as watched', async () => {
      const unfinished = async () =>
        (await own(`select title_id from public.unfinished_plays('2026-01-01', 9) order by 1`)).map(
          (row) => row['title_id'],
        );
      await mine.receive(plain('progress', { at: '2026-03-08T20:00:00Z' }));
      await mine.settleAll(part(40));
      await mine.receive(plain('progress', { at: '2026-03-08T20:00:00Z' }));
      await mine.settleAll({ outcome: 'progress', title: movieOf(948), episodes: [], percent: 30 });
      expect(await unfinished()).toEqual([7, 948]);
      await own(
        `insert into followed_series (user_id, series_id, series_name) values (auth.uid(), 7, 'Seven')`,
      );
      // Seen long before, it is being seen again.
      await own(
        `insert into watched_movies (user_id, movie_id, movie_title, watched_at) values (auth.uid(), 948, 'H', '2020-01-01')`,
      );
      await own(
        `insert into episode_watches (user_id, series_id, season, number, day) values (auth.uid(), 7, 1, 2, '2026-03-08')`,
      );
      expect(await unfinished()).toEqual([7, 948]);
      await own(
        `insert into watches (user_id, kind, title_id, title, day) values (auth.uid(), 'movie', 948, 'H', '2026-03-09')`,
      );
      expect(await unfinished()).toEqual([7]);
      await own(
        `insert into episode_watches (user_id, series_id, season, number, day) values (auth.uid(), 7, 1, 1, '2026-03-09')`,
      );
      expect(await unfinished()).toEqual([]);
    });

    it('is deleted when the user logged the same watch', async () => {
      await mine.receive(plain('progress', { at: '2026-03-08T19:00:00Z' }));
      await mine.settleAll({ outcome: 'progress', title: movieOf(948), episodes: [], percent: 30 });
      await own(
        `insert into watches (user_id, kind, title_id, title, day) values (auth.uid(), 'movie', 948, 'H', '2026-03-08')`,
      );
      await mine.watched(EVENING);
      expect(await mine.settleAll(counted(948))).toEqual(['noted']);
      expect(await places()).toEqual([]);
    });

    it('is stored for two hundred titles at most', async () => {
      await database.exec(`
        insert into public.play_progress (user_id, kind, title_id, title, percent, at, source)
        select '${ids.owner}', 'movie', n, 'N', 50, timestamptz '2026-01-01' + make_interval(mins => n), 'json'
        from generate_series(1, 200) n`);
      await mine.receive(plain('progress', { at: '2026-03-08T20:00:00Z' }));
      await mine.settleAll(part(40));
      expect(await own('select from play_progress')).toHaveLength(200);
      expect(await own('select from play_progress where title_id = 1')).toEqual([]);
    });
  });

  describe('with stars', () => {
    const rated = (stars: 1 | 5) => ({ outcome: 'rated', title: movieOf(948), stars }) as const;
    const stars = async () => (await own('select rating from movie_ratings')).map(({ rating }) => rating);

    it('rates with them, over earlier ratings and under later ones', async () => {
      await own(`insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 948, 3)`);
      await mine.receive(plain('rated', { rating: 10, at: '2020-01-01T00:00:00Z' }));
      expect(await mine.settleAll(rated(5))).toEqual(['rating']);
      expect(await stars()).toEqual([3]);
      await own('delete from movie_ratings');
      await mine.receive(plain('rated', { rating: 10, at: '2020-01-01T00:00:00Z' }));
      expect(await mine.settleAll(rated(5))).toEqual(['rated']);
      expect(await stars()).toEqual([5]);
    });
  });

  describe('is queued', () => {
    it('for an existing address only', async () => {
      expect(await mine.receive(plexMovie(), 'plex')).toBeNull();
      await mine.connect('plex');
      expect(await mine.receive(plexMovie(), 'plex')).toBe(true);
      const renewed = await mine.as<string | null>('owner', 'public.renew_connection($1, null)', ['plex']);
      expect(renewed).toBeNull();
      const [row] = await look<{ since: string }>(
        database,
        `select created_at::text as since from public.connections where source = 'plex'`,
      );
      expect(await mine.as('owner', 'public.renew_connection($1, $2)', ['plex', row?.since])).toMatch(
        /^[0-9a-f]{64}$/,
      );
      expect(await mine.receive(plexMovie(), 'plex')).toBeNull();
    });

    it('and events without effect are one line an hour, however many', async () => {
      for (let count = 0; count < 5; count += 1) await mine.receive(plain('started'));
      await mine.receive(plain('unplayed'));
      await mine.receive(plain('started'));
      await database.exec("update private.deliveries set received_at = now() - interval '2 hours'");
      await mine.receive(plain('started'));
      await mine.receive(plain('started'));
      expect(await mine.log()).toEqual([
        'started done started 6',
        'unplayed done unplayed',
        'started done started 2',
      ]);
    });

    it('and unplayed removes nothing', async () => {
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      await mine.receive(plain('unplayed'));
      expect(await mine.days()).toEqual(['2026-03-08']);
    });

    it('of which the last fifty are kept, and those waiting for an answer', async () => {
      for (let count = 0; count < 60; count += 1)
        await mine.receive(plain('started', { title: `T${count}` }));
      await mine.watched(EVENING);
      await mine.settleAll({ outcome: 'doubtful', candidates: [movieOf(1), movieOf(2)] });
      await act(database, 'service', 'select public.trim_deliveries()');
      const log = await mine.log();
      expect(log).toHaveLength(51);
      expect(log.at(-1)).toBe('watched doubtful doubtful');
    });

    it('and one that fails in the catalogue lets others pass, and is given up after two days', async () => {
      await mine.watched(EVENING);
      const [first] = await mine.waiting();
      await act(database, 'service', 'select public.postpone_delivery($1)', [first?.number]);
      expect(await mine.waiting()).toEqual([]);
      for (let count = 0; count < 47; count += 1) {
        await act(database, 'service', 'select public.postpone_delivery($1)', [first?.number]);
      }
      expect(await mine.log()).toEqual(['watched done catalogue']);
    });

    it('and is deleted with its connection, except for counted ones', async () => {
      await mine.watched(EVENING);
      await mine.settleAll(counted(948));
      await mine.watched('2026-03-10T20:00:00Z');
      await own('delete from connections');
      expect(await mine.log()).toEqual([]);
      expect(await mine.days()).toEqual(['2026-03-08']);
      expect(await mine.watched(EVENING)).toBeNull();
    });
  });

  describe('of several accounts', () => {
    const anna = (at = EVENING) => mine.watched(at, { account: 'Anna' });
    const accountId = async () =>
      (await look<{ id: string }>(database, 'select id from public.connection_accounts'))[0]?.id ?? '';

    it('waits until the owner takes the account, and counts then with its own time', async () => {
      await anna();
      expect(await mine.waiting()).toEqual([]);
      expect(await own('select name, plays from connection_accounts')).toEqual([{ name: 'Anna', plays: 1 }]);
      expect(await mine.as('stranger', 'public.take_account($1)', [await accountId()])).toBe(false);
      expect(await mine.as('owner', 'public.take_account($1)', [await accountId()])).toBe(true);
      await mine.settleAll(counted(948));
      expect(await mine.days()).toEqual(['2026-03-08']);
    });

    it('is ignored if the owner says so', async () => {
      await anna();
      await mine.as('owner', 'public.leave_account($1)', [await accountId()]);
      expect(await anna('2026-03-10T20:00:00Z')).toBe(false);
      expect(await mine.log()).toEqual(['watched done account']);
    });

    it('counts for an invited user with their consent, until it is withdrawn', async () => {
      await anna();
      const secret = await mine.as<string>('owner', 'public.invite_to_account($1)', [await accountId()]);
      expect(
        await act(database, 'stranger', 'select name, owner_name, own from public.invited_account($1)', [
          secret,
        ]),
      ).toEqual([{ name: 'Anna', owner_name: 'The owner', own: false }]);
      expect(await mine.as('stranger', 'public.accept_account($1)', [secret])).toBe(true);
      expect(await mine.as('admin', 'public.accept_account($1)', [secret])).toBe(false);
      await mine.settleAll(counted(948));
      expect(await mine.days()).toEqual([]);
      expect(await mine.days(948, ids.stranger)).toEqual(['2026-03-08']);
      // Its owner is told that something was counted, and nothing of what.
      const page = await mine.as<{ connections: { deliveries: Record<string, unknown>[] }[] }>(
        'owner',
        'public.my_connections()',
      );
      expect(page.connections[0]?.deliveries[0]).toMatchObject({
        outcome: 'counted',
        account: 'Anna',
        mine: false,
        play: {},
        title: null,
        plays: [],
      });
      const theirs = await mine.as<{ taken: unknown[]; connections: unknown[] }>(
        'stranger',
        'public.my_connections()',
      );
      expect(theirs.taken).toMatchObject([{ name: 'Anna', owner: 'The owner', source: 'json' }]);
      expect(theirs.connections).toEqual([]);
      expect(await mine.as('stranger', 'public.leave_account($1)', [await accountId()])).toBe(true);
      await anna('2026-03-10T20:00:00Z');
      expect(await mine.waiting()).toEqual([]);
    });

    it('and an invitation ends after a week, and with the next one', async () => {
      await anna();
      const first = await mine.as<string>('owner', 'public.invite_to_account($1)', [await accountId()]);
      const second = await mine.as<string>('owner', 'public.invite_to_account($1)', [await accountId()]);
      expect(await mine.as('stranger', 'public.accept_account($1)', [first])).toBe(false);
      await database.exec(`update public.connection_accounts set invited_at = now() - interval '8 days'`);
      expect(await mine.as('stranger', 'public.accept_account($1)', [second])).toBe(false);
    });

    it('is unassigned again when the invited user deletes their account', async () => {
      await anna();
      const secret = await mine.as<string>('owner', 'public.invite_to_account($1)', [await accountId()]);
      await mine.as('stranger', 'public.accept_account($1)', [secret]);
      await database.exec(`delete from auth.users where id = '${ids.stranger}'`);
      await anna('2026-03-10T20:00:00Z');
      expect(await mine.waiting()).toEqual([]);
      expect(await own('select user_id from connection_accounts')).toEqual([{ user_id: null }]);
    });

    it('is the owner’s at once when Plex says that the address is theirs', async () => {
      await mine.connect('plex');
      expect(await mine.receive(plexMovie(), 'plex')).toBe(true);
      expect(
        await mine.receive(
          plexMovie('media.scrobble', { user: false, Account: { id: 73, title: 'Anna' } }),
          'plex',
        ),
      ).toBe(false);
    });

    it('is limited to fifty, so that an address cannot fill the table', async () => {
      for (let count = 0; count < 55; count += 1) await mine.watched(EVENING, { account: `A${count}` });
      expect(await own('select from connection_accounts')).toHaveLength(50);
      expect((await mine.log()).slice(-2)).toEqual(['watched nobody', 'watched done account 5']);
    });
  });

  describe('that is ambiguous', () => {
    const asked = { outcome: 'doubtful', candidates: [movieOf(948), movieOf(2082)] } as const;

    it('waits with its candidates; the answer holds for the name, now and later', async () => {
      await mine.watched(EVENING, { ids: {} });
      await mine.watched('2026-03-10T20:00:00Z', { ids: {} });
      await mine.settleAll(asked);
      const page = await mine.as<{ doubtful: { number: number; alike: number }[] }>(
        'owner',
        'public.my_connections()',
      );
      expect(page.doubtful).toMatchObject([{ alike: 2, candidates: [{ id: 948 }, { id: 2082 }] }]);
      const number = page.doubtful[0]?.number;
      expect(await mine.as('stranger', 'public.choose_played($1, $2, $3)', [number, 'movie', 948])).toBe(
        false,
      );
      expect(await mine.as('owner', 'public.choose_played($1, $2, $3)', [number, 'movie', 1])).toBe(false);
      expect(await mine.as('owner', 'public.choose_played($1, $2, $3)', [number, 'movie', 948])).toBe(true);
      await mine.watched('2026-03-12T20:00:00Z', { ids: {} });
      expect(await mine.waiting()).toMatchObject([
        { chosen: { id: 948 } },
        { chosen: { id: 948 } },
        { chosen: null, named: { id: 948 } },
      ]);
    });

    it('is ignored when it is neither, now and later', async () => {
      await mine.watched(EVENING, { ids: {} });
      await mine.settleAll(asked);
      const page = await mine.as<{ doubtful: { number: number }[] }>('owner', 'public.my_connections()');
      await mine.as('owner', 'public.choose_played($1)', [page.doubtful[0]?.number]);
      expect(await mine.log()).toEqual(['watched done neither']);
      await mine.watched('2026-03-12T20:00:00Z', { ids: {} });
      expect((await mine.waiting()).map(({ leftOut }) => leftOut)).toEqual([true]);
    });
  });

  it('is deleted with the account', async () => {
    await mine.watched(EVENING, { account: 'Anna' });
    await mine.watched(EVENING);
    await mine.settleAll(counted(948));
    await database.exec(`delete from auth.users where id = '${ids.owner}'`);
    const tables = ['public.connections', 'public.connection_accounts', 'private.deliveries', 'public.plays'];
    for (const table of tables) expect(await look(database, `select from ${table}`), table).toEqual([]);
  });
});
