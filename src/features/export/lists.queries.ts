import type { ExportRecord } from './records.ts';
import type { Kind } from '../../core/title.ts';
import { paged } from './paged.queries.ts';

export const ownLists = paged(
  'lists',
  ['created_at', 'id'],
  ({ client, userId }) =>
    client
      .from('lists')
      .select('id, name, description, ranked, visibility, created_at, updated_at')
      .eq('user_id', userId),
  (row): ExportRecord<'lists'> => ({
    list: row.id,
    name: row.name,
    description: row.description,
    ranked: row.ranked,
    visibility: row.visibility as ExportRecord<'lists'>['visibility'],
    at: row.created_at,
    changedAt: row.updated_at,
  }),
);

/** Titles of lists, list by list, in order. */
export const listTitles = paged(
  'list_items',
  ['list_id', 'position', 'kind', 'title_id'],
  ({ client, userId }) =>
    client
      .from('list_items')
      .select(
        'list_id, position, kind, title_id, title, poster_path, release_date, vote_average, note, added_at',
      )
      .eq('user_id', userId),
  (row): ExportRecord<'listTitles'> => ({
    list: row.list_id,
    position: Number(row.position),
    kind: row.kind as Kind,
    id: row.title_id,
    name: row.title,
    poster: row.poster_path,
    date: row.release_date,
    votes: row.vote_average,
    note: row.note,
    at: row.added_at,
  }),
);
