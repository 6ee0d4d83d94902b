import type { EpisodePlace } from '../../../series/kept-episodes.ts';
import type { Kind } from '../../../../core/title.ts';
import type { CsvRecord } from '../csv-table.ts';
import type { ImportEntry, RowProblem } from '../entry.ts';
import { idsOf, isNamed, placeIn, plainText, yearIn, type NamedInFile } from '../facts.ts';
import { imdbIdIn, kindInAddress, numberedId, typeIn } from './cells.ts';
import type { ColumnNames } from './columns.ts';

/** What a row is about: a title, or a part of a series. */
export interface About {
  title: NamedInFile;
  episode?: EpisodePlace;
  episodeIds?: NonNullable<ImportEntry['episodeIds']>;
  season?: number;
  /** The ids are the episode's. */
  byEpisode?: true;
}

/** `S01E02`, `s1e2` or `1x02`. */
const PLACE = /(?:^|[\s:([-])(?:s(\d{1,4})[\s.]?e(\d{1,5})|(\d{1,3})x(\d{1,4}))(?=$|[\s:)\]-])/i;

function placeInText(text: string): EpisodePlace | null {
  const [, season, number, before, after] = PLACE.exec(text) ?? [];
  const place = { season: placeIn(season ?? before), number: placeIn(number ?? after) };
  return place.season === undefined || place.number === undefined
    ? null
    : { season: place.season, number: place.number };
}

/** A number, also behind a word or with a fraction of zero: `Season 2`, `2.0`. */
const numberOf = (cell: string) => placeIn(/^\D*(\d{1,5})(?:\.0+)?$/.exec(cell)?.[1]);

const isSpecials = (cell: string) => /^(?:specials?|extras?)$/i.test(cell);

function placesOf(record: CsvRecord): Pick<About, 'episode' | 'season'> & { last?: EpisodePlace } {
  const cell = record.get('episode');
  const inCell = placeInText(cell);
  if (inCell) return { episode: inCell };
  const [seasonCell, number] = [record.get('season'), numberOf(cell)];
  const season = isSpecials(seasonCell) ? 0 : numberOf(seasonCell);
  if (number !== undefined) return { episode: { season: season ?? 1, number } };
  return season === undefined ? {} : { season };
}

/** The kind a row has without a column that says it: ids of TMDB alone are of movies. */
function kindOf(
  type: ReturnType<typeof typeIn>,
  isPart: boolean,
  record: CsvRecord,
  usual: Kind | null,
): Kind | null {
  if (type === 'movie') return 'movie';
  if (type === 'tv' || isPart || record.get('show') !== '') return 'tv';
  return kindInAddress(record.get('tmdb', 'url')) ?? usual;
}

/** What a row is about, or why it is about nothing. `names` are the file's columns, `usual` its kind. */
export function aboutOf(record: CsvRecord, names: ColumnNames, usual: Kind | null): About | RowProblem {
  const type = typeIn(record.get('type'));
  if (type === 'other') return 'noTitleKind';
  const written = plainText(record.get('show', 'title', 'original title'));
  const inName = type === 'movie' ? null : placeInText(written);
  const places = type === 'movie' ? {} : inName ? { episode: inName } : placesOf(record);
  const isPart = type === 'episode' || type === 'season' || places.episode !== undefined;
  if (type === 'episode' && !places.episode && !hasEpisodeIds(record, names)) return 'noEpisode';
  if (type === 'season' && places.season === undefined) return 'noEpisode';
  const name = inName
    ? plainText(written.slice(0, PLACE.exec(written)?.index).replace(/[\s:–-]+$/u, ''))
    : written;
  const kind = kindOf(type, isPart || places.season !== undefined, record, usual);
  const ids = idsOf({
    tmdb: numberedId(record.get('tmdb')),
    imdb: imdbIdIn(record.get('imdb'), names.imdb) ?? imdbIdIn(record.get('url')),
    tvdb: numberedId(record.get('tvdb')),
  });
  const title: NamedInFile = {
    kind: kind ?? (ids.tmdb !== undefined && names.type === undefined ? 'movie' : null),
    name,
    year: yearIn(record.get('year').replace(/\.0+$/, '')) ?? yearIn(record.get('released')),
    ids,
  };
  if (!isNamed(title)) return 'noTitle';
  const episodeIds = idsOf({
    imdb: imdbIdIn(record.get('episode imdb'), names['episode imdb']),
    tvdb: numberedId(record.get('episode tvdb')),
  });
  return {
    title,
    ...(places.episode && { episode: places.episode }),
    ...(places.episode && Object.keys(episodeIds).length > 0 && { episodeIds }),
    ...(!places.episode && places.season !== undefined && { season: places.season }),
    ...(type === 'episode' && !places.episode && { byEpisode: true as const }),
  };
}

/** Whether a row of an episode without a place names it by an id. */
function hasEpisodeIds(record: CsvRecord, names: ColumnNames): boolean {
  return imdbIdIn(record.get('imdb'), names.imdb) !== undefined;
}
