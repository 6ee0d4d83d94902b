import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import type { OwnRecord } from '../../src/features/export/records.ts';
import type { ImportEntry } from '../../src/features/import/files/entry.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { belongings, entryOf, importsOf } from '../support/database/imports.ts';
import { act, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

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

/** A list with its titles, as places, numbers, kinds and notes. */
const ownList = (
  list: string,
  name: string,
  visibility: string,
  titles: [position: number, id: number, kind: 'movie' | 'tv', note: string][],
) => [
  {
    part: 'lists',
    record: { list, name, visibility, description: `About ${name}`, ranked: true, at, changedAt: later },
  },
  ...titles.map(([position, number, kind, note]) => ({
    part: 'listTitles',
    record: { ...title(number, kind), list, position, note },
  })),
];

const place = { season: null, number: null };
const play = { ...place, source: 'plex', device: 'Küche' };
const playedUntil = { until: '2021-02-03T05:00:00+00:00', day: '2020-01-01', undoneAt: null };

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
  { part: 'partRatings', record: { ...opinion(20), season: 1, number: null, stars: 3.5 } },
  { part: 'partRatings', record: { ...opinion(20), season: 1, number: 3, stars: 0.5 } },
  { part: 'reviews', record: { ...opinion(2), text: 'Fine', tellsEnd: true } },
  {
    part: 'reviews',
    record: { ...opinion(2), text: 'Fine, still', at: later, changedAt: null, tellsEnd: false },
  },
  { part: 'reviews', record: { ...opinion(9, 'tv'), text: '面白い', tellsEnd: false } },
  { part: 'tags', record: { ...title(2), tag: 'もう一度' } },
  { part: 'tags', record: { ...title(20, 'tv'), tag: 'مشاهدة', at: later } },
  { part: 'notes', record: { ...title(20, 'tv'), season: 2, note: 'Up to the desert', changedAt: later } },
  { part: 'notes', record: { ...title(2), season: null, note: 'Mine', changedAt: at } },
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
  {
    part: 'plays',
    record: { ...play, ...title(2), until: '2021-02-03T06:00:00+00:00', day: '2021-02-04', undoneAt: null },
  },
  {
    part: 'plays',
    record: { ...play, ...title(20, 'tv'), ...{ season: 1, number: 3 }, ...playedUntil },
  },
  { part: 'playProgress', record: { ...title(31), ...place, source: 'kodi', percent: 40 } },
  { part: 'playNames', record: { called: 'ありがとう', kind: 'tv', year: 0, title: null, at } },
  {
    part: 'taste',
    record: { subject: 'movie-5', direction: -1, name: 'خمسة', traits: ['genre:27'], at },
  },
  ...ownList('a', 'أفلامي', 'public', [
    [3_145_728, 9, 'tv', 'last'],
    [1_048_576, 2, 'movie', '面白い'],
  ]),
  ...ownList('b', 'Empty', 'link', []),
] as OwnRecord[];

const entries = (records: readonly unknown[]): ImportEntry[] =>
  records.map((own, line) => ({
    ...entryOf('own', 1, { kind: null, year: null, ids: {} }),
    at: { file: 'marquee.json', line },
    own: own as NonNullable<ImportEntry['own']>,
  }));

describe('Our own export', () => {
  let database: Database;
  let mine: ReturnType<typeof importsOf>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  afterEach(() => database.exec('delete from auth.users'));
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

  it('is restored into an account with all times, once, and can be undone', async () => {
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
        'part_ratings (20,1,,3.5)',
        'part_ratings (20,1,3,0.5)',
        'movie_reviews (2,Fine)',
        'movie_reviews (2,"Fine, still")',
        'followed_series (20,paused,2)',
        'episode_watches (20,2,1,3,2020-01-01)',
        'episode_watches (20,1,1,3,)',
        'lists (أفلامي,public,2)',
        'lists (Empty,link,0)',
        'list_items (أفلامي,movie,2,面白い)',
        'list_items (أفلامي,tv,9,last)',
      ]),
    );
    expect(brought).toHaveLength(25);
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

    // An entry still says which program noted it.
    expect(
      await look(
        database,
        `select p.kind, p.device, p.done ->> 'run' as run, w.note from public.plays p
         left join public.watches w on w.id = p.watch_id order by 1`,
      ),
    ).toEqual([
      { kind: 'movie', device: 'Küche', run: null, note: 'With Ada' },
      { kind: 'tv', device: 'Küche', run: '2', note: null },
    ]);

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
      'plays',
      'play_progress',
      'play_names',
      'for_you_feedback',
    ]) {
      expect(await look(database, `select from public.${table}`), table).toEqual([]);
    }
  });

  const lists = () =>
    look(
      database,
      `select l.name, l.description, l.ranked, l.visibility, l.items, l.created_at = $2::timestamptz as made_then,
         l.updated_at = $3::timestamptz as changed_then,
         (select array_agg(i.title_id order by i.position) from public.list_items i where i.list_id = l.id) as titles
       from public.lists l where l.user_id = $1 order by l.name`,
      [ids.owner, at, later],
    );

  it('restores lists as they were, with visibility, order and times', async () => {
    await begin();
    const words = (name: string) => ({ name, description: `About ${name}`, ranked: true });
    const as = { made_then: true, changed_then: true };
    const more = ownList('c', 'Mine', 'private', [
      [5, 4, 'tv', ''],
      [-5, 4, 'movie', ''],
      [0, 1, 'movie', ''],
    ]);
    // The titles come first in the file, and one row is saved at a time.
    const id = await mine.ready(
      entries([...ownList('a', 'Public', 'public', [[1, 7, 'tv', '']]), ...more].reverse()),
    );
    await mine.saveAll(id, 1);
    expect(await lists()).toEqual([
      { ...words('Mine'), ...as, visibility: 'private', items: 3, titles: [4, 1, 4] },
      { ...words('Public'), ...as, visibility: 'public', items: 1, titles: [7] },
    ]);
  });

  it('restores into an existing original list, and undoes only its titles', async () => {
    await begin();
    const [made] = await act<{ id: string }>(
      database,
      'owner',
      `insert into lists (name) values ('Renamed since') returning id`,
    );
    await act(
      database,
      'owner',
      `insert into list_items (list_id, kind, title_id, title) values ('${made?.id}', 'movie', 2, 'Two')`,
    );
    const before = await belongings(database);
    const id = await mine.bring(
      entries(
        ownList(made?.id ?? '', 'Before', 'public', [
          [1, 2, 'movie', 'Note'],
          [2, 3, 'movie', ''],
        ]),
      ),
    );
    expect(await mine.rows(id)).toEqual(['already', 'already', 'imported']);
    expect(await lists()).toMatchObject([{ name: 'Renamed since', visibility: 'private', items: 2 }]);
    await mine.undoAll(id);
    expect(await belongings(database)).toEqual(before);
  });

  it('keeps on undo a list changed since, and other users’ lists', async () => {
    await begin();
    const [theirs] = await act<{ id: string }>(
      database,
      'stranger',
      `insert into lists (name) values ('Theirs') returning id`,
    );
    const id = await mine.bring(
      entries([
        ...ownList('a', 'Kept', 'link', [[1, 2, 'movie', '']]),
        ...ownList('b', 'Hidden since', 'public', []),
        ...ownList('c', 'Gone', 'private', [[1, 3, 'tv', '']]),
        { part: 'listTitles', record: { ...title(9), list: theirs?.id, position: 1, note: '' } },
      ]),
    );
    expect((await mine.rows(id)).at(-1)).toBe('unreadable (value)');
    await act(
      database,
      'owner',
      `insert into list_items (list_id, kind, title_id, title) select id, 'tv', 5, 'Five' from lists where name = 'Kept'`,
    );
    await act(database, 'owner', `update lists set visibility = 'private' where name = 'Hidden since'`);
    await mine.undoAll(id, 1);
    expect(await belongings(database)).toEqual([
      'list_items (Kept,tv,5,"")',
      'lists ("Hidden since",private,0)',
      'lists (Kept,link,1)',
    ]);
    expect(await belongings(database, ids.stranger)).toEqual(['lists (Theirs,private,0)']);
  });

  it('keeps existing data, and skips invalid records', async () => {
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
