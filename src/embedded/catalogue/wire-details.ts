import { dayNumber, type Day } from './calendar.ts';
import { collectionWith } from './collections.ts';
import { genresOf } from './genres.ts';
import { company, productionCountry, spokenLanguage } from './names.ts';
import { identify, titleKey } from './people.ts';
import { hash } from './seed.ts';
import type { Movie, Series, Title } from './title.ts';
import { collectionBrief } from './wire-collection.ts';
import { creditId } from './wire-credits.ts';
import { shared } from './wire-item.ts';

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
    tagline: record.tagline,
  };
}

/** The answer to movie/{id}. */
export function movieDetails(movie: Movie) {
  const { budget, revenue, runtime } = movie.record;
  const collection = collectionWith(movie.id);
  return {
    ...detailsShared(movie),
    belongs_to_collection: collection ? collectionBrief(collection) : null,
    budget,
    imdb_id: null,
    original_title: movie.originalName,
    release_date: movie.date,
    revenue,
    runtime,
    status: movie.released ? 'Released' : (movie.record.status ?? 'Post Production'),
    title: movie.name,
    video: false,
  };
}

/** Number of an episode in the running season: broadcasts since the first of September before it. */
function episodeNumber(series: Series, date: Day): number {
  const { record, broadcast } = series;
  if (broadcast.weekdays.length === 0) return Math.max(1, Math.round(record.episodes / record.seasons));
  const autumn = `${date.slice(0, 4)}-09-01`;
  const start = date >= autumn ? autumn : `${Number(date.slice(0, 4)) - 1}-09-01`;
  const days = dayNumber(date) - dayNumber(start > broadcast.first ? start : broadcast.first);
  return 1 + Math.floor((days * broadcast.weekdays.length) / 7);
}

function episode(series: Series, date: Day | null) {
  if (date === null) return null;
  const number = episodeNumber(series, date);
  return {
    id: hash(`episode ${series.id} ${date}`),
    name: `Episode ${number}`,
    overview: '',
    vote_average: 0,
    vote_count: 0,
    air_date: date,
    episode_number: number,
    episode_type: series.broadcast.weekdays.length === 0 ? 'finale' : 'standard',
    production_code: '',
    runtime: series.record.episode_runtime,
    season_number: series.record.seasons,
    show_id: series.id,
    still_path: null,
  };
}

/** A creator as tv/{id} lists them. */
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

/** TMDB's type of a series, by the most telling of its genres. */
function seriesType(genres: readonly number[]): string {
  return TYPES.find(([genre]) => genres.includes(genre))?.[1] ?? 'Scripted';
}

/** The answer to tv/{id}. */
export function seriesDetails(series: Series) {
  const { record, broadcast, status } = series;
  return {
    ...detailsShared(series),
    created_by: record.creators.map((name) => creator(series, name)),
    episode_run_time: [],
    first_air_date: series.date,
    in_production: status !== 'Ended' && status !== 'Canceled',
    languages: record.spoken,
    last_air_date: broadcast.last,
    last_episode_to_air: episode(series, broadcast.last),
    name: series.name,
    next_episode_to_air: episode(series, broadcast.next),
    networks: record.networks.map((name) => company(name, record.countries[0] ?? '')),
    number_of_episodes: record.episodes,
    number_of_seasons: record.seasons,
    original_name: series.originalName,
    seasons: [],
    status,
    type: seriesType(record.genres),
  };
}
