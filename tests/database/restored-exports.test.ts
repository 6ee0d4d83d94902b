import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/embedded/backend/database/contract.ts';
import type { OwnRecord } from '../../src/domain/exports/records.ts';
import type { ImportEntry } from '../../src/domain/imports/entry.ts';
import { describeOnEveryEngine } from '../support/database/database-engines.ts';
import { belongings, entryOf, importsOf } from '../support/database/imports.ts';
import { act, ids, look, signUpEverybody } from '../support/database/persona.ts';

const at = '2021-02-03T04:05:06.789012+00:00';
const later = '2022-02-03T04:05:06.5+00:00';
const title = (id: number, kind: 'movie' | 'tv' = 'movie') => ({
  ...{ kind, id, name: `عنوان ${id}`, poster: '/p.jpg', date: '2001-05-05', votes: 7.1 },
  at,
});
const opinion = (id: number, kind: 'movie' | 'tv' = 'movie') => ({
  ...{ kind, id, name: null, date: null, at, changedAt: later },
});
const episode = { id: 20, run: 2, season: 1, number: 3 };

const EVERYTHING = [
  {
    part: 'profile',
    record: { name: 'Ada', region: 'DE', timeZone: 'Asia/Tokyo', hideSeen: true, keepSearches: false },
  },
  { part: 'noticePreferences', record: { kind: 'episode', inApp: false, mail: 'weekly' } },
  { part: 'services', record: { id: 8, at } },
  { part: 'wishlist', record: title(1) },
  { part: 'wishlist', record: title(1, 'tv') },
  { part: 'watched', record: { ...title(2), day: '2021-02-04' } },
  { part: 'favorites', record: title(2) },
  { part: 'dismissed', record: title(3, 'tv') },
  {
    part: 'diary',
    record: { ...title(2), day: '2021-02-04', again: false, note: 'With Ada', markedAt: at },
  },
  {
    part: 'diary',
    record: { ...title(2), day: '2021-02-04', again: true, note: null, markedAt: null, at: later },
  },
  { part: 'diary', record: { ...title(4), day: null, again: false, note: null, markedAt: null } },
  { part: 'ratings', record: { ...opinion(2), stars: 3 } },
  { part: 'reviews', record: { ...opinion(2), text: 'Fine', tellsEnd: true } },
  {
    part: 'reviews',
    record: { ...opinion(2), text: 'Fine, still', at: later, changedAt: null, tellsEnd: false },
  },
  { part: 'reviews', record: { ...opinion(9, 'tv'), text: '面白い', tellsEnd: false } },
  {
    part: 'pageFavorites',
    record: { place: 2, kind: 'movie', id: 2, name: 'Two', poster: null, date: '2001-05-05' },
  },
  { part: 'following', record: { id: 20, name: 'Uno', poster: null, state: 'paused', run: 2, at } },
  { part: 'episodes', record: { ...episode, day: '2020-01-01', at } },
  { part: 'episodes', record: { ...episode, run: 1, day: null, at } },
  { part: 'lostEpisodes', record: { ...episode, name: 'Part two', day: null, at, lostAt: later } },
  {
    part: 'reminders',
    record: {
      id: 6,
      name: 'Six',
      poster: null,
      day: '2030-01-01',
      byMail: true,
      movedFrom: null,
      sentAt: null,
      at,
    },
  },
  { part: 'seriesReminders', record: { id: 20, name: 'Uno', poster: null, knownSeason: 4, at } },
  { part: 'savedSearches', record: { kind: 'movie', name: 'Laughs', query: 'genres=35', at } },
  { part: 'aiSearches', record: { kind: 'tv', description: 'calm', results: { titles: [] }, at } },
] as OwnRecord[];

const entries = (records: readonly unknown[]): ImportEntry[] =>
  records.map((own, line) => ({
    ...entryOf('own', 1, { kind: null, year: null, ids: {} }),
    at: { file: 'marquee.json', line },
    own: own as NonNullable<ImportEntry['own']>,
  }));

describeOnEveryEngine('Our own export', (open) => {
  let database: Database;
  let mine: ReturnType<typeof importsOf>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(() => database.exec('truncate auth.users cascade;'));
  const begin = async () => {
    await signUpEverybody(database);
    await database.exec('update public.profiles set full_name = null');
    mine = importsOf(database);
  };
  const settings = () =>
    look(
      database,
      `select p.full_name, p.region, z.time_zone, l.hide_seen, a.keep_searches
       from public.profiles p left join public.time_zones z on z.user_id = p.id
       left join public.list_settings l on l.user_id = p.id left join public.ai_preferences a on a.user_id = p.id
       where p.id = $1`,
      [ids.owner],
    );

  it('goes back into an account with all its times, once, and can be taken back', async () => {
    await begin();
    const nothing = await settings();
    const id = await mine.bring(entries(EVERYTHING));
    expect(new Set(await mine.rows(id))).toEqual(new Set(['imported']));
    const brought = await belongings(database);
    expect(brought).toEqual(
      expect.arrayContaining([
        'watched_movies (2,"2021-02-03 04:05:06.789012+00")',
        'watches (movie,2,2021-02-04,f,"With Ada")',
        'watches (movie,2,2021-02-04,t,)',
        'watches (movie,4,,f,)',
        'movie_ratings (2,3)',
        'movie_reviews (2,Fine)',
        'movie_reviews (2,"Fine, still")',
        'followed_series (20,paused,2)',
        'episode_watches (20,2,1,3,2020-01-01)',
        'episode_watches (20,1,1,3,)',
      ]),
    );
    expect(brought).toHaveLength(15);
    expect(await settings()).toEqual([
      { full_name: 'Ada', region: 'DE', time_zone: 'Asia/Tokyo', hide_seen: true, keep_searches: false },
    ]);
    expect(await look(database, 'select review from public.movie_reviews where tells_end')).toEqual([
      { review: 'Fine' },
    ]);
    expect(
      await look(database, 'select updated_at = $1::timestamptz as kept from public.movie_ratings', [later]),
    ).toEqual([{ kept: true }]);
    expect(
      await look(database, 'select marked_at from public.watches where note is not null and marked_at = $1', [
        at,
      ]),
    ).toHaveLength(1);

    const again = await mine.bring(entries(EVERYTHING));
    expect((await mine.rows(again)).every((row) => row.startsWith('already'))).toBe(true);
    expect(await belongings(database)).toEqual(brought);

    expect(await mine.undoAll(id, 3)).toBe('undone');
    expect(await belongings(database)).toEqual([]);
    expect(await settings()).toEqual(nothing);
    for (const table of [
      'movie_reminders',
      'series_reminders',
      'saved_searches',
      'ai_searches',
      'my_services',
    ]) {
      expect(await look(database, `select from public.${table}`), table).toEqual([]);
    }
  });

  it('leaves what is one’s own as it is, and records that are none behind', async () => {
    await begin();
    const own = (sql: string) => act(database, 'owner', sql);
    await own(`insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 2, 1)`);
    await own(`insert into movie_reviews (user_id, movie_id, review) values (auth.uid(), 2, 'Mine')`);
    await own(`insert into watched_movies (user_id, movie_id, movie_title) values (auth.uid(), 1, 'One')`);
    const before = await belongings(database);
    const id = await mine.bring(
      entries([
        { part: 'ratings', record: { ...opinion(2), stars: 3 } },
        { part: 'reviews', record: { ...opinion(2), text: 'Fine', tellsEnd: true } },
        { part: 'wishlist', record: title(1) },
        { part: 'wishlist', record: { kind: 'movie' } },
        { part: 'nothing', record: {} },
        { part: 'dismissed', record: { ...title(7), date: '1066-10-14' } },
        { part: 'favorites', record: title(5) },
      ]),
    );
    expect(await mine.rows(id)).toEqual([
      ...['already (existing)', 'already (existing)', 'already (watched)'],
      ...['unreadable (value)', 'unreadable (value)', 'unreadable (value)', 'imported'],
    ]);
    await mine.undoAll(id);
    expect(await belongings(database)).toEqual(before);
  });
});
