import type { CsvRecord, CsvTable } from '../csv-table.ts';
import type { OpenedFile, RecognisedFile, SourceReader } from '../reading.ts';
import { bareName } from '../tables/columns.ts';
import { readRows } from '../tables/reader.ts';

const has = ({ columns }: CsvTable, ...names: string[]) => {
  const bare = new Set([...columns].map(bareName));
  return names.every((name) => bare.has(name));
};

function roleOf({ table }: OpenedFile): string | null {
  if (!table) return null;
  if (has(table, 'userid', 'movieid', 'rating', 'timestamp')) return 'ratings';
  if (has(table, 'movieid', 'imdbid', 'tmdbid') && !has(table, 'rating')) return 'links';
  if (has(table, 'movieid', 'title', 'genres')) return 'titles';
  return has(table, 'userid', 'movieid', 'tag', 'timestamp') ? 'tags' : null;
}

const NAMES = {
  title: 'title',
  imdb: 'imdbid',
  tmdb: 'tmdbid',
  rating: 'rating',
  'date rated': 'timestamp',
  profile: 'userid',
} as const;

/** Ratings name a movie by MovieLens' number, which two other files translate. */
function translated(ratings: CsvTable, others: readonly RecognisedFile[]): CsvTable {
  const known = new Map<string, CsvRecord[]>();
  for (const { table } of others) {
    for (const record of table?.records ?? []) {
      const id = record.get('movieid');
      known.set(id, [...(known.get(id) ?? []), record]);
    }
  }
  const read = (record: CsvRecord): CsvRecord => ({
    line: record.line,
    get(...columns) {
      for (const column of columns) {
        const name = NAMES[column as keyof typeof NAMES] ?? '';
        const rows = [record, ...(known.get(record.get('movieid')) ?? [])];
        const cell = name && rows.map((row) => row.get(name)).find((text) => text !== '');
        if (cell) return cell;
      }
      return '';
    },
  });
  return { ...ratings, records: ratings.records.map(read) };
}

/** MovieLens' data set: ratings by its own numbers, with files that name the movies. */
export const movieLens: SourceReader = {
  source: 'movielens',
  roleOf,
  explains: ['links', 'titles'],
  repeats: (files) => files.filter(({ role }) => role === 'tags'),
  read(files, context) {
    const others = files.filter(({ role }) => role === 'links' || role === 'titles');
    const ratings = files.flatMap((file) =>
      file.role === 'ratings' && file.table
        ? [{ ...file, role: 'rows', names: NAMES, table: translated(file.table, others) }]
        : [],
    );
    return readRows(ratings, { source: 'movielens', signs: [], scale: 5, kind: 'movie' }, context);
  },
};
