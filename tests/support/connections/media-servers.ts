import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The servers' token. */
export const TOKEN = 'a-token-of-theirs';

const played = (more: object) => ({ Played: true, LastPlayedDate: '2024-05-01T20:15:00.0000000Z', ...more });

const SHOWS = [{ Id: 's1', Type: 'Series', ProductionYear: 2005, ProviderIds: { Tmdb: '2316' } }];

const ITEMS = [
  {
    ...{ Id: 'm1', Type: 'Movie', Name: 'Halloween', ProductionYear: 1978 },
    ...{ ProviderIds: { Tmdb: '948' }, UserData: played({}) },
  },
  {
    ...{ Id: 'e1', Type: 'Episode', Name: 'The Dundies', SeriesName: 'The Office', SeriesId: 's1' },
    ...{ ParentIndexNumber: 2, IndexNumber: 1, IndexNumberEnd: 2, UserData: played({}) },
  },
  // Year 1 means no date, and an unplayed item does not count.
  {
    ...{ Id: 'm2', Type: 'Movie', Name: 'もののけ姫', ProductionYear: 1997, ProviderIds: {} },
    UserData: played({ LastPlayedDate: '0001-01-01T00:00:00.0000000Z' }),
  },
  { Id: 'm3', Type: 'Movie', Name: 'Alien', ProviderIds: { Tmdb: '348' }, UserData: { Played: false } },
];

const pageOf = <T>(all: readonly T[], from: number, size: number) => all.slice(from, from + size);

function media(url: URL): unknown {
  if (url.pathname === '/jf/Users') {
    return [
      { Id: 'u1', Name: 'Ada' },
      { Id: 'u2', Name: 'Ben' },
    ];
  }
  if (url.pathname !== '/jf/Users/u1/Items') return null;
  const asked = url.searchParams;
  const all = asked.get('IncludeItemTypes') === 'Series' ? SHOWS : ITEMS;
  const page = pageOf(all as object[], Number(asked.get('StartIndex')), Number(asked.get('Limit')));
  return { Items: page, TotalRecordCount: all.length };
}

const PLEX: Record<string, object[]> = {
  '1:1': [
    { type: 'movie', title: 'Halloween', year: 1978, viewCount: 2, lastViewedAt: 1_714_594_500 },
    { type: 'movie', title: 'Alien', year: 1979 },
  ],
  '2:2': [{ ratingKey: '77', type: 'show', year: 2005, Guid: [{ id: 'tmdb://2316' }] }],
  '2:4': [
    {
      ...{ type: 'episode', grandparentTitle: 'The Office', grandparentRatingKey: '77', title: 'Pilot' },
      ...{ parentIndex: 0, index: 1, viewCount: 1, lastViewedAt: 1_714_594_500 },
    },
  ],
};

function plex(url: URL): unknown {
  if (url.pathname === '/library/sections') {
    const directory = [
      { key: '1', type: 'movie' },
      { key: '2', type: 'show' },
      { key: '3', type: 'artist' },
    ];
    return { MediaContainer: { Directory: directory } };
  }
  const section = /^\/library\/sections\/(\d)\/all$/.exec(url.pathname)?.[1];
  const all = PLEX[`${section}:${url.searchParams.get('type')}`];
  if (!all) return null;
  const from = Number(url.searchParams.get('X-Plex-Container-Start'));
  const size = Number(url.searchParams.get('X-Plex-Container-Size'));
  return { MediaContainer: { totalSize: all.length, Metadata: pageOf(all, from, size) } };
}

const isKnown = ({ headers }: IncomingMessage) =>
  headers['x-plex-token'] === TOKEN || headers['x-emby-token'] === TOKEN;

/** A server that answers like Jellyfin, Emby (below `/jf`) and Plex to requests with the token. */
export async function startMediaServer() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://media');
    asked.push(request.url ?? '');
    if (url.pathname.startsWith('/moved')) {
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    } else if (url.pathname.startsWith('/page')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
    } else if (!isKnown(request)) {
      response.writeHead(401).end();
    } else {
      const answer = url.pathname.startsWith('/jf') ? media(url) : plex(url);
      response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => void server.close() };
}
