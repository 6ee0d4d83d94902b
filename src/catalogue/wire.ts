import { z } from 'zod';
import { contributors } from './artists/wire-credits.ts';
import { postersBeside, translationsBeside } from './language/wire-language.ts';
import { movieFacts, seriesFacts } from './numbers/wire-facts.ts';
import { offersBeside } from './watch/wire-offers.ts';
import { seasonItems } from './seasons/wire-seasons.ts';
import {
  count,
  date,
  flag,
  hides,
  id,
  members,
  membersOrNone,
  name,
  number,
  path,
  text,
} from './wire-fields.ts';

/** The upstream's answers as measured, with the tolerant fields of wire-fields.ts. */

const title = {
  id,
  original_language: text,
  overview: text,
  poster_path: path,
  backdrop_path: path,
  vote_average: number,
  vote_count: number,
  adult: hides,
  softcore: hides,
};
const movieNames = { title: name, original_title: text, release_date: date };
const seriesNames = { name, original_name: text, first_air_date: date };
const genreIds = { genre_ids: membersOrNone(id) };

export const movieItem = z.object({ ...title, ...movieNames, ...genreIds });
export const seriesItem = z.object({ ...title, ...seriesNames, ...genreIds });
export type MovieItem = z.infer<typeof movieItem>;
export type SeriesItem = z.infer<typeof seriesItem>;

/** A page of a list; the list is required, the totals are not. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ total_pages: count, total_results: count, results: members(item) });
}

export const moviePage = page(movieItem);
export const seriesPage = page(seriesItem);

const genre = z.object({ id, name });
export const genreList = z.object({ genres: members(genre) });

const named = z.object({ name });
const country = z.object({ iso_3166_1: text, name });
const language = z.object({ iso_639_1: text, english_name: text, name: text });
const creator = z.object({ id: id.nullish().catch(null), name });
const video = z.object({
  key: z.string().min(1),
  site: text,
  type: text,
  name: text,
  iso_639_1: text,
  official: flag,
  published_at: text,
});

const videos = z.object({ results: membersOrNone(video) });

/** Keywords: movies and series have them under different names. */
const keywords = z
  .object({ keywords: membersOrNone(genre), results: membersOrNone(genre) })
  .nullish()
  .catch(null)
  .transform((value) => (value ? [...value.keywords, ...value.results] : []));

const details = {
  ...title,
  tagline: text,
  status: text,
  genres: membersOrNone(genre),
  production_countries: membersOrNone(country),
  origin_country: membersOrNone(text),
  production_companies: membersOrNone(named),
  spoken_languages: membersOrNone(language),
  videos: videos
    .nullish()
    .catch(null)
    .transform((value) => value ?? { results: [] }),
  keywords,
  translations: translationsBeside,
  images: postersBeside,
  'watch/providers': offersBeside,
};

export const movieDetails = z.object({
  ...details,
  ...movieNames,
  credits: contributors,
  ...movieFacts,
  runtime: number,
  budget: number,
  revenue: number,
  similar: moviePage
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
});

export const seriesDetails = z.object({
  ...details,
  ...seriesNames,
  ...seriesFacts,
  seasons: seasonItems,
  last_air_date: date,
  episode_run_time: membersOrNone(number),
  last_episode_to_air: z.object({ runtime: number }).nullish().catch(null),
  next_episode_to_air: z.object({ air_date: date }).nullish().catch(null),
  number_of_seasons: number,
  networks: membersOrNone(named),
  created_by: membersOrNone(creator),
  // `credits` has only the last season's.
  aggregate_credits: contributors,
  similar: seriesPage
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
});

export type MovieDetailsAnswer = z.infer<typeof movieDetails>;
export type SeriesDetailsAnswer = z.infer<typeof seriesDetails>;
export type DetailsAnswer = MovieDetailsAnswer | SeriesDetailsAnswer;
