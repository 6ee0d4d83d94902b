import { describe, expect, test } from 'vitest';
import { sortFiles } from '../../../../../src/features/import/files/needed-files.ts';
import {
  csv,
  failureOf,
  loose,
  readAs,
  reading,
  refused,
  told,
  zipped,
} from '../../../../support/import/files.ts';

const V2 =
  'user_id,key,series_name,s_id,s_no,ep_no,season_number,episode_number,created_at,rewatch_count,is_special,is_followed,is_archived,is_for_later';

const v2 = csv(
  V2,
  '1,watch-episode-a,Dark,334824,1,2,1,2,2019-05-20 23:12:44,0,false,,,',
  '1,watch-episode-b,Dark,334824,,1,,1,2019-05-21 10:00:00,2,true,,,',
  '1,watch-episode-c,Dark,334824,,,,,2019-05-21 10:00:00,0,false,,,',
  '1,user-series-d,The Flash (2014),279121,,,,,2018-01-01 00:00:00,,,true,true,false',
  '1,user-series-e,Ted Lasso,383203,,,,,2018-01-01 00:00:00,,,false,false,true',
  '1,user-series-f,Gone,1,,,,,2018-01-01 00:00:00,,,false,false,false',
  '1,count-episode-watched,,,,,,,,,,,,',
);

const v1 = csv(
  'user_id,entity_type,type,movie_name,release_date,watch_date,created_at,uuid',
  '1,movie,watch,Dune,2021-10-22 00:00:00,1634990000,2021-10-25 00:00:00,u',
  '1,movie,towatch,Dune,2021-10-22 00:00:00,,2021-09-01 00:00:00,u',
  '1,movie,rewatch,Dune,2021-10-22 00:00:00,,2022-01-05 10:00:00,u',
  '1,movie,follow,Ran,1985-06-01,,2021-10-25 00:00:00,u',
  '1,movie,watch,,1985-06-01,,2021-10-25 00:00:00,u',
  '1,movie,count-watch,,,,,u',
  '1,episode,watch,,,,2021-10-25 00:00:00,u',
);

describe('an export of TV Time', () => {
  test('has episodes by TheTVDB’s ids, and followed, paused or planned series', () => {
    const file = reading({ 'tracking-prod-records-v2.csv': v2 }, 'Europe/Berlin');
    expect(file.source).toBe('tvtime');
    expect(told(file)).toEqual([
      'watch tv Dark tvdb:334824 s1e2 2019-05-21',
      'watch tv Dark tvdb:334824 s0e1 2019-05-21',
      'follow tv The Flash 2014 tvdb:279121 paused 2018-01-01',
      'wish tv Ted Lasso tvdb:383203 2018-01-01',
      'watch tv Dark tvdb:334824 s0e1 again',
      'watch tv Dark tvdb:334824 s0e1 again',
    ]);
    expect(refused(file)).toEqual([
      'tracking-prod-records-v2.csv:4 noEpisode',
      'tracking-prod-records-v2.csv:7 nothing',
      'tracking-prod-records-v2.csv:8 needless',
    ]);
  });

  test('has films by name and year, where a later watch replaces a wish', () => {
    const file = reading({ 'tracking-prod-records.csv': v1 });
    expect(told(file)).toEqual([
      'watch movie Dune 2021 2021-10-23',
      'watch movie Dune 2021 2022-01-05 again',
      'wish movie Ran 1985 2021-10-25',
    ]);
    expect(refused(file)).toEqual([
      'tracking-prod-records.csv:6 noTitle',
      'tracking-prod-records.csv:7 needless',
      'tracking-prod-records.csv:8 needless',
      'tracking-prod-records.csv:3 repeated',
    ]);
  });

  test('can be old, and has each episode and series once', () => {
    const both = reading({
      'seen_episode.csv': csv(
        'tv_show_name,tv_show_id,episode_season_number,episode_number,created_at',
        'Dark,334824,1,2,2017-12-01 10:00:00',
        'Dark,334824,1,3,2017-12-02 10:00:00',
      ),
      'tracking-prod-records-v2.csv': csv(
        V2,
        '1,watch-episode-a,Dark,334824,1,2,1,2,2019-05-20 10:00:00,0,false,,,',
      ),
      'followed_tv_show.csv': csv(
        'tv_show_id,tv_show_name,active,archived,created_at',
        '334824,Dark,1,0,2017-12-01 10:00:00',
      ),
      'user_tv_show_data.csv': csv(
        'tv_show_id,tv_show_name,is_followed,is_favorited',
        '334824,Dark,1,1',
        '5,Left,0,0',
      ),
    });
    expect(told(both)).toEqual([
      'watch tv Dark tvdb:334824 s1e2 2019-05-20',
      'watch tv Dark tvdb:334824 s1e3 2017-12-02',
      'follow tv Dark tvdb:334824 2017-12-01',
      'favorite tv Dark tvdb:334824',
    ]);
  });

  test('has stars of episodes, films and series, by its own ids', () => {
    const votes = 'uuid,vote_key,user_id,episode_id,movie_name,series_name,season_number,episode_number';
    const file = reading({
      'tracking-prod-records-v2.csv': csv(
        V2,
        '1,watch-episode-a,Dark,334824,1,2,1,2,2019-05-20 10:00:00,0,false,,,',
      ),
      'ratings-prod-episode_votes.csv': csv(
        votes,
        ',11-5-1,5,11,,Dark,1,2',
        ',12-5-28,5,12,,Dark,1,3',
        ',13-5-20,5,13,,Dark,1,4',
        ',14-5-3,5,14,,Dark,,',
      ),
      'ratings-v2-prod-votes.csv': csv(votes, ',11-5-29,5,11,,Dark,1,2', ',15-5-27,5,15,,Other (2019),2,1'),
      'ratings-live-votes.csv': csv(votes, 'u,5b9f0df1-c726-5-3,5,0,Dune,,,'),
      'emotions-live-votes.csv': csv(votes, 'u,5b9f0df1-c726-5-3,5,0,Ran,,,'),
      'tv_show_rate.csv': csv(
        'user_id,tv_show_id,rating,created_at,tv_show_name',
        '5,334824,4,2017-03-12 08:51:53,Dark',
        '5,9,0,2017-03-12 08:51:53,None',
      ),
    });
    expect(told(file)).toEqual([
      'watch tv Dark tvdb:334824 s1e2 2019-05-20',
      'rating movie Dune 5/5',
      'rating tv Dark tvdb:334824 s1e2 4/5',
      'rating tv Other 2019 s2e1 2/5',
      'rating tv Dark tvdb:334824 s1e3 3/5',
      'rating tv Dark tvdb:334824 4/5 2017-03-12',
    ]);
    expect(refused(file)).toEqual([
      'ratings-prod-episode_votes.csv:4 noRating',
      'ratings-prod-episode_votes.csv:5 noEpisode',
      'tv_show_rate.csv:3 noRating',
      'ratings-prod-episode_votes.csv:2 repeated',
    ]);
  });

  test('contains tokens and addresses: only ten files are opened', () => {
    const names = ['a/access_token.csv', 'a/ip_address.csv', 'a/user.csv', 'a/seen_episode.csv', 'a/x.json'];
    expect(sortFiles(names).needed).toEqual(['a/seen_episode.csv']);
    const zip = zipped({
      'tvtime/tracking-prod-records-v2.csv': v2,
      'tvtime/access_token.csv': csv('user_id,token', '1,tvt-SECRET-token'),
      'tvtime/login.csv': csv('key,series_name,ip', 'watch-episode-x,SECRET,10.0.0.1'),
    });
    const file = readAs([zip]);
    expect(file.files).toEqual(['tracking-prod-records-v2.csv']);
    expect(JSON.stringify(file)).not.toContain('SECRET');
  });

  test('has each rewatch of an episode, dated if known', () => {
    const file = reading({
      'x.csv': csv(
        'key,series_name,s_id,s_no,ep_no,ep_id,created_at,rewatch_count',
        'watch-episode-a,Dark,7,2008,1,349232,2020-01-01 10:00:00,2',
        'rewatch-episode-a,Dark,7,2008,1,349232,2021-01-01 10:00:00,2',
      ),
    });
    expect(told(file)).toEqual([
      'watch tv Dark tvdb:7 s2008e1 2020-01-01',
      'watch tv Dark tvdb:7 s2008e1 2021-01-01 again',
      'watch tv Dark tvdb:7 s2008e1 again',
    ]);
    expect(file.entries.map(({ episodeIds, moment }) => [episodeIds, moment])).toEqual([
      [{ tvdb: 349_232 }, '2020-01-01T10:00:00.000Z'],
      [{ tvdb: 349_232 }, '2021-01-01T10:00:00.000Z'],
      [{ tvdb: 349_232 }, undefined],
    ]);
  });

  const newest = (...lines: string[]) =>
    reading({
      'x.csv': csv(
        'key,series_name,s_id,season_number,episode_number,created_at,rewatch_count,is_special',
        ...lines,
      ),
    });

  test.each([
    ['watch-episode-a', '1', '2', '0', '', ['watch tv Dark tvdb:7 s1e2 2019-05-20']],
    ['rewatch-episode-a', '1', '2', '0', '', ['watch tv Dark tvdb:7 s1e2 2019-05-20 again']],
    [
      ...(['watch-episode-a', '1', '2', '1', ''] as const),
      ['watch tv Dark tvdb:7 s1e2 2019-05-20', 'watch tv Dark tvdb:7 s1e2 again'],
    ],
    ['watch-episode-a', '1', '2', '', 'true', ['watch tv Dark tvdb:7 s1e2 2019-05-20']],
    ['watch-episode-a', '', '2', '', '1', ['watch tv Dark tvdb:7 s0e2 2019-05-20']],
    ['watch-episode-a', '', '2', '', 'Yes', ['watch tv Dark tvdb:7 s0e2 2019-05-20']],
    ['watch-episode-a', '', '2', '', 'false', []],
    ['watch-episode-a', '', '2', '', '11', []],
    ['watch-episode-a', '1', '', '', 'true', []],
  ])('has an episode by its key: %s', (key, season, number, count, special, expected) => {
    const file = newest(`${key},Dark,7,${season},${number},2019-05-20 10:00:00,${count},${special}`);
    expect(told(file)).toEqual(expected);
    expect(refused(file)).toEqual(expected.length > 0 ? [] : ['x.csv:2 noEpisode']);
  });

  test('ignores other keys, and refuses rows without a series', () => {
    const keys = [
      'count-episode',
      'unwatch-episode-a',
      'my-user-series-a',
      'user-seriesx',
      'watch-episode',
      '',
    ];
    for (const key of keys)
      expect(failureOf(loose({ 'x.csv': csv(V2, `1,${key},Dark,7,1,2,1,2,,,,,,`) })), key).toBe('empty');
    expect(refused(newest('watch-episode-a,,,1,2,,,', 'user-series-a,,,,,,,'))).toEqual([
      'x.csv:2 noTitle',
      'x.csv:3 noTitle',
    ]);
    expect(told(newest('watch-episode-a,,7,1,2,,,'))).toEqual(['watch tv - tvdb:7 s1e2']);
  });

  test.each([
    ['Dark', 'Dark'],
    ['The Flash (2014)', 'The Flash 2014'],
    ['The Flash (20145)', 'The Flash (20145)'],
    ['(2014)', '(2014)'],
    ['Flash (2014) again', 'Flash (2014) again'],
    ['Flash(2014)', 'Flash(2014)'],
  ])('can have the year in a series’ name: %s', (name, title) => {
    expect(told(newest(`watch-episode-a,${name},7,1,2,,,`))).toEqual([`watch tv ${title} tvdb:7 s1e2`]);
  });

  const shows = (name: string, head: string, ...lines: string[]) =>
    loose({
      [name]: csv(
        `tv_show_id,tv_show_name,created_at,${head}`,
        ...lines.map((line) => `7,Dark,2019-05-20,${line}`),
      ),
    });

  test.each([
    ['followed_tv_show.csv', 'active,archived', '1,0', ['follow tv Dark tvdb:7 2019-05-20']],
    ['followed_tv_show.csv', 'active,archived', '1,1', ['follow tv Dark tvdb:7 paused 2019-05-20']],
    ['followed_tv_show.csv', 'active,is_archived', ',true', ['follow tv Dark tvdb:7 paused 2019-05-20']],
    ['x/Followed_TV_show.csv', 'active', '', ['follow tv Dark tvdb:7 2019-05-20']],
    ['followed_tv_show.csv', 'active', '0', 'empty'],
    ['user_tv_show_data.csv', 'active', '', 'empty'],
    ['user_tv_show_data.csv', 'is_followed', 'yes', ['follow tv Dark tvdb:7 2019-05-20']],
    ['user_tv_show_data.csv', 'is_favorited', '1', ['favorite tv Dark tvdb:7 2019-05-20']],
    ['user_tv_show_data.csv', 'is_favorite', 'true', ['favorite tv Dark tvdb:7 2019-05-20']],
    ['user_tv_show_data.csv', 'is_for_later,is_followed', '1,1', ['wish tv Dark tvdb:7 2019-05-20']],
    ['user_tv_show_data.csv', 'is_for_later,is_followed', '0,1', ['follow tv Dark tvdb:7 2019-05-20']],
    ['other.csv', 'active', '1', 'table'],
  ])('says what is done with a series: %s, %s %s', (name, head, line, expected) => {
    const files = shows(name, head, line);
    const failure = failureOf(files);
    const read = failure ? null : readAs(files);
    expect(failure ?? (read?.source === 'table' ? 'table' : read && told(read))).toEqual(expected);
  });

  test('has each fact of a series once, and refuses unnamed ones', () => {
    expect(
      told(
        readAs(
          shows('followed_tv_show.csv', 'active,is_favorite,is_for_later', '1,1,', '1,1,', ',,1', ',,1'),
        ),
      ),
    ).toEqual([
      'favorite tv Dark tvdb:7 2019-05-20',
      'follow tv Dark tvdb:7 2019-05-20',
      'wish tv Dark tvdb:7 2019-05-20',
    ]);
    for (const head of ['tv_show_id,tv_show_name,episode_number', 'tv_show_id,tv_show_name,rating']) {
      expect(refused(reading({ 'x.csv': csv(head, ',,1') }))).toEqual(['x.csv:2 noTitle']);
    }
  });

  test('keeps facts of different series apart', () => {
    const head = 'tv_show_id,tv_show_name,is_favorited,is_followed,is_for_later';
    const rows = ['7,Dark,1,1,', '8,Lost,1,1,', '7,Dark,,,1', '8,Lost,,,1'];
    const rates = ['7,Dark,3', '8,Lost,4'];
    const files = loose({
      'user_tv_show_data.csv': csv(head, ...rows),
      'tv_show_rate.csv': csv('tv_show_id,tv_show_name,rating', ...rates),
    });
    const [dark, lost] = ['tv Dark tvdb:7', 'tv Lost tvdb:8'];
    expect(told(readAs(files))).toEqual([
      ...[`favorite ${dark}`, `follow ${dark}`, `favorite ${lost}`, `follow ${lost}`],
      ...[`wish ${dark}`, `wish ${lost}`, `rating ${dark} 3/5`, `rating ${lost} 4/5`],
    ]);
  });

  test('has an episode’s place in one of two columns', () => {
    expect(
      told(reading({ 'x.csv': csv('key,series_name,s_id,s_no,ep_no', 'watch-episode-a,Dark,7,2,5') })),
    ).toEqual(['watch tv Dark tvdb:7 s2e5']);
  });

  const film = (...lines: string[]) =>
    reading({ 'x.csv': csv('entity_type,type,movie_name,release_date,watch_date,created_at', ...lines) });

  test('watches a film for each of its days, and wishes it once', () => {
    const file = film(
      'Movie,Watch,Ran,1985-06-01,1634990000,2021-10-25 00:00:00',
      'movie,watch,Ran,1985-06-01,1634990001,2021-10-25 00:00:00',
      'movie,watch,Ran,1985-06-01,,2021-10-25 00:00:00',
      'movie,rewatch,Ran,1985-06-01,,2021-10-25 00:00:00',
      'movie,watch,Ran,,,',
      'movie,follow,Heat,,,2021-10-25 00:00:00',
      'movie,towatch,heat,,,2021-10-26 00:00:00',
      'movie,other,Heat,,,',
      'series,watch,Heat,,,',
      'movie,towatch,Ran,1985-06-01,,',
      'movie,towatch,Ran,1986-06-01,,',
    );
    expect(told(file)).toEqual([
      'watch movie Ran 1985 2021-10-23',
      'watch movie Ran 1985 2021-10-25',
      'watch movie Ran 1985 2021-10-25 again',
      'watch movie Ran',
      'wish movie Heat 2021-10-25',
      'wish movie Ran 1986',
    ]);
    expect(refused(film('movie,watch,,,,', 'movie,towatch,,,,', 'movie,other,,,,'))).toEqual([
      'x.csv:2 noTitle',
      'x.csv:3 noTitle',
      'x.csv:4 needless',
    ]);
  });

  test('wishes a series that was watched', () => {
    const both = ['1,watch-episode-a,Dark,7,1,2,1,2,,,,,,', '1,user-series-a,Dark,7,,,,,,,,,,true'];
    expect(told(reading({ 'x.csv': csv(V2, ...both) }))).toEqual([
      'watch tv Dark tvdb:7 s1e2',
      'wish tv Dark tvdb:7',
    ]);
  });

  const VOTES = 'vote_key,movie_name,series_name,season_number,episode_number,created_at';
  test.each([
    ['a-1', ['rating tv Dark s1e2 1/5 2019-05-20']],
    ['a-27', ['rating tv Dark s1e2 2/5 2019-05-20']],
    ['a-28', ['rating tv Dark s1e2 3/5 2019-05-20']],
    ['a-29', ['rating tv Dark s1e2 4/5 2019-05-20']],
    ['a-3', ['rating tv Dark s1e2 5/5 2019-05-20']],
    ['1', ['rating tv Dark s1e2 1/5 2019-05-20']],
    ['a-2', []],
    ['a-1-', []],
    ['', []],
  ])('has the vote %s', (key, expected) => {
    const file = reading({ 'ratings-x.csv': csv(VOTES, `${key},,Dark,1,2,2019-05-20 10:00:00`) });
    expect(told(file)).toEqual(expected);
    expect(refused(file)).toEqual(expected.length > 0 ? [] : ['ratings-x.csv:2 noRating']);
  });

  test('rates a named episode or film once, by its newest file', () => {
    const votes = (key: string) =>
      csv(
        VOTES,
        `${key},Ran,,,,`,
        `${key},,DARK,1,2,`,
        `${key},,Dark,1,3,`,
        `${key},,,1,2,`,
        `${key},,Dark,,2,`,
        `${key},,Dark,1,,`,
      );
    const files = reading({
      'ratings-z.csv': votes('a-1'),
      'ratings-prod-episode_votes.csv': votes('a-27'),
      'ratings-live-votes.csv': votes('a-3'),
      'tv_show_rate.csv': csv('tv_show_id,tv_show_name,rating', '8,Dark,4', '8,Dark,5', '7,Dark,3'),
      'seen_episode.csv': csv('tv_show_name,tv_show_id,season_number,episode_number', 'Dark,7,1,1'),
      'tracking-prod-records-v2.csv': csv('key,series_name,s_id', 'user-series-a,Dark,'),
    });
    expect(told(files)).toEqual([
      'watch tv Dark tvdb:7 s1e1',
      'rating movie Ran 5/5',
      'rating tv Dark tvdb:7 s1e2 5/5',
      'rating tv Dark tvdb:7 s1e3 5/5',
      'rating tv Dark tvdb:8 4/5',
      'rating tv Dark tvdb:7 3/5',
    ]);
    expect(refused(files).slice(1, 4)).toEqual([
      'ratings-live-votes.csv:5 noTitle',
      'ratings-live-votes.csv:6 noEpisode',
      'ratings-live-votes.csv:7 noEpisode',
    ]);
    expect(reading({ 'votes-ratings-x.csv': votes('a-1') }).source).toBe('table');
  });
});

describe('TV Time’s lists', () => {
  test('have series by TheTVDB’s ids and movies by its own, and stay separate with one name', () => {
    const objects = (...maps: string[]) => `[${maps.map((map) => `map[${map}]`).join(' ')}]`;
    const read = reading({
      'seen_episode.csv': csv(
        'tv_show_name,tv_show_id,episode_season_number,episode_number,created_at',
        'Breaking Bad,81189,1,1,2020-01-01 10:00:00',
      ),
      'tracking-prod-records.csv': csv(
        'uuid,type,entity_type,movie_name,release_date',
        'aa-1,follow,movie,Heat,1995-12-15',
      ),
      'lists-prod-lists.csv': csv(
        'name,objects,description',
        `Top,${objects('created_at:1.7e+09 id:81189 type:series', 'created_at:1.7e+09 type:movie uuid:aa-1')},Mine`,
        `Top,${objects('id:73739 type:series', 'type:movie uuid:bb-2')},`,
      ),
    });
    expect(told(read).filter((line) => line.startsWith('list'))).toEqual([
      'list tv Breaking Bad tvdb:81189 Top #1',
      'list movie Heat 1995 Top #2',
      'list tv - tvdb:73739 Top #1',
    ]);
    expect(read.entries.flatMap(({ list }) => (list ? [list.nth ?? 1, list.description] : []))).toEqual([
      ...[1, 'Mine', 1, undefined, 2, undefined],
    ]);
    expect(refused(read)).toEqual(['lists-prod-lists.csv:3 noTitle']);
  });
});
