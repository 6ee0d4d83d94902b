import { describe, expect, test } from 'vitest';
import type { Delivery, PlaySource } from '../../../../src/features/connections/delivery.ts';
import { readDelivery } from '../../../../src/features/connections/players/read-delivery.ts';
import {
  emby,
  jellyfin,
  jellyfinEpisode,
  kodi,
  plain,
  plexEpisode,
  plexMovie,
  type Body,
} from '../../../support/connections/bodies.ts';

const NOW = new Date('2026-03-08T21:00:00Z');
const read = (source: PlaySource, body: unknown) => readDelivery(source, JSON.stringify(body), NOW);
const said = ({ event, outcome }: Delivery) => outcome ?? event;
const place = ({ play }: Delivery) =>
  play?.episodes.map(({ season, number }) => `${season}x${number}`).join(' ');

describe('A completely watched movie is read alike from every program', () => {
  test.each<[PlaySource, Body]>([
    ['plex', plexMovie()],
    ['jellyfin', jellyfin('PlaybackStop')],
    ['emby', emby('playback.stop')],
    ['kodi', kodi('end')],
    ['json', plain('watched')],
  ])('%s', (source, body) => {
    const { event, outcome, play } = read(source, body);
    expect({ event, outcome }).toEqual({ event: 'watched', outcome: null });
    expect(play).toMatchObject({
      kind: 'movie',
      name: 'Halloween',
      words: 'halloween',
      year: 1978,
      episodes: [],
    });
    expect(play?.ids.tmdb).toBe(948);
  });
});

describe('An event of Plex', () => {
  test('is distinguished by its name', () => {
    const events = [
      'media.play',
      'media.resume',
      'media.pause',
      'media.stop',
      'media.scrobble',
      'media.rate',
      'library.new',
    ];
    expect(events.map((event) => said(read('plex', plexMovie(event))))).toEqual([
      'started',
      'started',
      'progress',
      'progress',
      'watched',
      'unrated',
      'otherEvent',
    ]);
  });

  test('of an episode has its own ids, and not its year as the series’', () => {
    const delivery = read('plex', plexEpisode());
    expect(place(delivery)).toBe('2x1');
    expect(delivery.play).toMatchObject({
      kind: 'tv',
      name: 'The Office',
      year: null,
      episodeName: 'The Dundies',
      seriesIds: {},
      ids: { imdb: 'tt0664512', tvdb: 110413 },
      position: 1250,
      length: 1320,
      device: 'Living room',
    });
    expect(delivery.account).toEqual({ key: '1', name: 'Ada', own: true });
    expect(delivery.at).toBe('2026-03-08T20:00:00.000Z');
  });

  test.each([
    ['com.plexapp.agents.imdb://tt0077651?lang=en', { imdb: 'tt0077651' }],
    ['com.plexapp.agents.themoviedb://948?lang=en', { tmdb: 948 }],
    ['plex://movie/5d776825880197001ec9038e', {}],
    ['local://2937', {}],
  ])('of an old agent has a movie’s id: %s', (guid, ids) => {
    expect(
      read('plex', plexMovie('media.scrobble', { Metadata: { guid, Guid: undefined } })).play?.ids,
    ).toEqual(ids);
  });

  test.each([
    ['com.plexapp.agents.thetvdb://73244/2/1?lang=en', { tvdb: 73244 }],
    ['com.plexapp.agents.themoviedb://2316/2/1?lang=en', { tmdb: 2316 }],
    ['com.plexapp.agents.hama://tvdb-73244/2/1', { tvdb: 73244 }],
  ])('of an old agent has an episode’s series: %s', (guid, seriesIds) => {
    const { play } = read('plex', plexEpisode('media.scrobble', { guid, Guid: undefined, index: undefined }));
    expect(play).toMatchObject({ ids: {}, seriesIds, episodes: [{ season: 2, number: 1 }] });
  });

  test.each([
    [{ type: 'track', librarySectionType: 'artist' }, 'music'],
    [{ live: '1' }, 'live'],
    [{ live: 1 }, 'live'],
    [{ librarySectionType: 'livetv' }, 'live'],
    [{ type: 'clip' }, 'clip'],
    [{ subtype: 'trailer' }, 'clip'],
    [{ type: 'photo' }, 'otherKind'],
    [{ title: '', Guid: [] }, 'nameless'],
  ])('of %j is skipped', (Metadata, why) => {
    expect(said(read('plex', plexMovie('media.scrobble', { Metadata })))).toBe(why);
  });

  test('is current: an earlier last view is ignored', () => {
    const at = (lastViewedAt: number) =>
      read('plex', plexMovie('media.scrobble', { Metadata: { lastViewedAt } })).at;
    expect(at(1_773_000_000)).toBe('2026-03-08T20:00:00.000Z');
    expect(at(1_772_900_000)).toBeNull();
    expect(at(1_700_000_000)).toBeNull();
  });

  test('of another account on the server is that account’s', () => {
    const body = plexMovie('media.scrobble', { user: false, Account: { id: 73, title: ' Anna ' } });
    expect(read('plex', body).account).toEqual({ key: '73', name: 'Anna', own: false });
  });

  test.each([
    [10, 5],
    [9, 4.5],
    [7, 3.5],
    [1, 0.5],
    [0.5, 0.5],
    ['8', 4],
  ])('of %s points is %s stars', (rating, stars) => {
    const { event, outcome, play } = read('plex', plexMovie('media.rate', { rating }));
    expect({ event, outcome, stars: play?.stars }).toEqual({ event: 'rated', outcome: null, stars });
  });

  test.each([-1, 0, undefined, 11, 'good'])('of %s points does not remove stars', (rating) => {
    expect(said(read('plex', plexMovie('media.rate', { rating })))).toBe('unrated');
  });

  test('of a rating names its episode or season', () => {
    const episode = read('plex', { ...plexEpisode('media.rate'), rating: 8 });
    expect([said(episode), place(episode), episode.play?.stars]).toEqual(['rated', '2x1', 4]);
    const of = { type: 'season', parentTitle: 'The Office', title: 'Season 2', index: 2 };
    const season = read('plex', { ...plexEpisode('media.rate', of), rating: 8 });
    expect(said(season)).toBe('rated');
    expect(season.play).toMatchObject({ name: 'The Office', season: 2, episodes: [], ids: {} });
    const nowhere = plexEpisode('media.rate', { Guid: [], index: undefined });
    expect(said(read('plex', { ...nowhere, rating: 8 }))).toBe('noPlace');
  });
});

describe('An event of Jellyfin', () => {
  test.each<[Body, string]>([
    [jellyfin('PlaybackStart'), 'started'],
    [jellyfin('PlaybackProgress'), 'started'],
    [jellyfin('PlaybackStop', { PlayedToCompletion: 'True' }), 'watched'],
    [jellyfin('PlaybackStop', { PlayedToCompletion: 'False' }), 'progress'],
    [jellyfin('PlaybackStop', { PlayedToCompletion: '' }), 'progress'],
    [jellyfin('PlaybackStop', { PlayedToCompletion: false }), 'progress'],
    [jellyfin('ItemAdded'), 'otherEvent'],
    [jellyfin('UserDataSaved', { SaveReason: 'TogglePlayed', Played: true }), 'watched'],
    [jellyfin('UserDataSaved', { SaveReason: 'TogglePlayed', Played: 'True' }), 'watched'],
    [jellyfin('UserDataSaved', { SaveReason: 'TogglePlayed', Played: 'False' }), 'unplayed'],
    [jellyfin('UserDataSaved', { SaveReason: 'TogglePlayed', Played: '' }), 'unplayed'],
    [jellyfin('UserDataSaved', { SaveReason: 'PlaybackFinished', Played: true }), 'otherEvent'],
    [jellyfin('UserDataSaved', { SaveReason: 'PlaybackProgress' }), 'otherEvent'],
    [jellyfin('UserDataSaved', { SaveReason: 'UpdateUserRating', Rating: 8 }), 'otherEvent'],
    [
      jellyfin('PlaybackFinished', { PlayedToCompletion: undefined, PlaybackPositionTicks: undefined }),
      'watched',
    ],
    [jellyfin('PlaybackFinished', { PlayedToCompletion: 'True' }), 'watched'],
    [jellyfin('PlaybackFinished', { PlayedToCompletion: false }), 'progress'],
    [{ content: 'Ada has seen Halloween' }, 'template'],
    [{ ItemType: 'Movie', Name: 'Halloween', Provider_tmdb: '948' }, 'template'],
    [jellyfin('PlaybackStop', { ItemType: 'Audio' }), 'music'],
    [jellyfin('PlaybackStop', { ItemType: 'LiveTvProgram' }), 'live'],
    [jellyfin('PlaybackStop', { ItemType: 'Trailer' }), 'clip'],
    [jellyfin('PlaybackStop', { ItemType: 'Book' }), 'otherKind'],
  ])('of %j is %s', (body, what) => {
    expect(said(read('jellyfin', body))).toBe(what);
  });

  test('is a mark when toggled, else a play', () => {
    const toggled = read('jellyfin', jellyfin('UserDataSaved', { SaveReason: 'TogglePlayed', Played: true }));
    expect(toggled.play?.byHand).toBe(true);
    expect(read('jellyfin', jellyfin('PlaybackStop')).play?.byHand).toBe(false);
  });

  test('of an episode is the same from a template with texts only', () => {
    const whole = read('jellyfin', jellyfinEpisode('PlaybackStop'));
    const texts = Object.fromEntries(
      Object.entries(jellyfinEpisode('PlaybackStop')).map(([name, value]) => [name, String(value)]),
    );
    expect(read('jellyfin', texts)).toEqual(whole);
    expect(whole.play).toMatchObject({
      ids: { tmdb: 128297, imdb: 'tt0664512', tvdb: 110413 },
      seriesIds: {},
      length: 1320,
    });
    expect(whole.at).toBe('2026-03-08T20:00:00.123Z');
  });

  test('of an episode has the series’ year', () => {
    const year = (more: Body) => read('jellyfin', jellyfinEpisode('PlaybackStop', more)).play?.year;
    expect(year({ Year: '2005' })).toBe(2005);
    expect(year({ Year: 2007, SeriesPremiereDate: '2005-03-24' })).toBe(2005);
    expect(year({ Year: undefined })).toBeNull();
  });

  const item = {
    Type: 'Episode',
    Name: 'The Dundies',
    SeriesName: 'The Office',
    ParentIndexNumber: '2',
    IndexNumber: '1',
    ProviderIds: { Tmdb: '', Imdb: 'tt0664512', Tvdb: '' },
    UserData: { Played: true },
  };
  const lower = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([name, inside]) => [
            `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`,
            lower(inside),
          ]),
        )
      : value;

  test.each<[string, Body, Partial<Delivery['play']>]>([
    ['a template in the form of Emby', { Event: 'Stop', Item: item }, {}],
    [
      'another plug-in',
      {
        Event: 'Stop',
        Item: { ...item, IndexNumberEnd: 2, RunTimeTicks: 13_200_000_000 },
        Series: { Name: 'The Office', ProductionYear: 2005, ProviderIds: { Tvdb: '73244' } },
        User: { Name: 'Ada', Id: '8d2c' },
      },
      { year: 2005, length: 1320, seriesIds: { tvdb: 73_244 } },
    ],
    ['another plug-in, ticked by hand', { Event: 'MarkPlayed', Item: item }, { byHand: true }],
  ])('by %s is read, with names in any case', (_what, body, more) => {
    for (const sent of [body, lower(body)]) {
      const delivery = read('jellyfin', sent);
      expect(said(delivery)).toBe('watched');
      expect(delivery.play).toMatchObject({
        ...{ kind: 'tv', name: 'The Office', episodeName: 'The Dundies', ids: { imdb: 'tt0664512' } },
        ...more,
      });
      expect(delivery.play?.episodes[0]).toEqual({ season: 2, number: 1 });
    }
  });

  test.each([
    ['Play', 'started'],
    ['Progress', 'started'],
    ['Pause', 'progress'],
    ['Scrobble', 'watched'],
    ['MarkUnplayed', 'unplayed'],
    ['SessionEnded', 'otherEvent'],
  ])('by another plug-in as %s is %s', (Event, what) => {
    expect(said(read('jellyfin', { Event, Item: item }))).toBe(what);
  });

  test('by another plug-in in Plex’s format has no owner’s account, and no length', () => {
    const { account, play } = read('jellyfin', plexMovie());
    expect(account).toEqual({ key: '1', name: 'Ada', own: false });
    expect(play).toMatchObject({ name: 'Halloween', length: null });
  });

  test('has both episodes of a file, and season 0 for a special', () => {
    expect(place(read('jellyfin', jellyfinEpisode('PlaybackStop', { EpisodeNumberEnd: 2 })))).toBe('2x1 2x2');
    expect(place(read('jellyfin', jellyfinEpisode('PlaybackStop', { SeasonNumber: 0 })))).toBe('0x1');
    expect(
      place(read('jellyfin', jellyfinEpisode('PlaybackStop', { EpisodeNumberEnd: 99999 })))?.split(' '),
    ).toHaveLength(10);
  });

  test('of an episode without a place is skipped, unless an id finds it', () => {
    const placeless = { SeasonNumber: undefined, EpisodeNumber: undefined };
    expect(said(read('jellyfin', jellyfinEpisode('PlaybackStop', placeless)))).toBe('watched');
    const nowhere = { ...placeless, Provider_imdb: undefined, Provider_tvdb: undefined };
    expect(said(read('jellyfin', jellyfinEpisode('PlaybackStop', nowhere)))).toBe('noPlace');
  });
});

describe('An event of Emby', () => {
  test.each<[Body, string]>([
    [emby('playback.start'), 'started'],
    [emby('playback.unpause'), 'started'],
    [emby('playback.pause', { PlaybackInfo: { PositionTicks: 5 } }), 'progress'],
    [emby('playback.stop', { PlaybackInfo: { PlayedToCompletion: false, PositionTicks: 5 } }), 'progress'],
    [emby('playback.stop'), 'watched'],
    [emby('item.markplayed'), 'watched'],
    [emby('item.markunplayed'), 'unplayed'],
    [emby('library.new'), 'otherEvent'],
    [emby('system.webhooktest'), 'otherEvent'],
    [emby('playback.stop', {}, { Type: 'Audio' }), 'music'],
    [emby('playback.stop', {}, { Type: 'TvChannel' }), 'live'],
    [emby('item.rate', {}, { UserData: { Rating: 8 } }), 'rated'],
  ])('of %j is %s', (body, what) => {
    expect(said(read('emby', body))).toBe(what);
  });

  test.each<[string, Body, Body, object]>([
    ['to its end', {}, { UserData: { Played: true, PlaybackPositionTicks: 0 } }, { event: 'watched' }],
    [
      'to a place',
      {},
      { UserData: { Played: false, PlaybackPositionTicks: 27_300_000_000 } },
      { position: 2730 },
    ],
    ['to a part', {}, { UserData: { PlayedPercentage: 50 } }, { part: 0.5 }],
    [
      'to where its session is',
      { Session: { NowPlayingItem: { Id: '5' }, PlayState: { PositionTicks: 27_300_000_000 } } },
      { Id: '5' },
      { position: 2730 },
    ],
    [
      'to nobody knows where',
      { Session: { NowPlayingItem: { Id: '6' }, PlayState: { PositionTicks: 27_300_000_000 } } },
      { Id: '5' },
      { position: null, part: null },
    ],
  ])('without PlaybackInfo was played %s', (_what, more, item, told) => {
    const { event, play } = read('emby', emby('playback.stop', { PlaybackInfo: undefined, ...more }, item));
    expect({ event, ...play }).toMatchObject({ event: 'progress', ...told });
  });

  test('has its own end, not the next episode’s', () => {
    const body = emby('playback.stop', {
      PlaybackInfo: { PlayedToCompletion: false, PositionTicks: 27_300_000_000 },
      Session: { DeviceName: 'TV', PlayState: { PositionTicks: 10 }, NowPlayingItem: { Name: 'Another' } },
    });
    expect(read('emby', body).play).toMatchObject({
      name: 'Halloween',
      position: 2730,
      length: 5460,
      device: 'TV',
    });
  });

  test('has all episodes of a file', () => {
    const item = {
      Type: 'Episode',
      SeriesName: 'The Office',
      ParentIndexNumber: 0,
      IndexNumber: 3,
      IndexNumberEnd: 5,
    };
    expect(place(read('emby', emby('playback.stop', {}, item)))).toBe('0x3 0x4 0x5');
  });
});

describe('An event of Kodi', () => {
  const rpc = (data: Body, method = 'Player.OnStop') => ({
    jsonrpc: '2.0',
    method,
    params: { sender: 'xbmc', data },
  });
  const item = { type: 'episode', showtitle: 'The Office', season: 2, episode: 1, title: 'The Dundies' };

  test.each<[Body, string]>([
    [kodi('start'), 'started'],
    [kodi('pause'), 'progress'],
    [kodi('stop'), 'progress'],
    [kodi('stop', { end: true }), 'watched'],
    [kodi('end'), 'watched'],
    [kodi('end', { mediaType: 'song' }), 'music'],
    [rpc({ end: true, item }), 'watched'],
    [rpc({ end: false, item }), 'progress'],
    [rpc({ end: true, item: { type: 'channel' } }), 'live'],
    [rpc({ item }, 'VideoLibrary.OnUpdate'), 'otherEvent'],
  ])('of %j is %s', (body, what) => {
    expect(said(read('kodi', body))).toBe(what);
  });

  test('has the ids of episode and series separately', () => {
    const body = kodi('stop', {
      mediaType: 'episode',
      tvShowTitle: 'The Office',
      season: 2,
      episode: 1,
      title: 'The Dundies',
      uniqueIds: { tvdb: '110413' },
      tvShowUniqueIds: { tmdb: 2316 },
      progress: { percent: 12 },
    });
    expect(read('kodi', body).play).toMatchObject({
      ids: { tvdb: 110413 },
      seriesIds: { tmdb: 2316 },
      part: 0.12,
    });
    expect(place(read('kodi', rpc({ end: true, item })))).toBe('2x1');
  });
});

test('Reads our own JSON with the series’ ids and the episode’s place', () => {
  const body = plain('watched', {
    kind: 'episode',
    title: 'The Office',
    ids: { tmdb: 2316 },
    year: 2005,
    season: 2,
    episode: 1,
  });
  const delivery = read('json', body);
  expect(place(delivery)).toBe('2x1');
  expect(delivery.play).toMatchObject({ seriesIds: { tmdb: 2316 }, ids: {}, year: 2005, name: 'The Office' });
  expect(read('json', plain('progress', { progress: 40 })).play?.part).toBe(0.4);
  expect(said(read('json', plain('watched', { kind: 'song' })))).toBe('otherKind');
  expect(read('json', plain('watched', { account: 'Anna' })).account).toEqual({
    key: 'anna',
    name: 'Anna',
    own: false,
  });
});

describe('Any input', () => {
  const HOSTILE: [string, string][] = [
    ['nothing', ''],
    ['a text', 'hello'],
    ['a number', '7'],
    ['a list', '[]'],
    ['null', 'null'],
    ['half an object', '{"event":'],
    ['brackets without end', '['.repeat(500_000)],
    ['a zero byte', '\0'],
    ['what was no UTF-8', '\uFFFD{"event"\uFFFD'],
  ];

  test.each(HOSTILE)('%s is reported as unreadable, without an exception', (_what, text) => {
    expect(said(readDelivery('plex', text, NOW))).toBe('unreadable');
  });

  test('that is empty is unreadable too, without an event', () => {
    const unreadable = { event: 'unreadable', at: null, outcome: 'unreadable', account: null, play: null };
    expect(readDelivery('json', null, NOW)).toEqual(unreadable);
    expect(readDelivery('json', '[]', NOW)).toEqual(unreadable);
  });

  test('is read safely at any depth and size', () => {
    const deep = `${'{"Metadata":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    expect(said(readDelivery('plex', deep, NOW))).toBe('otherEvent');
    const long = plexMovie('media.scrobble', {
      Metadata: { title: 'x'.repeat(900_000), year: 'x', Guid: Array(5000).fill({ id: {} }) },
    });
    const { play } = read('plex', long);
    expect(play?.name).toHaveLength(300);
    expect(play?.year).toBeNull();
  });

  test.each<PlaySource>(['plex', 'jellyfin', 'emby', 'kodi', 'json'])(
    'with fields of wrong types is safe for %s',
    (source) => {
      for (const wrong of [null, 7, 'x', [], {}, true, [{}]]) {
        for (const body of [
          plexMovie(),
          jellyfin('PlaybackStop'),
          emby('playback.stop'),
          kodi('end'),
          plain('watched'),
        ]) {
          const broken = Object.fromEntries(Object.keys(body).map((name) => [name, wrong]));
          expect(() => read(source, broken)).not.toThrow();
          for (const name of Object.keys(body))
            expect(() => read(source, { ...body, [name]: wrong })).not.toThrow();
        }
      }
    },
  );

  test('with an impossible length has none', () => {
    const endless = plexMovie('media.stop', { Metadata: { duration: 1e300, viewOffset: '9'.repeat(300) } });
    expect(read('plex', endless).play).toMatchObject({ length: null, position: null });
    const ticks = jellyfin('PlaybackStop', { RunTimeTicks: 1e308 });
    expect(read('jellyfin', ticks).play?.length).toBeNull();
  });

  test('with a clock that was never set has no time', () => {
    expect(read('plex', plexMovie('media.scrobble', { Metadata: { lastViewedAt: 0 } })).at).toBeNull();
    expect(read('json', plain('watched', { at: 'yesterday' })).at).toBeNull();
    expect(read('json', plain('watched', { at: 1_773_000_000 })).at).toBe('2026-03-08T20:00:00.000Z');
  });

  test('keeps names in any script', () => {
    const { play } = read(
      'jellyfin',
      jellyfin('PlaybackStop', { Name: '千と千尋の神隠し', Provider_tmdb: '', Provider_imdb: null }),
    );
    expect(play).toMatchObject({ name: '千と千尋の神隠し', ids: {} });
    expect(read('emby', emby('playback.stop', {}, { Name: 'الرِّسَالَة' })).play?.name).toBe('الرِّسَالَة');
  });
});
