import { describe, expect, test } from 'vitest';
import { neededFiles } from '../../../../src/domain/import/read-files.ts';
import { csv, readAs, reading, refused, told, zipped } from '../../../support/import/files.ts';

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
  test('is episodes by TheTVDB’s numbers, and series followed, put away or for later', () => {
    const file = reading({ 'tracking-prod-records-v2.csv': v2 }, 'Europe/Berlin');
    expect(told(file)).toEqual([
      'watch tv Dark tvdb:334824 s1e2 2019-05-21',
      'watch tv Dark tvdb:334824 s0e1 2019-05-21 again',
      'follow tv The Flash 2014 tvdb:279121 paused 2018-01-01',
      'wish tv Ted Lasso tvdb:383203 2018-01-01',
    ]);
    expect(refused(file)).toEqual(['tracking-prod-records-v2.csv:4 noEpisode']);
  });

  test('is films by name and year, where what was wished and then watched is watched', () => {
    const file = reading({ 'tracking-prod-records.csv': v1 });
    expect(told(file)).toEqual([
      'watch movie Dune 2021 2021-10-23',
      'watch movie Dune 2021 2022-01-05 again',
      'wish movie Ran 1985 2021-10-25',
    ]);
    expect(refused(file)).toEqual(['tracking-prod-records.csv:6 noTitle']);
  });

  test('may be old, and says each episode and series once', () => {
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

  test('has stars of episodes, films and series, told by numbers that only it counts by', () => {
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
    ]);
  });

  test('holds tokens and addresses: only ten files are ever opened', () => {
    const names = ['a/access_token.csv', 'a/ip_address.csv', 'a/user.csv', 'a/seen_episode.csv', 'a/x.json'];
    expect(neededFiles(names)).toEqual(['a/seen_episode.csv']);
    const zip = zipped({
      'tvtime/tracking-prod-records-v2.csv': v2,
      'tvtime/access_token.csv': csv('user_id,token', '1,tvt-SECRET-token'),
      'tvtime/login.csv': csv('key,series_name,ip', 'watch-episode-x,SECRET,10.0.0.1'),
    });
    const file = readAs([zip]);
    expect(file.files).toEqual(['tracking-prod-records-v2.csv']);
    expect(JSON.stringify(file)).not.toContain('SECRET');
  });
});
