import { addDays, type Day } from '../calendar.ts';
import { keywordId } from '../search/keywords.ts';
import { hash } from '../seed.ts';
import type { Movie, Series, Title } from '../title.ts';

/** External ids of a title. */
export function externalIds({ kind, record }: Title) {
  const elsewhere = { wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null };
  const imdb = { imdb_id: record.imdb ?? null };
  if (kind === 'movie') return { ...imdb, ...elsewhere };
  return { ...imdb, freebase_mid: null, freebase_id: null, tvdb_id: null, tvrage_id: null, ...elsewhere };
}

/** Keywords of a title, by the ids Discover filters by. */
export function keywords({ kind, record }: Title) {
  const list = record.keywords.map((name) => ({ id: keywordId(name), name }));
  return kind === 'movie' ? { keywords: list } : { results: list };
}

const THEATRICAL = 3;
const DIGITAL = 4;

/** A release on a day; empty when unknown. */
function release(type: number, day: Day, certification = '') {
  const instant = day === '' ? '' : `${day}T00:00:00.000Z`;
  return { certification, descriptors: [], iso_639_1: '', note: '', release_date: instant, type };
}

/**
 * An invented movie's countries of release besides its home, the maximum delay there in days, and the weeks
 * until the digital release.
 */
const ABROAD = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'BR', 'JP', 'IN'];
const DAYS_ABROAD = 21;
const WEEKS_TO_HOME = 6;

/** Releases of an invented movie, with all dates. */
function inventedReleases({ id, date }: Movie, home: string) {
  return [...new Set([home, ...ABROAD])].map((country) => {
    const later = country === home ? 0 : hash(`release ${id} ${country}`) % DAYS_ABROAD;
    const theatre = addDays(date, later);
    return {
      iso_3166_1: country,
      release_dates: [release(THEATRICAL, theatre), release(DIGITAL, addDays(theatre, WEEKS_TO_HOME * 7))],
    };
  });
}

/**
 * Releases of a movie by country. A real one has its home release with a date, and others with a known age
 * rating, without dates.
 */
export function releaseDates(movie: Movie) {
  const { record, date } = movie;
  const home = record.countries[0] ?? '';
  if (record.in_days !== undefined) return { results: inventedReleases(movie, home) };
  const known = Object.entries({ [home]: '', ...record.certification });
  return {
    results: known.map(([country, certification]) => ({
      iso_3166_1: country,
      release_dates: [release(THEATRICAL, country === home ? date : '', certification)],
    })),
  };
}

/** Age ratings of a series by country. */
export function contentRatings({ record }: Series) {
  return {
    results: Object.entries(record.certification).map(([country, rating]) => ({
      descriptors: [],
      iso_3166_1: country,
      rating,
    })),
  };
}
