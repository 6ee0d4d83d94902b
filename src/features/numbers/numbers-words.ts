import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { counted, formatNumber } from '../../core/format.ts';
import { elides, isFigure, shortDecade } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';
import { starsCount } from '../../core/stars-count.ts';
import type { NumberedBy } from './numbers.ts';

/** Heading of the titles behind a bar, by what the chart counts. */
export const numbersBehindHeading = (by: NumberedBy, name: string): string =>
  by === 'decade'
    ? m.numbers_behind_heading_decade({ name, short: shortDecade(name) })
    : by === 'director'
      ? m.numbers_behind_heading_director({ name: isolated(name) })
      : by === 'stars'
        ? m.numbers_behind_heading_stars({ starsCount: starsCount(Number(name)) })
        : by === 'actor'
          ? m.numbers_behind_heading_actor({ name: isolated(name) })
          : name;

/** Number of titles behind a bar; `year` is null for all years. */
export const numbersBehindCount = (total: number, year: number | null): string =>
  year === null
    ? m.numbers_behind_count_no_year(counted(total))
    : m.numbers_behind_count({ ...counted(total), year });

/** Accessible name of a bar, which links to its titles. */
export const numbersTitlesOf = (name: string, count: number): string =>
  m.numbers_titles_of({ name: isolated(name), ...counted(count) });

export const numbersShareBy = {
  made: m.numbers_share_made,
  ended: m.numbers_share_ended,
};

/** Compares a number with that of `year`; `soFar` limits both to the days up to today's. */
export const numbersCompared = (now: number, before: number, year: number, soFar: boolean): string =>
  now - before === 0
    ? soFar
      ? m.numbers_compared_same_so_far({ year })
      : m.numbers_compared_same({ year })
    : now - before > 0
      ? soFar
        ? m.numbers_compared_more_so_far({ before: formatNumber(Math.abs(now - before)), year })
        : m.numbers_compared_more({ before: formatNumber(Math.abs(now - before)), year })
      : soFar
        ? m.numbers_compared_fewer_so_far({ before: formatNumber(Math.abs(now - before)), year })
        : m.numbers_compared_fewer({ before: formatNumber(Math.abs(now - before)), year });

/** Number of movies and of series; empty without either. */
export const numbersKinds = (ofMovies: number, ofSeries: number): string =>
  ofMovies > 0
    ? ofSeries > 0
      ? m.numbers_kinds({ ofSeries, ...counted(ofMovies), ofSeriesText: formatNumber(ofSeries) })
      : m.numbers_kinds_no_of_series(counted(ofMovies))
    : ofSeries > 0
      ? m.numbers_kinds_no_of_movies(counted(ofSeries))
      : '';

/** A range of days; one day if both are equal. */
export const numbersBetween = (since: CalendarDate, until: CalendarDate): string =>
  since === until
    ? formatDate(since)
    : m.numbers_between({
        sinceElided: elides(formatDate(since)),
        untilElided: elides(formatDate(until)),
        since: formatDate(since),
        until: formatDate(until),
      });

/** Describes the bar with the most watches. */
export const numbersMostWatched = (name: string, count: number): string =>
  isFigure(name) === 'yes'
    ? m.numbers_most_watched_year({ name: isolated(name), ...counted(count) })
    : m.numbers_most_watched({ name: isolated(name), ...counted(count) });
