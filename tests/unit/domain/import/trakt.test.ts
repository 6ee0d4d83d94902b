import { describe, expect, test } from 'vitest';
import { readAs, reading, refused, told, zipped } from '../../../support/import/files.ts';

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
  test('is a log of plays; their days are those where the person is', () => {
    const file = { 'watched/watched-history-1.json': JSON.stringify(history) };
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

  test('counts plays once: summaries of them speak only where there is no log', () => {
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

  test('has ratings, wishes and lists, wherever they lie', () => {
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

  test('stops at nothing that is no play', () => {
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
});
