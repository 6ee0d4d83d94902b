import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import type { ImportEntry } from '../../../src/features/import/files/entry.ts';
import { keptEntry } from '../../../src/features/import/own.server.ts';
import { act, ids, look } from '../../../packages/embedded/tests/support/persona.ts';

/** An entry of a file, by default of the movie with this id. */
export function entryOf(what: ImportEntry['what'], id: number, more: Partial<ImportEntry> = {}): ImportEntry {
  return {
    at: { file: 'file.csv', line: 1 },
    what,
    kind: 'movie',
    name: `Title ${id}`,
    year: 2001,
    ids: { tmdb: id },
    day: null,
    again: false,
    ...more,
  };
}

/** A watch of an episode. */
export const episodeOf = (id: number, season: number, number: number, more: Partial<ImportEntry> = {}) =>
  entryOf('watch', id, { kind: 'tv', episode: { season, number }, ...more });

const call = async <T>(database: Database, sql: string, parameters: readonly unknown[]): Promise<T> =>
  (await act<{ answer: T }>(database, 'service', `select ${sql} as answer`, parameters))[0]?.answer as T;

/** Imports as the server runs them, step by step. */
export function importsOf(database: Database, person: string = ids.owner) {
  let files = 0;
  const save = (id: string, limit = 500) => call<number>(database, 'save_import_rows($1, $2)', [id, limit]);
  const undo = (id: string, limit = 500) => call<number>(database, 'undo_import_rows($1, $2)', [id, limit]);
  const end = (id: string, how: string) =>
    call<boolean | null>(database, 'end_import($1, $2, $3)', [person, id, how]);
  const state = async (id: string) =>
    (await look<{ state: string }>(database, 'select state from public.imports where id = $1', [id]))[0]
      ?.state;

  /** Starts an import of a file with this many rows. */
  const start = (total: number, switches: object = {}, fingerprint?: string) => {
    files += 1;
    const given = {
      ...{ source: 'trakt', file_name: 'file.zip', total, counts: {}, switches },
      fingerprint: fingerprint ?? files.toString(16).padStart(64, '0'),
    };
    return call<{ id: string; same: boolean }>(database, 'start_import($1, $2)', [
      person,
      JSON.stringify(given),
    ]);
  };
  const add = (id: string, from: number, entries: readonly ImportEntry[]) =>
    call<number | null>(database, 'add_import_rows($1, $2, $3, $4)', [
      ...[person, id, from],
      JSON.stringify(entries.map(keptEntry)),
    ]);
  /** Settles all waiting titles by the id in the file. */
  const settle = async (id: string) => {
    const titles = await look<{ number: number; kind: string; name: string; ids: { tmdb: number } }>(
      database,
      `select number, kind, name, ids from public.import_titles where import_id = $1 and state = 'waiting'`,
      [id],
    );
    const rows = titles.map(({ number, kind, name, ids: { tmdb } }) => ({
      ...{ number, state: 'clear', title_kind: kind, title_id: tmdb, title: name, poster_path: '/p.jpg' },
      ...{ release_date: '2001-05-05', vote_average: 7.1, candidates: [] },
    }));
    await call(database, 'settle_import_titles($1, $2)', [id, JSON.stringify(rows)]);
  };
  /** A file with all titles settled, ready to save. */
  const ready = async (entries: readonly ImportEntry[], switches: object = {}) => {
    const { id } = await start(entries.length, switches);
    for (let from = 0; from < entries.length; from += 500)
      await add(id, from, entries.slice(from, from + 500));
    await settle(id);
    return id;
  };
  const saveAll = async (id: string, limit = 500) => {
    while ((await state(id)) === 'saving') await save(id, limit);
    return id;
  };
  const undoAll = async (id: string, limit = 500) => {
    await end(id, 'undo');
    while ((await state(id)) === 'undoing') await undo(id, limit);
    return state(id);
  };

  return {
    start,
    add,
    settle,
    ready,
    save,
    undo,
    end,
    state,
    saveAll,
    undoAll,
    /** Imports a whole file. */
    bring: async (entries: readonly ImportEntry[], switches: object = {}) =>
      saveAll(await ready(entries, switches)),
    /** The state of each row, by position. */
    rows: async (id: string) =>
      (
        await look<{ state: string; reason: string | null }>(
          database,
          'select state, reason from public.import_rows where import_id = $1 order by position',
          [id],
        )
      ).map(({ state: became, reason }) => (reason === null ? became : `${became} (${reason})`)),
  };
}

/** Everything a user has, as text to compare. */
export async function belongings(database: Database, person: string = ids.owner): Promise<string[]> {
  const tables: [table: string, columns: string][] = [
    ['watches', 'kind, title_id, day, again, note'],
    ['watched_movies', 'movie_id, watched_at'],
    ['watched_tv_series', 'series_id, watched_at'],
    ['wishlists', 'movie_id, added_at'],
    ['tv_wishlists', 'series_id, added_at'],
    ['favorite_movies', 'movie_id, favorited_at'],
    ['favorite_tv_series', 'series_id, favorited_at'],
    ['movie_ratings', 'movie_id, rating'],
    ['series_ratings', 'series_id, rating'],
    ['part_ratings', 'series_id, season, number, stars'],
    ['movie_reviews', 'movie_id, review'],
    ['series_reviews', 'series_id, review'],
    ['followed_series', 'series_id, state, run'],
    ['episode_watches', 'series_id, run, season, number, day'],
    ['dismissed_titles', 'kind, title_id'],
    ['title_tags', 'key, kind, title_id, tagged_at'],
    ['private_notes', 'kind, title_id, season, note'],
    ['lists', 'name, visibility, items'],
    ['list_items', '(select name from public.lists l where l.id = list_id), kind, title_id, note'],
  ];
  const all: string[] = [];
  for (const [table, columns] of tables) {
    const rows = await look<{ row: string }>(
      database,
      `select row(${columns})::text as row from public.${table} where user_id = $1`,
      [person],
    );
    all.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return all.sort();
}
