import { z } from 'zod';

/**
 * The upstream's answers as measured, not as documented: anything may be null, absent, empty or new. A field
 * of the wrong type counts as missing; only what a title cannot do without (id and name) is demanded.
 */

const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');
const name = z.string().trim().min(1);
// An id is a 32-bit number, as the columns that keep titles are.
const id = z.int().positive().max(2_147_483_647);
const path = z
  .string()
  .regex(/^\/[\w.-]{1,80}$/)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
// No film is older: an earlier year is a zero or a slip, and means unknown.
const FIRST_YEAR = '1870';
const date = z.iso
  .date()
  .refine((value) => value >= FIRST_YEAR)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
const number = z
  .number()
  .nonnegative()
  .max(Number.MAX_SAFE_INTEGER)
  .nullish()
  .catch(null)
  .transform((value) => value ?? 0);
const flag = z
  .boolean()
  .nullish()
  .catch(null)
  .transform((value) => value ?? false);

/** A mark that hides a title: when it is of the wrong type, the title had better stay hidden. */
const hides = z
  .boolean()
  .nullish()
  .catch(true)
  .transform((value) => value ?? false);

/** A list whose unfit members are left out; null when it is no list at all. */
function members<T extends z.ZodType>(member: T) {
  return z.array(z.unknown()).transform((values) =>
    values.flatMap((value) => {
      const parsed = member.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

function membersOrNone<T extends z.ZodType>(member: T) {
  return members(member)
    .nullish()
    .catch(null)
    .transform((values) => values ?? []);
}

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

const movieItem = z.object({ ...title, ...movieNames, ...genreIds });
const seriesItem = z.object({ ...title, ...seriesNames, ...genreIds });
export type MovieItem = z.infer<typeof movieItem>;
export type SeriesItem = z.infer<typeof seriesItem>;

const count = z
  .int()
  .nonnegative()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** One page of movies or of series. Without its list it is no answer; its numbers can be missing. */
function page<T extends z.ZodType>(item: T) {
  return z.object({ total_pages: count, total_results: count, results: members(item) });
}

export const moviePage = page(movieItem);
export const seriesPage = page(seriesItem);

const genre = z.object({ id, name });
export const genreList = z.object({ genres: members(genre) });

const named = z.object({ name });
const language = z.object({ iso_639_1: text, english_name: text, name: text });
const castMember = z.object({ id, name, character: text, profile_path: path });
const crewMember = z.object({ name, job: text });
const video = z.object({
  key: z.string().min(1),
  site: text,
  type: text,
  name: text,
  official: flag,
  published_at: text,
});

const credits = z.object({ cast: membersOrNone(castMember), crew: membersOrNone(crewMember) });
const videos = z.object({ results: membersOrNone(video) });

const noCredits = { cast: [], crew: [] };

/** Fields of a detail answer, with the three parts that can come along with it. */
const details = {
  ...title,
  tagline: text,
  status: text,
  genres: membersOrNone(genre),
  production_countries: membersOrNone(named),
  production_companies: membersOrNone(named),
  spoken_languages: membersOrNone(language),
  credits: credits
    .nullish()
    .catch(null)
    .transform((value) => value ?? noCredits),
  videos: videos
    .nullish()
    .catch(null)
    .transform((value) => value ?? { results: [] }),
};

export const movieDetails = z.object({
  ...details,
  ...movieNames,
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
  last_air_date: date,
  next_episode_to_air: z.object({ air_date: date }).nullish().catch(null),
  number_of_seasons: number,
  networks: membersOrNone(named),
  created_by: membersOrNone(named),
  similar: seriesPage
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
});

export type MovieDetailsAnswer = z.infer<typeof movieDetails>;
export type SeriesDetailsAnswer = z.infer<typeof seriesDetails>;
