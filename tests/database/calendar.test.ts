import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANGES } from '../../src/server/told-changes.ts';
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

interface Event {
  day: string;
  type: string;
  title_id: number;
  season: number | null;
  number: number | null;
}

describe('The calendar', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(`
      delete from public.wishlists; delete from public.movie_reminders; delete from public.followed_series;
      delete from public.series_facts; delete from private.movie_releases; delete from public.calendar_feeds;`),
  );

  const wish = (id: number, day: string | null, who: string = ids.owner) =>
    look(
      database,
      `insert into public.wishlists (user_id, movie_id, movie_title, movie_release_date) values ($1, $2, $3, $4)`,
      [who, id, `Movie ${id}`, day],
    );
  const release = (id: number, days: object) =>
    look(database, 'insert into private.movie_releases (movie_id, days) values ($1, $2)', [
      id,
      JSON.stringify(days),
    ]);
  const follow = (id: number, state = 'watching', who: string = ids.owner) =>
    look(
      database,
      'insert into public.followed_series (user_id, series_id, series_name, state) values ($1, $2, $3, $4)',
      [who, id, `Series ${id}`, state],
    );
  const airs = async (id: number, episodes: [season: number, number: number, day: string | null][]) => {
    await look(
      database,
      'insert into public.series_facts (series_id, series_name) values ($1, $2) on conflict do nothing',
      [id, `Series ${id}`],
    );
    for (const [season, number, day] of episodes) {
      await look(
        database,
        'insert into public.episodes (series_id, season, number, air_date) values ($1, $2, $3, $4)',
        [id, season, number, day],
      );
    }
  };

  const columns = 'day::text, type, title_id, season, number';
  const month = (who: Persona = 'owner', region = 'DE') =>
    act<Event>(database, who, `select ${columns} from my_calendar('2026-12-01', '2026-12-31', '${region}')`);
  const brief = (events: Event[]) =>
    events.map(({ day, type, title_id: id, season, number }) =>
      [day.slice(5), type, id, season, number].filter((part) => part !== null).join(' '),
    );

  it('has the region’s days, else the movie’s saved day', async () => {
    await wish(1, '2026-12-24');
    await wish(2, '2026-12-24');
    await wish(3, '2026-11-30');
    await wish(4, null);
    await release(1, { DE: { theatre: '2026-12-25', digital: '2026-12-31' }, US: { theatre: '2026-11-01' } });
    await release(3, { DE: { theatre: null, digital: '2026-12-01' } });
    await release(4, { DE: { theatre: '2026-12-02', digital: null } });
    expect(brief(await month())).toEqual([
      '12-01 digital 3',
      '12-02 theatre 4',
      '12-24 release 2',
      '12-25 theatre 1',
      '12-31 digital 1',
    ]);
    expect(brief(await month('owner', 'US'))).toEqual(['12-24 release 2']);
  });

  it('has reminders and episodes of watched series, without specials', async () => {
    await look(
      database,
      `insert into public.movie_reminders (user_id, movie_id, movie_title, remind_on) values ($1, 9, 'Nine', '2026-12-05')`,
      [ids.owner],
    );
    for (const [id, state] of [
      [7, 'watching'],
      [8, 'paused'],
      [9, 'dropped'],
    ] as const) {
      await airs(id, [
        [0, 1, '2026-12-03'],
        [1, 1, '2026-11-30'],
        [1, 2, '2026-12-07'],
        [1, 3, null],
      ]);
      await follow(id, state);
    }
    expect(brief(await month())).toEqual(['12-05 reminder 9', '12-07 episode 7 1 2']);
  });

  it('shows each user their own', async () => {
    await wish(1, '2026-12-24');
    await wish(2, '2026-12-24', ids.stranger);
    await airs(7, [[1, 1, '2026-12-01']]);
    await follow(7, 'watching', ids.stranger);
    expect(brief(await month())).toEqual(['12-24 release 1']);
    expect(brief(await month('stranger'))).toEqual(['12-01 episode 7 1 1', '12-24 release 2']);
    expect(await month('admin')).toEqual([]);
    expect(
      await attempt(database, 'anonymous', `select * from my_calendar('2026-12-01', '2026-12-31', 'DE')`),
    ).toBe('42501');
  });

  it('is limited', async () => {
    await look(
      database,
      `insert into public.wishlists (user_id, movie_id, movie_title, movie_release_date)
        select $1, n, 'M', date '2026-12-01' from generate_series(1, 5100) n`,
      [ids.owner],
    );
    const rows = await act(
      database,
      'owner',
      `select * from my_calendar('2026-12-01', '2026-12-31', 'DE', 1000000)`,
    );
    expect(rows).toHaveLength(5000);
  });

  const since = async () =>
    (await look<{ at: string }>(database, 'select created_at::text as at from public.calendar_feeds'))[0]
      ?.at ?? null;
  const renew = async (expected: string | null) =>
    (
      await act<{ secret: string | null }>(database, 'owner', 'select renew_calendar_feed($1) as secret', [
        expected,
      ])
    )[0]?.secret ?? null;
  const feed = async (secret: string | null) =>
    (
      await act<{ events: unknown }>(
        database,
        'anonymous',
        `select calendar_feed($1, '2026-12-01', '2026-12-31', 'DE') as events`,
        [secret],
      )
    )[0]?.events ?? null;

  it('is readable by its secret, until that is renewed or ended', async () => {
    await wish(1, '2026-12-24');
    const first = await renew(null);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await feed(first)).toMatchObject([{ day: '2026-12-24', title: 'Movie 1', type: 'release' }]);
    const second = await renew(await since());
    expect(second).not.toBe(first);
    expect(await feed(first)).toBeNull();
    expect(await feed(second)).toHaveLength(1);
    await act(database, 'owner', 'delete from calendar_feeds');
    expect(await feed(second)).toBeNull();
    expect(await feed('')).toBeNull();
    expect(await feed(null)).toBeNull();
  });

  it('gives other calendars a sequence and time of each move, unchanged without one', async () => {
    await wish(1, '2026-12-03');
    await follow(7);
    await airs(7, [[1, 1, '2026-12-10']]);
    const secret = await renew(null);
    const told = async () =>
      ((await feed(secret)) as { day: string; sequence: number; moved_at: string | null }[]).map(
        ({ day, sequence, moved_at: moved }) => [day, sequence, moved !== null],
      );
    const first = [
      ['2026-12-03', 0, false],
      ['2026-12-10', 0, false],
    ];
    expect([await told(), await told()]).toEqual([first, first]);
    await release(1, { DE: { theatre: '2026-12-06', digital: null } });
    const moved = [
      ['2026-12-06', 1, true],
      ['2026-12-10', 0, false],
    ];
    expect([await told(), await told()]).toEqual([moved, moved]);
    await database.exec(`update private.movie_releases set days = '{"DE": {"theatre": "2026-12-04"}}'`);
    expect(await told()).toEqual([['2026-12-04', 2, true], moved[1]]);
  });

  it('is filtered before it is limited', async () => {
    await wish(1, '2026-12-24');
    await follow(7);
    await airs(7, [
      [1, 1, '2026-12-01'],
      [1, 2, '2026-12-02'],
    ]);
    const rows = await act<Event>(
      database,
      'owner',
      `select ${columns} from my_calendar('2026-12-01', '2026-12-31', 'DE', 1, array['release'])`,
    );
    expect(brief(rows)).toEqual(['12-24 release 1']);
  });

  it('notifies the server of an awaited movie without known days', async () => {
    const heard: string[] = [];
    await database.listen(CHANGES, (said) => void (said !== null && heard.push(said)));
    await release(2, {});
    await wish(1, '2026-12-24');
    await wish(2, '2026-12-24');
    await wish(3, '1999-03-30');
    await database.query('select pg_notify($1, $2)', [CHANGES, 'the end']);
    await vi.waitFor(() => expect(heard).toContain('the end'));
    expect(heard.filter((said) => said.includes('releases'))).toEqual(['{"releases": true}']);
  });

  it('uses the user’s region here and in other calendars', async () => {
    await wish(1, '2026-12-24');
    await release(1, {
      DE: { theatre: '2026-12-25', digital: null },
      FR: { theatre: '2026-12-02', digital: null },
    });
    const secret = await renew(null);
    expect(await feed(secret)).toMatchObject([{ day: '2026-12-25' }]);
    await act(database, 'owner', `update profiles set region = 'FR' where id = auth.uid()`);
    expect(await feed(secret)).toMatchObject([{ day: '2026-12-02' }]);
    expect(await month()).toMatchObject([{ day: '2026-12-02' }]);
    await act(database, 'owner', `update profiles set region = null where id = auth.uid()`);
  });

  it('keeps one secret when created twice, and none readable', async () => {
    const secret = await renew(null);
    expect(await renew(null)).toBeNull();
    expect(await renew('2001-01-01T00:00:00Z')).toBeNull();
    expect(await feed(secret)).toEqual([]);
    const kept = await look<{ text: string }>(
      database,
      'select f::text as text from public.calendar_feeds f',
    );
    expect(kept[0]?.text).not.toContain(secret);
    expect(await attempt(database, 'owner', 'select token_hash from calendar_feeds')).toBe('42501');
  });
});
