import { plural } from '../../plural.ts';
import type { ImportSource } from '../../import/import-job.ts';
import { PLAY_SOURCE_NAMES } from '../connections/connection-names.ts';

/** What people call where histories come from. */
export const IMPORT_SOURCE_NAMES: Record<ImportSource, string> = {
  plex: PLAY_SOURCE_NAMES.plex,
  jellyfin: PLAY_SOURCE_NAMES.jellyfin,
  emby: PLAY_SOURCE_NAMES.emby,
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  trakt: 'Trakt',
  tvtime: 'TV Time',
  simkl: 'Simkl',
  own: 'Marquee',
};

/** Rows of a file. */
export const rows = (count: number) => plural(count, { one: '{n} row', other: '{n} rows' });

/** A title as a file names it: `Dune (2021)`. */
export const named = (name: string, year: number | null) =>
  [name || 'A title without a name', year && `(${year})`].filter(Boolean).join(' ');

/** Which episode a row names. */
export const episodeIn = (season: number, number: number) => `season ${season}, episode ${number}`;

/** Where something stands: `ratings.csv, row 3`; of a whole file its name alone. */
export const placeInFile = (file: string, line: number) => (line > 0 ? `${file}, row ${line}` : file);
