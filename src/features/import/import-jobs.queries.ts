import type { ImportEntry } from './files/entry.ts';
import type { KeptEntry } from './identity.ts';
import type { ImportCandidate, ImportStart } from './import-job.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Json } from '../../core/backend/database.types.ts';

// The server's queries of imports. Each needs the secret key.

/** A title that an import searches for. */
export interface TitleToFind {
  number: number;
  name: string;
  year: number | null;
  kind: Kind | null;
  ids: ImportEntry['ids'];
  /** Its id is an episode's. */
  byEpisode: boolean;
}

export interface ImportTurn {
  id: string;
  state: 'matching' | 'saving' | 'undoing';
  titles: TitleToFind[];
}

export interface SettledTitle {
  number: number;
  state: 'clear' | 'ambiguous' | 'not_found';
  title: ImportCandidate | null;
  candidates: ImportCandidate[];
  /** The episode that the searched id belongs to. */
  episode?: EpisodePlace | undefined;
}

/** A choice for ambiguous titles; a picked title comes with its saved columns. */
export type KeptChoice =
  | { number: number; pick: ImportCandidate | null; alike: boolean }
  | { all: 'first' | 'skip' };

const toJson = (value: unknown) => value as Json;

/**
 * Starts an import, or returns the open one: `same` if its file is identical, so that it resumes. Rejects with
 * `invalid` if the user's imports reached the storage limit.
 */
export async function startImport(
  client: Client,
  userId: string,
  start: ImportStart,
): Promise<{ id: string; same: boolean }> {
  const { source, fileName, fingerprint, total, counts, switches } = start;
  const given = { source, file_name: fileName, fingerprint, total, counts, switches };
  const answer = await answerOf(client.rpc('start_import', { p_user_id: userId, p_start: toJson(given) }));
  return answer as unknown as { id: string; same: boolean };
}

/** Adds rows from a position on and returns their total; null if the import is not the user's. */
export async function addImportRows(
  client: Client,
  userId: string,
  id: string,
  from: number,
  entries: readonly KeptEntry[],
): Promise<number | null> {
  return answerOrNone(
    client.rpc('add_import_rows', {
      ...{ p_user_id: userId, p_import_id: id, p_from: from },
      p_rows: toJson(entries),
    }),
  );
}

/** Saves the matched rows, cancels or undoes an import. False if its state forbids it, null if it is not the user's. */
export async function endImport(
  client: Client,
  userId: string,
  id: string,
  how: 'save' | 'cancel' | 'undo',
): Promise<boolean | null> {
  return answerOrNone(client.rpc('end_import', { p_user_id: userId, p_import_id: id, p_how: how }));
}

/** Saves a choice for ambiguous titles; false if there is nothing to choose. */
export async function chooseImportTitle(
  client: Client,
  userId: string,
  id: string,
  choice: KeptChoice,
): Promise<boolean> {
  return answerOf(
    client.rpc('choose_import_title', { p_user_id: userId, p_import_id: id, p_choice: toJson(choice) }),
  );
}

/** The next due import in one of these states, with the titles to search for; null for none. */
export async function nextImport(
  client: Client,
  states: readonly ImportTurn['state'][],
  limit: number,
): Promise<ImportTurn | null> {
  const turn = await answerOrNone(client.rpc('next_import', { p_states: [...states], p_limit: limit }));
  return turn as unknown as ImportTurn | null;
}

/** Saves the matches of titles. Rejects with `invalid` if the tables reject one. */
export async function settleImportTitles(
  client: Client,
  id: string,
  titles: readonly SettledTitle[],
): Promise<void> {
  const rows = titles.map(({ number, state, title, candidates, episode }) => ({
    ...{ number, state, candidates, episode },
    title_kind: title?.kind ?? null,
    title_id: title?.id ?? null,
    title: title?.title ?? null,
    poster_path: title?.posterPath ?? null,
    release_date: title?.date ?? null,
    vote_average: title?.voteAverage ?? null,
  }));
  await answerOrNone(client.rpc('settle_import_titles', { p_import_id: id, p_titles: toJson(rows) }));
}

/** Moves titles to the end of the queue on which the catalogue failed while it answered for others. */
export async function postponeImportTitles(
  client: Client,
  id: string,
  numbers: readonly number[],
): Promise<void> {
  await answerOrNone(client.rpc('postpone_import_titles', { p_import_id: id, p_numbers: [...numbers] }));
}

/** Records that imports wait for the movie database. */
export async function haltImports(client: Client): Promise<void> {
  await answerOrNone(client.rpc('halt_imports'));
}

/** Records whether an import being saved waits for the movie database. */
export async function haltImport(client: Client, id: string, halted: boolean): Promise<void> {
  await answerOrNone(client.rpc('halt_import', { p_import_id: id, p_halted: halted }));
}

/** Series whose episodes the backend must import before the rows are saved, without those in `except`. */
export async function seriesToKeep(
  client: Client,
  id: string,
  except: readonly number[],
  limit: number,
): Promise<number[]> {
  return answerOf(
    client.rpc('import_series_to_keep', { p_import_id: id, p_except: [...except], p_limit: limit }),
  );
}

/** An episode by its ids at other services. */
export interface EpisodeToFind {
  series: number;
  ids: NonNullable<ImportEntry['episodeIds']>;
}

/** An import's episodes whose ids have not been looked up. */
export async function episodesToFind(client: Client, id: string, limit: number): Promise<EpisodeToFind[]> {
  const answer = await answerOf(client.rpc('import_episodes_to_find', { p_import_id: id, p_limit: limit }));
  return answer as unknown as EpisodeToFind[];
}

/** Saves the episodes that ids lead to; null leaves the place from the file. */
export async function placeEpisodes(
  client: Client,
  id: string,
  found: readonly (EpisodeToFind & { episode: EpisodePlace | null })[],
): Promise<void> {
  await answerOrNone(client.rpc('place_import_episodes', { p_import_id: id, p_found: toJson(found) }));
}

/** Saves the next rows of an import; returns how many it processed. */
export async function saveImportRows(client: Client, id: string, limit: number): Promise<number> {
  return answerOf(client.rpc('save_import_rows', { p_import_id: id, p_limit: limit }));
}

/** Undoes the next rows of an import; returns how many. */
export async function undoImportRows(client: Client, id: string, limit: number): Promise<number> {
  return answerOf(client.rpc('undo_import_rows', { p_import_id: id, p_limit: limit }));
}

/** Deletes old imports and continues those without an answer; returns how many it deleted. */
export async function trimImports(client: Client, now: Date): Promise<number> {
  return answerOf(client.rpc('trim_imports', { p_now: now.toISOString() }));
}
