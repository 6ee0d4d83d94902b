import type { Day } from '../calendar.ts';
import { collectionWith } from '../collections/collections.ts';
import type { Edition } from '../library.ts';
import { genresOf } from '../genres/genres.ts';
import { company, productionCountry, spokenLanguage } from '../names.ts';
import { identify, titleKey } from '../artists/people.ts';
import { isInvented, lastEpisode, nextEpisode, seasonsOf, type Episode } from '../seasons/seasons.ts';
import type { Movie, Series, Title } from '../title.ts';
import { collectionBrief } from '../collections/wire-collection.ts';
import { creditId } from '../artists/wire-credits.ts';
import { shared } from '../wire-item.ts';
import { episodeBrief, seasonBrief } from '../seasons/wire-season.ts';

function detailsShared(title: Title) {
  const { record } = title;
  return {
    ...shared(title),
    genres: genresOf(record.genres),
    homepage: '',
    origin_country: record.countries.slice(0, 1),
    production_companies: record.companies.map((name) => company(name, record.countries[0] ?? '')),
    production_countries: record.countries.map(productionCountry),
    spoken_languages: record.spoken.map(spokenLanguage),
    tagline: title.tagline,
  };
}

/** Answers movie/{id} in an edition. */
export function movieDetails(movie: Movie, edition: Edition) {
  const { budget, revenue, runtime } = movie.record;
  const collection = collectionWith(movie.id);
  return {
    ...detailsShared(movie),
    belongs_to_collection: collection ? collectionBrief(edition.told(collection)) : null,
    budget,
    imdb_id: movie.record.imdb ?? null,
    original_title: movie.originalName,
    release_date: movie.date,
    revenue,
    runtime,
    status: movie.released ? 'Released' : movie.record.status,
    title: movie.name,
    video: false,
  };
}

/** The last or next episode in tv/{id}. */
function episode(series: Series, found: Episode | null) {
  if (found === null) return null;
  return episodeBrief(series, found, series.broadcast.weekdays.length === 0 ? 'finale' : 'standard');
}

/** A creator in tv/{id}. */
function creator(series: Series, name: string) {
  const { id, gender } = identify(name, titleKey('tv', series.id));
  return {
    id,
    credit_id: creditId('tv', series.id, name, 'Creator'),
    name,
    original_name: name,
    gender,
    profile_path: `/p${id}.svg`,
  };
}

const TYPES = [
  [10763, 'News'],
  [10767, 'Talk Show'],
  [10764, 'Reality'],
  [99, 'Documentary'],
] as const;

/** TMDB's type of a series, by its most specific genre. */
function seriesType(genres: readonly number[]): string {
  return TYPES.find(([genre]) => genres.includes(genre))?.[1] ?? 'Scripted';
}

/** Answers tv/{id} on a day. */
export function seriesDetails(series: Series, today: Day) {
  const { record, broadcast, status } = series;
  const seasons = seasonsOf(series, today);
  const counted = isInvented(series)
    ? { episodes: seasons.reduce((sum, { episodes }) => sum + episodes, 0), seasons: seasons.length }
    : record;
  return {
    ...detailsShared(series),
    created_by: record.creators.map((name) => creator(series, name)),
    episode_run_time: [],
    first_air_date: series.date,
    in_production: status !== 'Ended' && status !== 'Canceled',
    languages: record.spoken,
    last_air_date: isInvented(series) ? broadcast.last : (record.last ?? null),
    last_episode_to_air: episode(series, lastEpisode(series, today)),
    name: series.name,
    next_episode_to_air: episode(series, nextEpisode(series)),
    networks: record.networks.map((name) => company(name, record.countries[0] ?? '')),
    number_of_episodes: counted.episodes,
    number_of_seasons: counted.seasons,
    original_name: series.originalName,
    seasons: seasons.map((season) => seasonBrief(series, season)),
    status,
    type: seriesType(record.genres),
  };
}
