import { airsBetween } from '../broadcast.ts';
import { addDays, type Day } from '../calendar.ts';
import { trendOfDay, trendOfWeek } from './popularity.ts';
import { spread } from './spread.ts';
import type { Movie, Series, Title } from '../title.ts';

const byPopularity = (a: Title, b: Title) => b.popularity - a.popularity || b.votes - a.votes || a.id - b.id;
const byVote = (a: Title, b: Title) => b.vote - a.vote || b.votes - a.votes || a.id - b.id;

/** TMDB's minimum of votes for top rated lists. */
const ENOUGH_VOTES = 200;

/** The days of an "upcoming" or "now playing" list. */
export interface Dates {
  minimum: string;
  maximum: string;
}

/**
 * Days of movie/upcoming, from tomorrow. TMDB ends it after three weeks; this small catalogue includes
 * everything announced.
 */
export function upcomingDates(day: Day): Dates {
  return { minimum: addDays(day, 1), maximum: addDays(day, 420) };
}

/** Days of movie/now_playing: the six weeks up to today. */
export function playingDates(day: Day): Dates {
  return { minimum: addDays(day, -42), maximum: day };
}

/** Movies released between two days, by popularity. */
export function releasedBetween(movies: readonly Movie[], { minimum, maximum }: Dates): Movie[] {
  return movies.filter(({ date }) => date >= minimum && date <= maximum).sort(byPopularity);
}

/** Titles by popularity. */
export function popular<T extends Title>(titles: readonly T[]): T[] {
  return titles.toSorted(byPopularity);
}

/** Titles with enough votes, best first, without documentary movies, as at TMDB. */
export function topRated<T extends Title>(titles: readonly T[]): T[] {
  return titles
    .filter(
      ({ kind, votes, record }) => votes >= ENOUGH_VOTES && !(kind === 'movie' && record.genres.includes(99)),
    )
    .sort(byVote);
}

/** Series with an episode from today up to a number of days later (0 for today only), by popularity. */
export function onAir(series: readonly Series[], day: Day, days: number): Series[] {
  const last = addDays(day, days);
  return series.filter(({ broadcast }) => airsBetween(broadcast, day, last)).sort(byPopularity);
}

/** Titles by the trend of the day or week, without unreleased ones. */
export function trending<T extends Title>(titles: readonly T[], span: 'day' | 'week', day: Day): T[] {
  const trend = span === 'day' ? trendOfDay : trendOfWeek;
  const hottest = titles
    .filter(({ date }) => date <= day)
    .map((title) => ({ title, heat: trend(title.kind, title.id, title.popularity, day) }))
    .sort((a, b) => b.heat - a.heat || a.title.id - b.title.id);
  return spread(hottest.map(({ title }) => title));
}
