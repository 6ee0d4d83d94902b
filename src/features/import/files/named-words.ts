import { m } from '../../../paraglide/messages.js';
import type { EpisodePlace } from '../../series/kept-episodes.ts';
import { UNPLACED } from './unplaced.ts';
import { isolated } from '../../../core/language/inserted.ts';

/** A title in a file: `Dune (2021)`. */
export function importNamed(name: string, year: number | null): string {
  if (name) return year ? m.import_named({ name, year }) : m.import_named_no_year({ name: isolated(name) });
  return year ? m.import_named_no_name({ year }) : m.import_named_no_name_no_year();
}

/** An episode's place, or its season and name where the file has no number. */
export function episodeWords({ season, number }: EpisodePlace, name = ''): string {
  return number === UNPLACED && name
    ? m.import_episode_named({ season, name: isolated(name) })
    : m.import_episode_in({ season, number });
}

/** Position of a row: `ratings.csv, row 3`; for a whole file its name. */
export const placeInFile = (file: string, line: number): string =>
  line > 0 ? m.import_place_in_file({ file: isolated(file), line }) : file;
