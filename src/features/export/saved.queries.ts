import type { ExportRecord } from './records.ts';
import type { ListName } from '../../core/lists.ts';
import type { Stars } from '../../core/stars.ts';
import type { Kind } from '../../core/title.ts';
import { LIST_TABLES, selection, type EntryRow } from '../marks/list-rows.queries.ts';
import { joined, paged, type Call, type Source } from './paged.queries.ts';

type Saved = ExportRecord<'wishlist'>;

/** A saved list's titles of one kind, by id. */
function listOf<Row extends EntryRow, Rec>(
  list: ListName,
  kind: Kind,
  more: string,
  record: (saved: Saved, row: Row) => Rec,
): Source<Rec> {
  const description = LIST_TABLES[list][kind];
  const { table, columns, timeColumn, only } = description;
  return paged<Row, Rec>(
    table,
    [columns.id] as never,
    ({ client, userId }) =>
      client
        .from(table)
        .select(`${selection(description)},${timeColumn},${columns.id}${more}`)
        .match({ user_id: userId, ...only }) as unknown as Call<Row>,
    (row) => {
      const { id, title: name, posterPath: poster, date, voteAverage: votes, addedAt: at } = row;
      return record({ kind, id, name, poster, date, votes, at }, row);
    },
  );
}

const both = <Rec>(of: (kind: Kind) => Source<Rec>) => joined(of('movie'), of('tv'));

/** A saved list, movies first. */
export const savedIn = (list: ListName) => both((kind) => listOf(list, kind, '', (saved): Saved => saved));

/** The watched list with the days its titles were marked. */
export const watchedTitles = both((kind) =>
  listOf<EntryRow & { marked_on: string | null }, ExportRecord<'watched'>>(
    'watched',
    kind,
    ',marked_on',
    (saved, { marked_on: day }) => ({ ...saved, day }),
  ),
);

const COPY = 'kind, title_id, title, poster_path, release_date, vote_average';

interface CopyRow {
  kind: string;
  title_id: number;
  title: string;
  poster_path: string | null;
  release_date: string | null;
  vote_average: number | null;
}

const copied = (row: CopyRow, at: string): Saved => ({
  kind: row.kind === 'tv' ? 'tv' : 'movie',
  id: row.title_id,
  name: row.title,
  poster: row.poster_path,
  date: row.release_date,
  votes: row.vote_average,
  at,
});

/** Tags of titles, as the user spells them. */
export const tagsOfTitles = both((kind) =>
  paged(
    'title_tags',
    ['title_id', 'key'],
    ({ client, userId }) =>
      client
        .from('title_tags')
        .select(`${COPY}, tagged_at, key, tags(name)`)
        .match({ user_id: userId, kind }),
    (row): ExportRecord<'tags'> => ({ ...copied(row, row.tagged_at), tag: row.tags.name }),
  ),
);

export const privateNotes = both((kind) =>
  paged(
    'private_notes',
    ['title_id', 'written_at'],
    ({ client, userId }) =>
      client
        .from('private_notes')
        .select(`${COPY}, season, note, written_at, changed_at`)
        .match({ user_id: userId, kind }),
    (row): ExportRecord<'notes'> => ({
      ...copied(row, row.written_at),
      season: row.season,
      note: row.note,
      changedAt: row.changed_at,
    }),
  ),
);

/** The diary by title, which has an index. */
export const watchedTimes = both((kind) =>
  paged(
    'watches',
    ['title_id', 'id'],
    ({ client, userId }) =>
      client
        .from('watches')
        .select(
          'id, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars',
        )
        .match({ user_id: userId, kind }),
    (row): ExportRecord<'diary'> => ({
      kind,
      id: row.title_id,
      name: row.title,
      poster: row.poster_path,
      date: row.release_date,
      votes: row.vote_average,
      at: row.created_at,
      day: row.day,
      again: row.again,
      note: row.note,
      markedAt: row.marked_at,
      stars: row.stars as Stars | null,
    }),
  ),
);
