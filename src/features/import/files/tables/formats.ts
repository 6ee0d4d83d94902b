import type { Kind } from '../../../../core/title.ts';
import type { CsvTable } from '../csv-table.ts';
import type { GivenStars } from '../entry.ts';
import { baseName } from '../facts.ts';
import type { ImportSource } from '../../import-job.ts';
import { bareName, columnsOf, type Column, type ColumnNames, type Rewrite } from './columns.ts';
import { TV_TIME_FORMATS } from './tv-time-tables.ts';
import { episodesOfLiberator, episodesOfTmdb, mediaOfYamtrack } from './rewrites.ts';
import type { FileMeaning } from './rows.ts';

/** A site's table, which is like any other but for what its columns do not say. */
export interface TableFormat {
  source: ImportSource;
  /** Columns that identify it (`bareName`), in one of several forms. */
  signs: readonly string[];
  /** Columns that are called otherwise there. */
  names?: Partial<Record<Column, string>>;
  /** Columns that are not what they are called. */
  not?: readonly Column[];
  /** The scale of its ratings. */
  scale?: GivenStars['of'];
  /** All its titles are of one kind. */
  kind?: Kind;
  /** Its times are of UTC. */
  utc?: true;
  meaning?: FileMeaning;
  /** All its columns: the signs alone do not identify it. */
  only?: readonly string[];
  /** Cells that are other than their columns say. */
  rewriteOf?: (table: CsvTable, names: ColumnNames) => Rewrite;
}

const TRAKT_NAMES: TableFormat['names'] = {
  imdb: 'imdbid',
  tmdb: 'tmdbid',
  tvdb: 'tvdbid',
  rating: 'rating',
  title: 'title',
};

/** In order of recognition. */
export const FORMATS: readonly TableFormat[] = [
  ...TV_TIME_FORMATS,

  {
    source: 'trakt',
    signs: ['watchedat traktid type', 'watchedat traktid action'],
    names: TRAKT_NAMES,
    not: ['url', 'created', 'rating'],
    scale: 10,
    utc: true,
    meaning: 'seen',
  },
  {
    source: 'trakt',
    signs: ['ratedat traktid rating'],
    names: TRAKT_NAMES,
    not: ['url', 'created', 'watched date'],
    scale: 10,
    utc: true,
  },
  {
    source: 'trakt',
    signs: ['listedat traktid type', 'rank traktid type'],
    names: TRAKT_NAMES,
    not: ['url', 'rating'],
    utc: true,
  },
  {
    source: 'tmdb',
    signs: [
      'tmdbid imdbid type name yourrating',
      'tmdbid type name yourrating daterated',
      'tmdbid imdbid type name releasedate',
    ],
    names: { rating: 'yourrating', title: 'name', 'date rated': 'daterated' },
    not: ['watched date', 'rating'],
    scale: 10,
    rewriteOf: () => episodesOfTmdb,
  },
  {
    source: 'tvtime',
    signs: ['iswatchlisted watchedat type', 'activitytype tvdbid watchedat'],
    names: { wished: 'iswatchlisted', watched: 'iswatched', created: 'watchlistedat' },
    scale: 10,
    utc: true,
    meaning: null,
    rewriteOf: episodesOfLiberator,
  },
  {
    source: 'yamtrack',
    signs: ['mediaid source mediatype'],
    names: {
      type: 'mediatype',
      rating: 'score',
      note: 'notes',
      created: 'createdat',
      'watched date': 'enddate',
      rewatches: 'repeats',
    },
    scale: 10,
    utc: true,
    meaning: null,
    rewriteOf: mediaOfYamtrack,
  },
  {
    source: 'movary',
    signs: [
      'title tmdbid imdbid watchedat',
      'title tmdbid imdbid userrating',
      'title tmdbid watchedat location',
    ],
    scale: 10,
    kind: 'movie',
  },
  {
    source: 'criticker',
    signs: ['score filmname', 'score filmid', 'filmname rating reviewdate', 'filmname rating filmid'],
    names: { title: 'filmname' },
    scale: 100,
  },
  {
    source: 'movielens',
    signs: ['movieid imdbid tmdbid rating'],
    names: { rating: 'rating' },
    not: ['profile'],
    scale: 5,
    kind: 'movie',
  },
  {
    source: 'justwatch',
    signs: ['title year type imdbid tmdbid'],
    only: ['title', 'year', 'type', 'imdbid', 'tmdbid', 'id', 'runtime', 'genres', 'url', 'objecttype'],
  },
  {
    source: 'movary',
    signs: ['title year tmdbid imdbid'],
    only: ['title', 'year', 'tmdbid', 'imdbid', 'addedat'],
    kind: 'movie',
  },
];

const signed = (columns: ReadonlySet<string>, sign: string) =>
  sign.split(' ').every((name) => columns.has(name));

/** The site a table is of; null if it is any table. */
export function formatOf(table: CsvTable): TableFormat | null {
  const bare = new Set([...table.columns].map(bareName));
  const found = FORMATS.find(
    ({ signs, only }) =>
      signs.some((sign) => signed(bare, sign)) && (!only || [...bare].every((name) => only.includes(name))),
  );
  return found ?? null;
}

/** Which columns of a site's table are what. */
export function namesOf(
  table: CsvTable,
  { names = {}, not = [] }: Pick<TableFormat, 'names' | 'not'>,
): ColumnNames {
  const bare = new Map([...table.columns].map((name) => [bareName(name), name]));
  const found: Partial<Record<Column, string>> = { ...columnsOf(table) };
  for (const column of not) delete found[column];
  for (const [column, name] of Object.entries(names) as [Column, string][]) {
    const own = bare.get(name);
    if (own !== undefined) found[column] = own;
  }
  return found;
}

const MEANINGS: [Exclude<FileMeaning, null>, RegExp][] = [
  ['watchlist', /watch-?_? ?list|wish-?_? ?list|to-?_? ?watch|plan(?:ned)?|later|backlog|merkliste/],
  ['likes', /favou?rite|likes|liked|loved/],
  ['watched', /watched|history|seen|diary|viewing|gesehen|activity/],
];

/** What a file holds by its name; null if it does not say. */
export function meaningIn(file: string): FileMeaning {
  const base = baseName(file);
  return MEANINGS.find(([, pattern]) => pattern.test(base))?.[0] ?? null;
}

/** Columns that say what a title is in a table: without any of them the file has to. */
export const SAYING: readonly Column[] = [
  'watched date',
  'date rated',
  'rating',
  'rating10',
  'rating100',
  'status',
  'watched',
  'wished',
  'favorite',
  'list',
  'last episode',
  'episode',
  'plays',
  'review',
];
