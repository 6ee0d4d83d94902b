import { feedDiaryOf, feedReviewsOf } from './feeds-words.ts';
import { m } from '../../paraglide/messages.js';
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { ownFeed, ownTitles, publicFeed, publicTitles, type FeedList } from './feeds.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import {
  DOWNLOADED,
  FEED_ENTRIES,
  FEEDS_PATH,
  FOUND_TITLES,
  LEFT_OUT_HEADER,
  readFeedPath,
  type FeedAsked,
  type FeedTitle,
} from './feeds.ts';
import { readDiscover } from '../discover/discover.ts';
import { today } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import type { Kind } from '../../core/title.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { visitorClient } from '../../server/session.ts';
import { entryOfTitle, jsonFeedText, rssText, type Feed } from './feed-text.api.server.ts';
import { publicAddress } from '../../core/routes.ts';

/** Maximum movies whose IMDb ids are looked up, and concurrent look-ups; the others are listed without. */
const MOST_LOOKED_UP = 500;
const AT_ONCE = 8;

/** Retry-After of a list that took too long (s). */
const AGAIN_S = 60;

/** A feed's text; `leftOut`: titles it could not include. */
interface Told {
  text: string;
  leftOut?: number;
}

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
  for (let page = 1, last = 1; page <= last && found.length < FOUND_TITLES; page += 1) {
    const answer = await catalogue.discover(search.kind, filters, { page, region: config.region });
    last = answer.totalPages;
    found.push(
      ...answer.results.map(({ id, title, date }) => ({
        ...{ kind: search.kind, id, title, date },
        // The day instead of a time, so that unchanged results are identical.
        at: `${date ?? now.toISOString().slice(0, 10)}T00:00:00Z`,
        tvdb: null,
      })),
    );
  }
  return found.slice(0, FOUND_TITLES);
}

/** Maps titles with limited concurrency. */
async function forEach<Made>(titles: readonly FeedTitle[], make: (title: FeedTitle) => Promise<Made>) {
  const limit = pLimit(AT_ONCE);
  return Promise.all(titles.map((title) => limit(make, title)));
}

/** Radarr's custom list; unknown ids are left out. */
async function radarrText(titles: readonly FeedTitle[]): Promise<string> {
  const { catalogue } = await services();
  const numbers = await forEach(titles.slice(0, MOST_LOOKED_UP), async ({ id }) =>
    // The TMDB id suffices.
    catalogue.movie(id, { late: true }).catch(() => null),
  );
  return JSON.stringify(
    titles.map(({ id, title }, place) => {
      const imdb = numbers[place]?.imdbId;
      return { id, ...(imdb && { imdb_id: imdb }), title };
    }),
  );
}

/**
 * Sonarr's custom list, by TheTVDB id. Null if the ids could not all be looked up in time: Sonarr would
 * delete the series missing from a partial list.
 */
async function sonarrText(titles: readonly FeedTitle[]): Promise<Told | null> {
  const { numbers } = await services();
  const found = await numbers.find(titles.filter(({ tvdb }) => tvdb === null).map(({ id }) => id));
  if (!found) return null;
  const listed = titles.flatMap(({ id, title, tvdb }) => {
    const number = tvdb ?? found.get(id);
    return number ? [{ tvdbId: String(number), title }] : [];
  });
  return { text: JSON.stringify(listed), leftOut: titles.length - listed.length };
}

async function listText(
  asked: FeedAsked & { of: 'list' },
  address: string,
  self: string,
): Promise<Told | 'late' | null> {
  const client = await visitorClient(address);
  const { secret, list: named, form } = asked;
  if (secret === null && !/^[0-9a-f]{20}$/.test(named)) return null;
  const list = await (secret === null ? publicTitles(client, named) : ownTitles(client, secret, named));
  if (!list) return null;
  if (form === 'radarr') return { text: await radarrText(await titlesOf(list, DOWNLOADED.radarr)) };
  if (form === 'sonarr') return (await sonarrText(await titlesOf(list, DOWNLOADED.sonarr))) ?? 'late';
  const { config } = await services();
  const titles = (await titlesOf(list, null)).toSorted((a, b) =>
    a.at < b.at ? 1 : a.at > b.at ? -1 : a.id - b.id,
  );
  const path = secret === null ? `/list/${named}` : '/';
  const feed: Feed = {
    title: list.name || m.feed_wishlist(),
    page: publicAddress(config.siteUrl, path),
    ...{ self, siteUrl: config.siteUrl },
    entries: titles.slice(0, FEED_ENTRIES).map(entryOfTitle),
  };
  return { text: form === 'rss' ? rssText(feed) : jsonFeedText(feed) };
}

async function textOf(asked: FeedAsked, address: string, self: string): Promise<Told | 'late' | null> {
  if (asked.of === 'list') return listText(asked, address, self);
  const client = await visitorClient(address);
  const found = await (asked.of === 'profile'
    ? publicFeed(client, asked.handle, asked.what)
    : ownFeed(client, asked.secret, asked.what));
  if (!found) return null;
  const { siteUrl } = (await services()).config;
  const feed: Feed = {
    title: asked.what === 'diary' ? feedDiaryOf(found.name) : feedReviewsOf(found.name),
    page: publicAddress(siteUrl, asked.of === 'profile' ? `/@${asked.handle}` : '/diary'),
    ...{ self, siteUrl, entries: found.entries },
  };
  return { text: asked.form === 'rss' ? rssText(feed) : jsonFeedText(feed) };
}

/**
 * GET /feeds/…: feeds for other programs. 304 if unchanged, 404 if unknown or not public. Public feeds are
 * cached like pages. Secrets are never logged: logs and metrics name the route.
 */
export async function answerFeed(
  request: Request,
  locals: { clientAddress: string; requestId: string },
): Promise<Response> {
  // Does not throw: the host refuses invalid encodings.
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
    const self = publicAddress(config.siteUrl, `${FEEDS_PATH}/${path}`);
    const told = await textOf(asked, locals.clientAddress, self);
    if (told === null) return plain(404);
    if (told === 'late') return plain(503, { 'Retry-After': String(AGAIN_S) });
    const { text, leftOut } = told;
    if (leftOut !== undefined) headers[LEFT_OUT_HEADER] = String(leftOut);
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
    log.warn({ requestId: locals.requestId, err: error.cause }, inLog(error));
    return plain(503, { 'Retry-After': String(AGAIN_S) });
  }
}
