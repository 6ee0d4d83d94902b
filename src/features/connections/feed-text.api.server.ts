import { feedEntry } from './told-words.ts';
import { formatDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { type FeedEntry, type FeedTitle, feedYear } from './feeds.ts';
import { langAttributes } from '../../core/language/addresses.ts';
import { publicAddress, titlePath } from '../../core/routes.ts';
import { escapeXml } from '../../server/xml-answer.ts';

/** A feed, independent of its format. */
export interface Feed {
  title: string;
  /** The corresponding web page. */
  page: string;
  /** The feed's own address. */
  self: string;
  siteUrl: string;
  entries: FeedEntry[];
}

/** Replaces characters XML does not allow, and lone surrogates. */
const plain = (text: string) =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ').toWellFormed();

const element = (name: string, text: string) => `<${name}>${escapeXml(plain(text))}</${name}>`;

const linkOf = ({ siteUrl }: Feed, entry: FeedEntry) => publicAddress(siteUrl, titlePath(entry));
const guidOf = ({ what, key }: FeedEntry) => `marquee-${what}-${key}`;

function textOf(entry: FeedEntry): string {
  if (entry.tellsEnd) return m.feed_tells_end();
  if (entry.text !== null || entry.day === null) return entry.text ?? '';
  const watched = entry.again
    ? m.feed_rewatched({ elided: elides(formatDate(entry.day)), day: formatDate(entry.day) })
    : m.feed_watched({ elided: elides(formatDate(entry.day)), day: formatDate(entry.day) });
  return entry.episodes > 0 ? m.feed_episodes({ ...counted(entry.episodes), watched }) : watched;
}

function rssItem(feed: Feed, entry: FeedEntry): string {
  const { kind, id, title, year, day, again, stars, liked } = entry;
  const html = textOf(entry)
    .split(/\n+/)
    .map((line) => `<p>${escapeXml(plain(line))}</p>`)
    .join('');
  return [
    '<item>',
    element('title', feedEntry(entry)),
    element('link', linkOf(feed, entry)),
    `<guid isPermaLink="false">${escapeXml(guidOf(entry))}</guid>`,
    element('pubDate', new Date(entry.at).toUTCString()),
    ...(day === null
      ? []
      : [element('letterboxd:watchedDate', day), element('letterboxd:rewatch', again ? 'Yes' : 'No')]),
    element('letterboxd:filmTitle', title),
    ...(year === null ? [] : [element('letterboxd:filmYear', String(year))]),
    ...(stars === null ? [] : [element('letterboxd:memberRating', stars.toFixed(1))]),
    ...(day === null ? [] : [element('letterboxd:memberLike', liked ? 'Yes' : 'No')]),
    element(kind === 'movie' ? 'tmdb:movieId' : 'tmdb:tvId', String(id)),
    element('description', html),
    '</item>',
  ].join('');
}

/** RSS 2.0 with the elements of Letterboxd's feeds and TMDB ids. */
export function rssText(feed: Feed): string {
  const [latest] = feed.entries;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:letterboxd="https://letterboxd.com" xmlns:tmdb="https://themoviedb.org">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.page),
    element('description', feed.title),
    element('language', langAttributes().lang),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [element('lastBuildDate', new Date(latest.at).toUTCString())] : []),
    ...feed.entries.map((entry) => rssItem(feed, entry)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** JSON Feed 1.1. */
export function jsonFeedText(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    language: langAttributes().lang,
    home_page_url: feed.page,
    feed_url: feed.self,
    items: feed.entries.map((entry) => ({
      id: guidOf(entry),
      url: linkOf(feed, entry),
      title: feedEntry(entry),
      content_text: textOf(entry),
      date_published: new Date(entry.at).toISOString(),
      _marquee: {
        ...{
          what: entry.what,
          kind: entry.kind,
          tmdb: entry.id,
          name: entry.title,
          year: entry.year,
          day: entry.day,
        },
        ...{ again: entry.again, stars: entry.stars, liked: entry.liked, episodes: entry.episodes },
      },
    })),
  });
}

/** A list's title as a feed entry. */
export const entryOfTitle = ({ kind, id, title, date, at }: FeedTitle): FeedEntry => ({
  ...{ what: 'title' as const, key: `${kind}-${id}`, kind, id, title, year: feedYear(date), at },
  ...{ day: null, again: false, stars: null, liked: false, text: '', tellsEnd: false, episodes: 0 },
});
