import type { MovieDetails, SeriesDetails } from '../../../src/core/title.ts';

const UNKNOWN = {
  title: 'Untitled',
  originalTitle: 'Untitled',
  originalLanguage: '',
  overview: '',
  date: null,
  posterPath: null,
  backdropPath: null,
  voteAverage: null,
  voteCount: 0,
  genreIds: [],
  tagline: '',
  certification: null,
  imdbId: null,
  homepage: null,
  offers: null,
  status: '',
  genres: [],
  productionCountries: [],
  countryCodes: [],
  productionCompanies: [],
  spokenLanguages: [],
  cast: [],
  contributors: 0,
  keywords: [],
  videos: [],
  similar: [],
  moreSimilar: [],
};

/** A movie; all other facts are unknown. */
export function movieOf(known: Partial<MovieDetails> & { id: number }): MovieDetails {
  const own = {
    release: null,
    runtime: null,
    collection: null,
    budget: null,
    revenue: null,
    directors: [],
    writers: [],
  };
  return { ...UNKNOWN, ...own, kind: 'movie', ...known };
}

/** A series; all other facts are unknown. */
export function seriesOf(known: Partial<SeriesDetails> & { id: number }): SeriesDetails {
  const dates = { lastAirDate: null, nextEpisodeDate: null };
  const own = {
    numberOfSeasons: null,
    tvdbId: null,
    episodeRuntime: null,
    seasons: [],
    networks: [],
    createdBy: [],
  };
  return { ...UNKNOWN, ...dates, ...own, kind: 'tv', ...known };
}
