import type { CsvRecord } from '../csv-table.ts';
import { statusOfTvTime } from '../sites/tv-time-objects.ts';
import { flagIn } from './cells.ts';
import type { TableFormat } from './formats.ts';

const isYes = (record: CsvRecord, column: string) => flagIn(record.get(column)) === true;

/** TV Time's own export of July 2026, as CSV files. */
export const TV_TIME_FORMATS: readonly TableFormat[] = [
  {
    source: 'tvtime',
    signs: ['seriestvdbid season episode', 'seriesuuid season episode', 'seriesimdbid season episode'],
    names: {
      tvdb: 'seriestvdbid',
      imdb: 'seriesimdbid',
      'episode tvdb': 'tvdbid',
      rewatches: 'rewatchcount',
    },
    kind: 'tv',
    utc: true,
    meaning: null,
    rewriteOf: () => (record) =>
      isYes(record, 'special') && record.get('season') === '' ? { season: '0' } : {},
  },
  {
    source: 'tvtime',
    signs: ['listid listname itemtype', 'listname itemtype tvdbid'],
    names: { title: 'name', type: 'itemtype', list: 'listname' },
    not: ['position'],
    utc: true,
    meaning: null,
    rewriteOf: () => (record) => {
      const order = record.get('custom_order');
      return /^\d+$/.test(order) ? { position: String(Number(order) + 1) } : {};
    },
  },
  {
    source: 'tvtime',
    signs: ['uuid tvdbid title status createdat', 'uuid tvdbid imdbid title status'],
    kind: 'tv',
    utc: true,
    meaning: null,
    rewriteOf: () => (record) => ({ status: statusOfTvTime(record.get('status')) }),
  },
  {
    source: 'tvtime',
    signs: ['uuid tvdbid title iswatched', 'uuid imdbid title iswatched'],
    kind: 'movie',
    utc: true,
    meaning: null,
    // A movie that is not watched was put there to be.
    rewriteOf: () => (record) => (isYes(record, 'is_watched') ? {} : { watched: '', wished: 'true' }),
  },
];
