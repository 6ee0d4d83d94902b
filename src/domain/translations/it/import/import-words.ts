import type * as English from '../../../messages/import/import-words.ts';
import type { Translated } from '../../../language/translated.ts';
import { PLAY_SOURCE_NAMES } from '../connections/connection-names.ts';
import { plural } from '../plural.ts';

export const IMPORT_SOURCE_NAMES: Translated<typeof English.IMPORT_SOURCE_NAMES> = {
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

export const rows: Translated<typeof English.rows> = (count) =>
  plural(count, { one: '{n} riga', many: '{n} di righe', other: '{n} righe' });

export const named: Translated<typeof English.named> = (name, year) =>
  [name || 'Un titolo senza nome', year && `(${year})`].filter(Boolean).join(' ');

export const episodeIn: Translated<typeof English.episodeIn> = (season, number) =>
  `stagione ${season}, episodio ${number}`;

export const placeInFile: Translated<typeof English.placeInFile> = (file, line) =>
  line > 0 ? `${file}, riga ${line}` : file;
