import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import {
  ownFeed,
  ownTitles,
  publicFeed,
  publicTitles,
  type FeedList,
} from '../../../backend/connections/feeds.ts';
import { BackendError } from '../../../backend/errors.ts';
import {
  DOWNLOADED,
  FEED_ENTRIES,
  FEEDS_PATH,
  readFeedPath,
  type FeedAsked,
  type FeedTitle,
} from '../../../domain/connections/feeds.ts';
import { readDiscover } from '../../../domain/discover/discover.ts';
import { today } from '../../../domain/dates.ts';
import { CatalogueError } from '../../../domain/errors.ts';
import { FEED_MESSAGES as words } from '../../../domain/messages.ts';
import type { Kind } from '../../../domain/title.ts';
import { services } from '../../services.ts';
import { visitorClient } from '../../session.ts';
import { entryOfTitle, jsonFeedText, rssText, type Feed } from './feed-text.ts';
import { addressOf } from '../../../domain/routes.ts';

/** Pages of what a saved search finds, and titles whose numbers at IMDb and TheTVDB are looked for. */
const SEARCH_PAGES = 5;
const MOST_LOOKED_UP = 500;
const AT_ONCE = 8;

const TYPES = {
  ...{ rss: 'application/rss+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' },
  ...{ radarr: 'application/json; charset=utf-8', sonarr: 'application/json; charset=utf-8' },
};

async function titlesOf(list: FeedList, kind: Kind | null): Promise<FeedTitle[]> {
  const { search } = list;
  if (search === null) return list.titles.filter((title) => kind === null || title.kind === kind);
  if (kind !== null && search.kind !== kind) return [];
  const { catalogue, clock, config } = await services();
  const now = clock();
  const { filters } = readDiscover(search.kind, new URLSearchParams(search.query), today(clock));
  const found: FeedTitle[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, SEARCH_PAGES); page += 1) {
    const answer = await catalogue.discover(search.kind, filters, { page, region: config.region });
    last = answer.totalPages;
    found.push(
      ...answer.results.map(({ id, title, date }) => ({
        ...{ kind: search.kind, id, title, date },
        // It has no moment of its own: the day, so that the same finds are the same text.
        at: `${date ?? now.toISOString().slice(0, 10)}T00:00:00Z`,
      })),
    );
  }
  return found;
}

/** Does something for each title, some at once. */
async function forEach<Made>(titles: readonly FeedTitle[], make: (title: FeedTitle) => Promise<Made>) {
  const limit = pLimit(AT_ONCE);
  return Promise.all(titles.map((title) => limit(make, title)));
}

/** What Radarr reads as a custom list: nothing it would stumble over, so nothing that is not known. */
async function radarrText(titles: readonly FeedTitle[]): Promise<string> {
  const { catalogue } = await services();
  const numbers = await forEach(titles.slice(0, MOST_LOOKED_UP), async ({ id }) =>
    // It goes by the number that is known anyway.
    catalogue.movie(id, { late: true }).catch(() => null),
  );
  return JSON.stringify(
    titles.map(({ id, title }, place) => {
      const imdb = numbers[place]?.imdbId;
      return { id, ...(imdb && { imdb_id: imdb }), title };
    }),
  );
}

/** What Sonarr reads: series by their number at TheTVDB, those that have one. */
async function sonarrText(titles: readonly FeedTitle[]): Promise<string> {
  const { catalogue } = await services();
  const numbers = await forEach(titles.slice(0, MOST_LOOKED_UP), async ({ id, title }) => {
    // Series kept before this was asked for know of none.
    const tvdbId = (await catalogue.series(id, { late: true }))?.tvdbId;
    return tvdbId ? [{ tvdbId: String(tvdbId), title }] : [];
  });
  return JSON.stringify(numbers.flat());
}

async function listText(
  asked: FeedAsked & { of: 'list' },
  address: string,
  self: string,
): Promise<string | null> {
  const client = await visitorClient(address);
  const { secret, list: named, form } = asked;
  if (secret === null && !/^[0-9a-f]{20}$/.test(named)) return null;
  const list = await (secret === null ? publicTitles(client, named) : ownTitles(client, secret, named));
  if (!list) return null;
  if (form === 'radarr') return radarrText(await titlesOf(list, DOWNLOADED.radarr));
  if (form === 'sonarr') return sonarrText(await titlesOf(list, DOWNLOADED.sonarr));
  const { config } = await services();
  const titles = (await titlesOf(list, null)).toSorted((a, b) =>
    a.at < b.at ? 1 : a.at > b.at ? -1 : a.id - b.id,
  );
  const path = secret === null ? `/list/${named}` : '/';
  const feed: Feed = {
    title: list.name || words.wishlist,
    page: addressOf(config.siteUrl, path),
    ...{ self, siteUrl: config.siteUrl },
    entries: titles.slice(0, FEED_ENTRIES).map(entryOfTitle),
  };
  return form === 'rss' ? rssText(feed) : jsonFeedText(feed);
}

async function textOf(asked: FeedAsked, address: string, self: string): Promise<string | null> {
  if (asked.of === 'list') return listText(asked, address, self);
  const client = await visitorClient(address);
  const found = await (asked.of === 'profile'
    ? publicFeed(client, asked.handle, asked.what)
    : ownFeed(client, asked.secret, asked.what));
  if (!found) return null;
  const { siteUrl } = (await services()).config;
  const feed: Feed = {
    title: asked.what === 'diary' ? words.diaryOf(found.name) : words.reviewsOf(found.name),
    page: addressOf(siteUrl, asked.of === 'profile' ? `/@${asked.handle}` : '/diary'),
    ...{ self, siteUrl, entries: found.entries },
  };
  return asked.form === 'rss' ? rssText(feed) : jsonFeedText(feed);
}

/**
 * What other programs read of people, below /feeds: 304 for who has it already, 404 for what is nobody's, or not public.
 * What is public is kept as pages are. Secrets stand in no log: lines and metrics name the route.
 */
export async function answerFeed(
  request: Request,
  locals: { clientAddress: string; requestId: string },
): Promise<Response> {
  // The host refuses what cannot be decoded.
  const path = decodeURIComponent(new URL(request.url).pathname).slice(FEEDS_PATH.length + 1);
  const asked = readFeedPath(path);
  const isOwn = asked?.of === 'own' || (asked?.of === 'list' && asked.secret !== null);
  const headers: Record<string, string> = {
    ...(isOwn && { 'Cache-Control': 'private, no-cache' }),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
  const plain = (status: number, more: Record<string, string> = {}) =>
    new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store', ...more } });
  if (asked === null) return plain(404);
  const { config, log } = await services();
  try {
    const self = addressOf(config.siteUrl, `${FEEDS_PATH}/${path}`);
    const text = await textOf(asked, locals.clientAddress, self);
    if (text === null) return plain(404);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    headers['ETag'] = tag;
    const known = (request.headers.get('if-none-match') ?? '')
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''));
    if (known.includes(tag) || known.includes('*')) return new Response(null, { status: 304, headers });
    const isHead = request.method === 'HEAD';
    return new Response(isHead ? null : text, { headers: { ...headers, 'Content-Type': TYPES[asked.form] } });
  } catch (error) {
    if (!(error instanceof BackendError) && !(error instanceof CatalogueError)) throw error;
    log.warn({ requestId: locals.requestId, err: error.cause }, error.message);
    return plain(503, { 'Retry-After': '60' });
  }
}
