import { keywordId } from './keywords.ts';
import type { Movie, Series, Title } from './title.ts';

/** The numbers of a title elsewhere. */
export function externalIds({ kind, record }: Title) {
  const elsewhere = { wikidata_id: null, facebook_id: null, instagram_id: null, twitter_id: null };
  const imdb = { imdb_id: record.imdb ?? null };
  if (kind === 'movie') return { ...imdb, ...elsewhere };
  return { ...imdb, freebase_mid: null, freebase_id: null, tvdb_id: null, tvrage_id: null, ...elsewhere };
}

/** What a title is about, under the numbers by which Discover finds it. */
export function keywords({ kind, record }: Title) {
  const list = record.keywords.map((name) => ({ id: keywordId(name), name }));
  return kind === 'movie' ? { keywords: list } : { results: list };
}

/**
 * Releases of a movie by country: the one at home with its day, and those elsewhere whose age rating is known, whose
 * days are not.
 */
export function releaseDates({ record, date }: Movie) {
  const home = record.countries[0] ?? '';
  const known = Object.entries({ [home]: '', ...record.certification });
  return {
    results: known.map(([country, certification]) => ({
      iso_3166_1: country,
      release_dates: [
        {
          certification,
          descriptors: [],
          iso_639_1: '',
          note: '',
          release_date: country === home ? `${date}T00:00:00.000Z` : '',
          type: 3,
        },
      ],
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
