import { describe, expect, test } from 'vitest';
import {
  failureOf,
  loose,
  readAs,
  reading,
  refused,
  told,
  zipped,
} from '../../../../support/import/files.ts';

const movie = { title: 'Dune', year: 2021, ids: { trakt: 1, slug: 'dune', imdb: 'tt1160419', tmdb: 438631 } };
const show = {
  title: 'Severance',
  year: 2022,
  ids: { trakt: 2, slug: 's', imdb: null, tmdb: '95396', tvdb: 371980 },
};

const history = [
  { id: 3, watched_at: '2024-03-03T20:00:00.000Z', type: 'movie', movie },
  { id: 2, watched_at: '2024-01-02T02:30:00.000Z', type: 'movie', movie },
  { id: 2, watched_at: '2024-01-02T02:30:00.000Z', type: 'movie', movie },
  {
    id: 1,
    watched_at: '1970-01-01T00:00:00.000Z',
    type: 'episode',
    show,
    episode: { season: 0, number: 3, ids: {} },
  },
  { id: 4, watched_at: 'unknown', type: 'episode', show, episode: { season: 1, number: 1 } },
];

describe('an export of Trakt', () => {
  test('is a log of plays, dated by the user’s zone', () => {
    const file = { 'watched/watched-history-1.json': JSON.stringify(history) };
    expect(reading(file).source).toBe('trakt');
    expect(told(reading(file, 'America/New_York'))).toEqual([
      'watch movie Dune 2021 tmdb:438631 tt1160419 2024-03-03 again',
      'watch movie Dune 2021 tmdb:438631 tt1160419 2024-01-01',
      'watch tv Severance 2022 tmdb:95396 tvdb:371980 s0e3',
      'watch tv Severance 2022 tmdb:95396 tvdb:371980 s1e1',
    ]);
    expect(reading(file, 'Asia/Tokyo').entries.map(({ day }) => day)).toEqual([
      '2024-03-04',
      '2024-01-02',
      null,
      null,
    ]);
  });

  test('has episodes’ ids, and its summary’s count of plays', () => {
    const ids = { trakt: 1, tvdb: 349_232, imdb: 'tt0959621', tmdb: 62_085 };
    const played = [
      { ...history[4], watched_at: '2024-01-02T02:30:00.000Z', episode: { season: 1, number: 1, ids } },
    ];
    expect(reading({ 'history.json': JSON.stringify(played) }).entries).toMatchObject([
      { episodeIds: { tvdb: 349_232, imdb: 'tt0959621' }, moment: '2024-01-02T02:30:00.000Z' },
    ]);
    const seasons = [
      {
        number: 1,
        episodes: [
          { number: 2, plays: 3 },
          { number: 3, plays: 1 },
        ],
      },
    ];
    const summary = [
      { plays: 2, last_watched_at: '2024-03-03T20:00:00.000Z', movie },
      { plays: 4, show, seasons },
    ];
    expect(reading({ 'watched.json': JSON.stringify(summary) }).entries.map(({ plays }) => plays)).toEqual([
      ...[2, 3, undefined],
    ]);
  });

  test('counts plays once: summaries count only without a log', () => {
    const summaries = {
      'watched-movies.json': JSON.stringify([
        { plays: 2, last_watched_at: '2024-03-03T20:00:00.000Z', movie },
      ]),
      'watched-shows.json': JSON.stringify([
        {
          plays: 1,
          show,
          seasons: [
            { number: 1, episodes: [{ number: 2, plays: 1, last_watched_at: '2024-02-02T12:00:00.000Z' }] },
          ],
        },
      ]),
    };
    const both = readAs([
      zipped({ ...summaries, 'watched/watched-history-1.json': JSON.stringify(history) }),
    ]);
    expect(both.entries).toHaveLength(4);
    expect(told(reading(summaries))).toEqual([
      'watch movie Dune 2021 tmdb:438631 tt1160419 2024-03-03',
      'watch tv Severance 2022 tmdb:95396 tvdb:371980 s1e2 2024-02-02',
    ]);
  });

  test('has ratings, wishes and lists, in any folder', () => {
    const all = readAs([
      zipped({
        'someone/ratings/ratings-movies.json': JSON.stringify([
          { rated_at: '2024-01-01T12:00:00.000Z', rating: 7, type: 'movie', movie },
          { rated_at: '2024-01-01T12:00:00.000Z', rating: 0, type: 'movie', movie },
          {
            rated_at: '2024-01-01T12:00:00.000Z',
            rating: 9,
            type: 'episode',
            show,
            episode: { season: 1, number: 1 },
          },
          { rated_at: '2024-01-02T12:00:00.000Z', rating: 7, type: 'season', show, season: { number: 2 } },
          { rated_at: '2024-01-02T12:00:00.000Z', rating: 7, type: 'season', show, season: {} },
        ]),
        'someone/lists/lists-watchlist.json': JSON.stringify([
          { rank: 1, listed_at: '2024-01-05T12:00:00Z', type: 'show', show },
        ]),
        'someone/lists/lists-lists.json': JSON.stringify([
          { name: 'Deep “Space”', description: 'Far\nout', ids: { trakt: 5, slug: 'deep-space' } },
        ]),
        'someone/lists/lists-list-5-deep-space.json': JSON.stringify([
          { rank: 4, listed_at: '2024-01-06T12:00:00Z', notes: 'Sandy', type: 'movie', movie },
          { rank: 5, listed_at: '2024-01-06T12:00:00Z', type: 'person', person: { name: 'A' } },
        ]),
        'someone/hidden/hidden-dropped.json': JSON.stringify([
          { hidden_at: '2024-01-07T12:00:00Z', type: 'show', show },
        ]),
        'someone/user/user-settings.json': JSON.stringify({ account: { token: 'secret' } }),
      }),
    ]);
    expect(told(all)).toEqual([
      'rating movie Dune 2021 tmdb:438631 tt1160419 7/10 2024-01-01',
      'rating tv Severance 2022 tmdb:95396 tvdb:371980 s1e1 9/10 2024-01-01',
      'rating tv Severance 2022 tmdb:95396 tvdb:371980 s2 7/10 2024-01-02',
      'wish tv Severance 2022 tmdb:95396 tvdb:371980 2024-01-05',
      'list movie Dune 2021 tmdb:438631 tt1160419 Deep “Space” #4 "Sandy" 2024-01-06',
      'follow tv Severance 2022 tmdb:95396 tvdb:371980 dropped 2024-01-07',
    ]);
    expect(all.entries.find(({ list }) => list)?.list?.description).toBe('Far\nout');
    expect(refused(all)).toEqual([
      'ratings/ratings-movies.json:2 noRating',
      'ratings/ratings-movies.json:5 noEpisode',
      'lists/lists-list-5-deep-space.json:2 noTitleKind',
    ]);
  });

  test('continues after invalid plays', () => {
    const odd = [...history.slice(0, 1), null, 7, { watched_at: 1, movie: {} }, { watched_at: 'x', show }];
    const { entries, ...rest } = reading({ 'history.json': JSON.stringify(odd) });
    expect(entries).toHaveLength(1);
    expect(refused(rest)).toEqual([
      'history.json:2 malformed',
      'history.json:3 malformed',
      'history.json:4 noTitle',
      'history.json:5 noEpisode',
    ]);
  });

  const listed = { listed_at: '2024-01-05T12:00:00Z', type: 'movie', movie };
  const dropped = { hidden_at: '2024-01-05T12:00:00Z', type: 'show', show };
  const DUNE = 'movie Dune 2021 tmdb:438631 tt1160419';
  const SHOW = 'tv Severance 2022 tmdb:95396 tvdb:371980';

  test.each([
    ['lists-watchlist.json', listed, `wish ${DUNE} 2024-01-05`],
    ['lists-favorites.json', listed, `favorite ${DUNE} 2024-01-05`],
    ['Favourites-movies.json', listed, `favorite ${DUNE} 2024-01-05`],
    ['recommendations-movies.json', listed, `favorite ${DUNE} 2024-01-05`],
    ['watchlist/sunday.json', listed, `list ${DUNE} sunday #1 2024-01-05`],
    ['hidden-dropped.json', dropped, `follow ${SHOW} dropped 2024-01-05`],
    ['dropped/hidden.json', dropped, 'unknown'],
    ['hidden-calendar.json', dropped, 'unknown'],
    ['x.json', { type: 'movie', movie }, 'unknown'],
    ['x.json', { ids: { slug: 'a' } }, 'unknown'],
    ['x.json', { name: 'A', ids: {} }, 'unknown'],
    ['x.json', { name: 'A', ids: { slug: 'a' } }, 'empty'],
    ['x.json', { rated_at: '2024-01-05T12:00:00Z', rating: 7, movie }, `rating ${DUNE} 7/10 2024-01-05`],
    ['x.json', { watched_at: '2024-01-05T12:00:00Z', movie }, `watch ${DUNE} 2024-01-05`],
    ['x.json', { plays: 1, movie }, `watch ${DUNE}`],
  ])('is recognized by items and name: %s', (name, item, expected) => {
    const files = loose({ [name]: JSON.stringify([item]) });
    expect(failureOf(files) ?? told(readAs(files))).toEqual(expected.includes(' ') ? [expected] : expected);
  });

  test('is recognized by its first twenty items', () => {
    const people = (count: number) => [...Array.from({ length: count }, () => ({ person: {} })), listed];
    const file = (count: number) => loose({ 'sunday.json': JSON.stringify(people(count)) });
    expect([failureOf(file(19)), failureOf(file(20))]).toEqual([null, 'unknown']);
    expect(failureOf(loose({ 'x.json': JSON.stringify({ 0: listed, length: 1 }) }))).toBe('unknown');
  });

  test('has only whole titles as wishes, in lists and dropped', () => {
    const season = { ...listed, type: 'season', show, season: { number: 2 } };
    const episode = { ...listed, type: 'episode', show, episode: { season: 2, number: 1 } };
    const lost = [
      { ...episode, episode: { season: 2 } },
      { ...episode, episode: { number: 2 } },
      { ...season, season: { number: 'x' } },
    ];
    for (const name of ['watchlist.json', 'favorites.json', 'sunday.json']) {
      expect(refused(reading({ [name]: JSON.stringify([season, episode, ...lost]) })), name).toEqual([
        `${name}:1 partOfSeries`,
        `${name}:2 partOfSeries`,
        `${name}:3 noEpisode`,
        `${name}:4 noEpisode`,
        `${name}:5 noEpisode`,
      ]);
    }
    const film = { hidden_at: '2024-01-05T12:00:00Z', type: 'movie', movie };
    expect(refused(reading({ 'dropped.json': JSON.stringify([film]) }))).toEqual([
      'dropped.json:1 droppedMovie',
    ]);
  });

  test('names a list by the longest matching end of the file’s name, else by that name', () => {
    const lists = [
      { name: 'Space', description: 'Far', ids: { slug: 'space' } },
      { name: 'Deep  space', description: 'Farther', ids: { slug: 'deep-space' } },
      { name: 'Plain', ids: { slug: 'plain' } },
      { name: 'Nobody', ids: { slug: '' } },
      { name: 7, ids: { slug: 'seven' } },
      { name: 'None', ids: { slug: 7 } },
      { name: 'None' },
      null,
    ];
    const places = reading({
      'lists-lists.json': JSON.stringify(lists),
      ...Object.fromEntries(
        [
          'lists-list-5-deep-space',
          'space',
          'lists-plain',
          'lists-seven',
          'lists-list-6-my_top-10',
          'list-7-rain',
          'lists-list-rain',
          'old-lists-rain',
        ].map((name) => [`${name}.json`, JSON.stringify([listed, listed])]),
      ),
    });
    expect(
      places.entries.map(({ list }) => `${list?.name} ${list?.position} ${list?.description ?? ''}`),
    ).toEqual([
      'Deep space 1 Farther',
      'Deep space 2 ',
      'Space 1 Far',
      'Space 2 ',
      'Plain 1 ',
      'Plain 2 ',
      'seven 1 ',
      'seven 2 ',
      'my top 10 1 ',
      'my top 10 2 ',
      'rain 1 ',
      'rain 2 ',
      'rain 1 ',
      'rain 2 ',
      'old lists rain 1 ',
      'old lists rain 2 ',
    ]);
  });

  test('keeps a place’s rank and notes, if any', () => {
    const items = [
      { ...listed, rank: 9, notes: ' Sandy ' },
      { ...listed, rank: 'x', notes: 7 },
      { ...listed, notes: '' },
    ];
    const { entries } = reading({ 'sunday.json': JSON.stringify(items) });
    expect(entries.map(({ list, text }) => [list?.position, text])).toEqual([
      [9, 'Sandy'],
      [2, undefined],
      [3, undefined],
    ]);
    expect(Object.keys(entries[1] ?? {})).not.toContain('text');
  });

  test('counts the first of several plays as the first viewing, unknown days before others', () => {
    const play = (day: string | undefined, more: object = { movie }) => ({
      ...(day ? { watched_at: `${day}T12:00:00Z` } : { watched_at: null }),
      ...more,
    });
    const episode = (season: number, number: number) => ({ show, episode: { season, number } });
    const plays = [
      play('2024-03-01'),
      play('2024-01-01'),
      play('2024-02-01'),
      play('2024-01-01', episode(1, 1)),
      play('2024-01-01', episode(1, 2)),
      play('2024-01-01', episode(2, 1)),
      play('2024-01-02', episode(1, 1)),
    ];
    const again = (items: object[]) =>
      reading({ 'history.json': JSON.stringify(items) }).entries.map((entry) => entry.again);
    expect(again(plays)).toEqual([true, false, true, false, false, false, true]);
    expect(again([...plays.slice(0, 3), play(undefined)])).toEqual([true, true, true, false]);
    // Two plays on one day keep the file's order.
    expect(again([play('2024-01-01'), play('2024-01-01')])).toEqual([false, true]);
    const rated = { rated_at: '2023-01-01T12:00:00Z', rating: 7, movie };
    const both = reading({ 'ratings.json': JSON.stringify([rated]), 'history.json': JSON.stringify(plays) });
    expect(both.entries[0]?.again).toBe(false);
  });

  test('counts a play with an id once, and plays without one as often as written', () => {
    const plays = (id: object) =>
      reading({ 'history.json': JSON.stringify([1, 2].map(() => ({ ...id, watched_at: 'x', movie }))) })
        .entries.length;
    expect([plays({ id: 1 }), plays({ id: 0 }), plays({})]).toEqual([1, 1, 2]);
    const some = [
      { id: 1, watched_at: 'x', show, episode: { season: 1 } },
      { id: 2, watched_at: 'x', show, episode: { number: 1 } },
      { id: 3, watched_at: 'x', show },
    ];
    expect(refused(reading({ 'history.json': JSON.stringify(some) }))).toEqual(
      [1, 2, 3].map((line) => `history.json:${line} noEpisode`),
    );
  });

  test('summarizes series by episodes, without invalid ones', () => {
    const sum = {
      plays: 3,
      show,
      movie,
      seasons: [
        { number: 0, episodes: [{ number: 1 }] },
        {
          number: 2,
          episodes: [{ number: 3, last_watched_at: '2024-01-05T12:00:00Z' }, 'x', {}, { number: 'x' }],
        },
        { number: 'x', episodes: [{ number: 1 }] },
        { episodes: [{ number: 1 }] },
        'x',
        {},
      ],
    };
    expect(told(reading({ 'watched-shows.json': JSON.stringify([sum]) }))).toEqual([
      `watch ${SHOW} s0e1`,
      `watch ${SHOW} s2e3 2024-01-05`,
    ]);
  });
});

describe('texts at Trakt', () => {
  const movie = { title: 'Heat', year: 1995, ids: { tmdb: 949 } };
  const show = { title: 'Severance', year: 2022, ids: { tmdb: 95396 } };

  test('are reviews, with spoilers marked, and rows without a place', () => {
    const comment = (more: object) => ({ id: 1, created_at: '2024-03-01T20:00:00Z', parent_id: 0, ...more });
    const read = reading({
      'comments-all.json': JSON.stringify([
        { type: 'movie', movie, comment: comment({ comment: 'Still great.', spoiler: false }) },
        { type: 'show', show, comment: comment({ comment: 'He [spoiler]stays[/spoiler].' }) },
        { type: 'movie', movie, comment: comment({ comment: 'I agree.', parent_id: 7 }) },
        { type: 'episode', show, episode: { season: 1, number: 1 }, comment: comment({ comment: 'Wow.' }) },
        { type: 'movie', movie, comment: comment({ comment: ' ' }) },
      ]),
    });
    expect(told(read)).toEqual([
      'review movie Heat 1995 tmdb:949 "Still great." 2024-03-01',
      'review tv Severance 2022 tmdb:95396 "He stays." 2024-03-01',
    ]);
    expect(read.entries.map(({ spoiler }) => spoiler)).toEqual([undefined, true]);
    expect(refused(read).map((line) => line.split(' ')[1])).toEqual(['reply', 'partText', 'noText']);
  });

  test('are private notes on titles and seasons, one each', () => {
    const note = (notes: string) => ({ id: 1, notes, created_at: '2024-03-01T20:00:00Z' });
    const read = reading({
      'notes-all.json': JSON.stringify([
        { attached_to: { type: 'movie' }, type: 'movie', movie, note: note('With Ada.') },
        { attached_to: { type: 'rating' }, type: 'movie', movie, note: note('Again?') },
        { type: 'season', show, season: { number: 2 }, note: note('Slow.') },
        { type: 'episode', show, episode: { season: 1, number: 1 }, note: note('Hm.') },
      ]),
    });
    expect(told(read)).toEqual([
      'note movie Heat 1995 tmdb:949 "With Ada.\\n\\nAgain?" 2024-03-01',
      'note tv Severance 2022 tmdb:95396 s2 "Slow." 2024-03-01',
    ]);
    expect(refused(read)).toEqual(['notes-all.json:4 partText']);
  });
});

describe('series of a summary without episodes', () => {
  const show = (title: string, tmdb: number) => ({ title, year: 2008, ids: { tmdb } });

  test('are followed, and reported as without episodes', () => {
    const read = reading({
      'watched-shows.json': JSON.stringify([{ plays: 3, last_watched_at: null, show: show('Lost', 4607) }]),
    });
    expect(told(read)).toEqual(['follow tv Lost 2008 tmdb:4607']);
    expect(read.entries[0]?.noEpisodes).toBe(true);
  });

  test('stay dropped', () => {
    const read = reading({
      'watched-shows.json': JSON.stringify([{ plays: 3, show: show('Lost', 4607) }]),
      'z-hidden-dropped.json': JSON.stringify([
        { hidden_at: '2024-01-01T00:00:00Z', type: 'show', show: show('Lost', 4607) },
      ]),
    });
    expect(read.entries[0]?.state).toBe('dropped');
  });
});

describe('two lists of one name', () => {
  test('stay separate', () => {
    const list = (slug: string) => ({ name: 'Top', ids: { slug }, description: `The ${slug}` });
    const place = (title: string, tmdb: number) => [
      {
        listed_at: '2024-01-01T00:00:00Z',
        rank: 1,
        type: 'movie',
        movie: { title, year: 1995, ids: { tmdb } },
      },
    ];
    const { entries } = reading({
      'lists-lists.json': JSON.stringify([list('top'), list('top-1')]),
      'lists-list-1-top.json': JSON.stringify(place('Heat', 949)),
      'lists-list-2-top-1.json': JSON.stringify(place('Ran', 11645)),
    });
    expect(entries.map(({ name, list: of }) => [name, of])).toEqual([
      ['Heat', { name: 'Top', position: 1, description: 'The top' }],
      ['Ran', { name: 'Top', position: 1, nth: 2, description: 'The top-1' }],
    ]);
  });
});
