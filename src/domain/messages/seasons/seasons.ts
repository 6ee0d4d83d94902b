import { episodes } from '../counts.ts';
import { plural } from '../../plural.ts';

/** Sentences about seasons and their episodes. */
export const SEASON_MESSAGES = {
  notFound: { title: 'Season Not Found', text: 'This season is not in the catalogue, or not any more.' },
  failed: 'Failed to load the season',
  browse: { label: 'Browse TV series', path: '/tv-series' },
  /** A season nobody has named. */
  name: (number: number) => (number === 0 ? 'Specials' : `Season ${number}`),
  /** An episode nobody has named. */
  episode: (number: number) => `Episode ${number}`,
  finale: 'Season finale',
  airs: (date: string) => `Airs ${date}`,
  today: 'Today',
  tomorrow: 'Tomorrow',
  noDate: 'No date yet',
  /** The way to any episode of a long season. */
  index: 'All episodes',
  span: (first: number, last: number) => (first === last ? String(first) : `${first}–${last}`),
  more: 'Read on',
  /** What a page of a long season is called in one line. */
  episodes: 'Episodes',
  noEpisodes: 'No episodes are known yet',
  range: (first: number, last: number, all: number) => `Episodes ${first} to ${last} of ${all}`,
  earlier: 'Earlier episodes',
  later: 'Later episodes',
  all: (count: number) => plural(count, { one: 'All {n} season', other: 'All {n} seasons' }),
  others: 'Seasons',
  neighbours: 'Other seasons',
  toSeries: (title: string) => `Back to ${title}`,
  /** For search engines, of a season without a text. */
  description: (series: string, season: string, count: number) =>
    `${season} of ${series}: ${episodes(count)}.`,
} as const;
