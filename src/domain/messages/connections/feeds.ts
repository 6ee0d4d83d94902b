import type { FeedEntry } from '../../connections/feeds.ts';
import { formatDate, type CalendarDate } from '../../dates.ts';
import { plural } from '../../plural.ts';
import { starSigns } from '../../reviews/stars.ts';

/** Sentences of feeds and of their page (docs/behaviour.md, Feeds). */
export const FEED_MESSAGES = {
  diaryOf: (name: string | null) => `${name ?? 'Somebody'}’s diary on Marquee`,
  reviewsOf: (name: string | null) => `${name ?? 'Somebody'}’s reviews on Marquee`,
  wishlist: 'Wishlist',
  /** `The Matrix, 1999 - ★★★★½`, as the tools read it that know Letterboxd's feed. */
  entry: ({ title, year, stars: given }: FeedEntry) =>
    `${title || 'A title'}${year === null ? '' : `, ${year}`}${given === null ? '' : ` - ${starSigns(given)}`}`,
  /** Behind which stands the day. */
  episodes: (count: number, watched: string) =>
    plural(count, { one: `{n} episode. ${watched}`, other: `{n} episodes. ${watched}` }),
  watched: (day: CalendarDate) => `Watched on ${formatDate(day)}.`,
  rewatched: (day: CalendarDate) => `Rewatched on ${formatDate(day)}.`,
  tellsEnd: 'This review contains spoilers. Read it on its page.',
} as const;

/** Sentences of the page of one's own feeds. */
export const FEEDS_PAGE_MESSAGES = {
  title: 'Feeds',
  description: 'Your diary and reviews for readers of feeds, your lists for Radarr and Sonarr.',
  signIn: 'Sign in to get your feeds',
  back: 'Connections',
  text: 'What other programs can read of yours: diary and reviews as RSS or JSON Feed, your wishlist, lists and saved searches for Radarr and Sonarr too. What is public needs no secret: its feeds stand on your page and on your lists.',
  make: 'Get an address',
  renew: 'Renew the address',
  renewText: 'When you renew it, all addresses below the old one end at once.',
  end: 'End the address',
  since: (day: string) => `Your secret address was made on ${day}.`,
  made: 'Your addresses',
  once: 'Copy what you need now: the secret in them is shown this once. Anyone with it can read what they name.',
  diary: 'Diary',
  reviews: 'Reviews',
  wishlist: 'Wishlist',
  forms: { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed', 'radarr.json': 'Radarr', 'sonarr.json': 'Sonarr' },
  pattern: 'How addresses are made',
  noTvdb:
    'Lists for Sonarr are empty here: the bundled catalogue does not know the numbers by which Sonarr finds series. They fill once this site uses TMDB.',
  patternText: 'In place of SECRET stands your own.',
  told: {
    changed: 'This has been changed in the meantime. Nothing was done.',
    ended: 'The address is ended. Nobody can read your feeds by it now.',
  },
} as const;
