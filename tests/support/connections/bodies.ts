// Bodies in the programs' formats.

export type Body = Record<string, unknown>;

/** Plex: a movie that reached 90 %, watched by the account that owns the address. */
export function plexMovie(event = 'media.scrobble', more: Body = {}): Body {
  return {
    event,
    user: true,
    owner: true,
    Account: { id: 1, thumb: 'https://plex.tv/users/1f/avatar', title: 'Ada' },
    Server: { title: 'Home', uuid: '54664a3d8acc39983675640ec9ce00b70af9cc36' },
    Player: {
      local: true,
      publicAddress: '203.0.113.7',
      title: 'Living room',
      uuid: 'r6yfkdnfggbh2bdnvkffwbms',
    },
    Metadata: {
      librarySectionType: 'movie',
      type: 'movie',
      guid: 'plex://movie/5d776825880197001ec9038e',
      Guid: [{ id: 'tmdb://948' }, { id: 'imdb://tt0077651' }, { id: 'tvdb://1876' }],
      title: 'Halloween',
      year: 1978,
      duration: 5_460_000,
      viewOffset: 5_000_000,
      lastViewedAt: 1_773_000_000,
      ...(more['Metadata'] as Body | undefined),
    },
    ...Object.fromEntries(Object.entries(more).filter(([name]) => name !== 'Metadata')),
  };
}

/** Plex: an episode, with its own numbers. */
export function plexEpisode(event = 'media.scrobble', metadata: Body = {}): Body {
  return plexMovie(event, {
    Metadata: {
      librarySectionType: 'show',
      type: 'episode',
      guid: 'plex://episode/5d9c1276ffd9ef001e99b1a4',
      Guid: [{ id: 'imdb://tt0664512' }, { id: 'tmdb://128297' }, { id: 'tvdb://110413' }],
      grandparentTitle: 'The Office',
      parentIndex: 2,
      index: 1,
      title: 'The Dundies',
      year: 2005,
      duration: 1_320_000,
      viewOffset: 1_250_000,
      ...metadata,
    },
  });
}

/** Jellyfin's "Webhook" plug-in with all properties. */
export function jellyfin(type: string, more: Body = {}): Body {
  return {
    ServerId: 'aa',
    ServerName: 'home',
    NotificationType: type,
    NotificationUsername: 'Ada',
    UserId: '8d2c',
    DeviceName: 'Firefox',
    ClientName: 'Jellyfin Web',
    ItemType: 'Movie',
    Name: 'Halloween',
    Year: 1978,
    Provider_tmdb: '948',
    Provider_imdb: 'tt0077651',
    RunTimeTicks: 54_600_000_000,
    PlaybackPositionTicks: 54_000_000_000,
    PlayedToCompletion: true,
    UtcTimestamp: '2026-03-08T20:00:00.1234567Z',
    ...more,
  };
}

/** The same for an episode. */
export const jellyfinEpisode = (type: string, more: Body = {}): Body =>
  jellyfin(type, {
    ItemType: 'Episode',
    Name: 'The Dundies',
    Year: 2005,
    SeriesName: 'The Office',
    SeriesId: 'ff',
    SeasonNumber: 2,
    EpisodeNumber: 1,
    Provider_tmdb: '128297',
    Provider_imdb: 'tt0664512',
    Provider_tvdb: '110413',
    RunTimeTicks: 13_200_000_000,
    PlaybackPositionTicks: 13_000_000_000,
    ...more,
  });

/** Emby's webhook. */
export function emby(event: string, more: Body = {}, item: Body = {}): Body {
  return {
    Title: 'Ada has finished playing',
    Date: '2026-03-08T20:00:00.1234567Z',
    Event: event,
    User: { Name: 'Ada', Id: '77' },
    Item: {
      Type: 'Movie',
      Name: 'Halloween',
      ProductionYear: 1978,
      RunTimeTicks: 54_600_000_000,
      ProviderIds: { Tmdb: '948', Imdb: 'tt0077651' },
      ...item,
    },
    Server: { Name: 'home', Id: 'bb', Version: '4.8.8.0' },
    Session: { DeviceName: 'TV', PlayState: { PositionTicks: 0 } },
    PlaybackInfo: { PlayedToCompletion: true, PositionTicks: 54_000_000_000, PlaylistIndex: 0 },
    ...more,
  };
}

/** Kodi with an add-on that sends a flat object. */
export const kodi = (event: string, more: Body = {}): Body => ({
  event,
  mediaType: 'movie',
  title: 'Halloween',
  year: 1978,
  uniqueIds: { tmdb: '948', imdb: 'tt0077651' },
  progress: { percent: 97 },
  ...more,
});

/** Marquee's own JSON format. */
export const plain = (event: string, more: Body = {}): Body => ({
  event,
  kind: 'movie',
  title: 'Halloween',
  year: 1978,
  ids: { tmdb: 948 },
  at: '2026-03-08T20:00:00Z',
  ...more,
});
