import type { CsvRecord, CsvTable } from '../csv-table.ts';
import { typeIn } from './cells.ts';
import type { ColumnNames, Rewrite } from './columns.ts';

/** TMDB's ids of episodes lead to no series; IMDb's do. */
export const episodesOfTmdb: Rewrite = (record) => {
  const type = typeIn(record.get('type'));
  if (type === 'episode' && record.get('imdb id')) return { tmdb: '', season: '', episode: '' };
  return type === 'episode' || type === 'season' ? { tmdb: '' } : {};
};

/** Yamtrack names a title by the id of its source: only those of databases known here are ids. */
export function mediaOfYamtrack(table: CsvTable): Rewrite {
  const watchedOn = (record: CsvRecord) => record.get('end_date', 'watch_date', 'progressed_at');
  // A season is its episodes where those have rows of their own.
  const listed = new Set(
    table.records
      .filter((record) => record.get('media_type') === 'episode')
      .map((record) => `${record.get('media_id')} ${record.get('season_number')}`),
  );
  return (record) => {
    const [id, source, type] = [record.get('media_id'), record.get('source'), record.get('media_type')];
    const known = ['tmdb', 'imdb', 'tvdb'].find((one) => one === source.toLowerCase());
    const isListed = type === 'season' && listed.has(`${id} ${record.get('season_number')}`);
    return {
      'watched date': type === 'season' ? '' : watchedOn(record),
      ...(known && { [known]: id }),
      ...(isListed && { status: '' }),
      ...(type === 'tv' || type === 'movie' || type === 'anime' ? { season: '', episode: '' } : {}),
    };
  };
}

/**
 * The ids of an episode's row may be its series' or its own: those that several episodes share, or that a row of a series
 * has, are the series'.
 */
export function episodesOfLiberator(table: CsvTable, { imdb = '', tvdb = '' }: ColumnNames): Rewrite {
  const isEpisode = (record: CsvRecord) => typeIn(record.get('type')) === 'episode';
  const series = new Map<string, CsvRecord>();
  const places = new Map<string, string>();
  const shared = new Set<string>();
  for (const record of table.records) {
    const id = record.get(tvdb, imdb);
    if (typeIn(record.get('type')) === 'tv') {
      series.set(record.get('title').toLowerCase(), record);
      shared.add(id);
    } else if (isEpisode(record)) {
      const place = `${record.get('season')} ${record.get('episode')}`;
      if ((places.get(id) ?? place) !== place) shared.add(id);
      places.set(id, place);
    }
  }
  return (record) => {
    if (!isEpisode(record) || shared.has(record.get(tvdb, imdb))) return {};
    const known = series.get(record.get('title').toLowerCase());
    const own = { 'episode imdb': record.get(imdb), 'episode tvdb': record.get(tvdb) };
    return { ...own, imdb: known?.get(imdb) ?? '', tvdb: known?.get(tvdb) ?? '' };
  };
}
