import { z } from 'zod';
import { count, date, hides, id, members, membersOrNone, name, number, path, text } from '../wire-fields.ts';

const place = z.int().nonnegative().max(99_999);

const seasonItem = z.object({
  season_number: place.max(9999),
  episode_count: count,
  air_date: date,
  name: text,
});
export type SeasonItem = z.infer<typeof seasonItem>;

export const seasonItems = membersOrNone(seasonItem);

const episode = z.object({
  episode_number: place,
  name: text,
  overview: text,
  air_date: date,
  runtime: number,
  still_path: path,
  episode_type: text,
});

/** A season; crew and guest stars, most of its bytes, are skipped. */
export const season = z.object({
  name: text,
  overview: text,
  air_date: date,
  poster_path: path,
  episodes: members(episode),
});

/** A series with one appended season; `season` is null if it has none. */
export const seasonAnswer = z.object({
  id,
  name,
  adult: hides,
  softcore: hides,
  poster_path: path,
  backdrop_path: path,
  seasons: seasonItems,
  season: season.nullish().catch(null),
});
export type SeasonAnswer = z.infer<typeof seasonAnswer>;

/** A series with several appended seasons. */
export const episodesAnswer = z.object({
  id,
  name,
  adult: hides,
  softcore: hides,
  poster_path: path,
  status: text,
  seasons: seasonItems,
});
