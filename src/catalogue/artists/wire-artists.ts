import { z } from 'zod';
import { date, hides, id, membersOrNone, name, number, path, text } from '../wire-fields.ts';
import { postersBeside, translationsBeside } from '../language/wire-language.ts';
import { contributors, noCredits } from './wire-credits.ts';
import { movieItem, seriesItem } from '../wire.ts';

/** A date of birth or death; unlike a release date it may be centuries ago. */
const day = z.iso
  .date()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

const role = {
  character: text,
  /** Billing order in a movie's cast, from 0; 0 if missing. */
  order: number,
  episode_count: number,
  department: text,
  job: text,
};

const credit = z.discriminatedUnion('media_type', [
  movieItem.extend({ ...role, media_type: z.literal('movie') }),
  seriesItem.extend({ ...role, media_type: z.literal('tv') }),
]);
export type CreditItem = z.infer<typeof credit>;

export const artistAnswer = z.object({
  id,
  name,
  adult: hides,
  also_known_as: membersOrNone(name),
  biography: text,
  birthday: day,
  deathday: day,
  place_of_birth: text,
  known_for_department: text,
  profile_path: path,
  homepage: text,
  imdb_id: text,
  translations: translationsBeside,
  combined_credits: z
    .object({ cast: membersOrNone(credit), crew: membersOrNone(credit) })
    .nullish()
    .catch(null)
    .transform((value) => value ?? noCredits),
});
export type ArtistAnswer = z.infer<typeof artistAnswer>;

const credited = {
  id,
  original_language: text,
  translations: translationsBeside,
  images: postersBeside,
  poster_path: path,
  backdrop_path: path,
  adult: hides,
  softcore: hides,
};

export const movieCredits = z
  .object({ ...credited, title: name, original_title: text, release_date: date, credits: contributors })
  .transform(({ release_date, credits, ...rest }) => ({ ...rest, date: release_date, credits }));

/** A series with the credits of all seasons. */
export const seriesCredits = z
  .object({ ...credited, name, original_name: text, first_air_date: date, aggregate_credits: contributors })
  .transform(({ name: title, original_name, first_air_date, aggregate_credits, ...rest }) => ({
    ...rest,
    title,
    original_title: original_name,
    date: first_air_date,
    credits: aggregate_credits,
  }));
export type TitleCreditsAnswer = z.infer<typeof movieCredits>;
