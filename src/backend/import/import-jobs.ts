import type { ImportEntry } from '../../domain/import/entry.ts';
import type { KeptEntry } from '../../domain/import/identity.ts';
import type { ImportCandidate, ImportStart } from '../../domain/import/import-job.ts';
import type { EpisodePlace } from '../../domain/series/kept-episodes.ts';
import type { Kind } from '../../domain/title.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import type { Json } from '../database.types.ts';

// What the server asks and writes of imports. Each call needs the secret key.

/** A title an import looks for. */
export interface TitleToFind {
  number: number;
  name: string;
  year: number | null;
  kind: Kind | null;
  ids: ImportEntry['ids'];
  /** Its number is that of an episode. */
  byEpisode: boolean;
}

/** An import whose turn it is. */
export interface ImportTurn {
  id: string;
  state: 'matching' | 'saving' | 'undoing';
  titles: TitleToFind[];
}

/** What was found for a title. */
export interface SettledTitle {
  number: number;
  state: 'clear' | 'ambiguous' | 'not_found';
  title: ImportCandidate | null;
  candidates: ImportCandidate[];
  /** Which episode the number meant that was looked for. */
  episode?: EpisodePlace | undefined;
}

/** What somebody says of doubtful titles; a title they pick comes with what is kept of it. */
export type KeptChoice =
  | { number: number; pick: ImportCandidate | null; alike: boolean }
  | { all: 'first' | 'skip' };

const toJson = (value: unknown) => value as Json;

/**
 * Begins an import, or answers the one that is open: `same` when that is this very file, which goes on. Rejects with
 * `invalid` when the person has brought as much as is kept.
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

/** Adds rows from a position on and answers how many there are then; null for an import that is not theirs. */
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

/** Saves what is clear, cancels or undoes an import: false when it is not at that point, null when it is not theirs. */
export async function endImport(
  client: Client,
  userId: string,
  id: string,
  how: 'save' | 'cancel' | 'undo',
): Promise<boolean | null> {
  return answerOrNone(client.rpc('end_import', { p_user_id: userId, p_import_id: id, p_how: how }));
}

/** Keeps what a person says of doubtful titles; false when there is nothing to choose. */
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

/** The import in one of these states whose turn it is, with the titles to look for next; null for none. */
export async function nextImport(
  client: Client,
  states: readonly ImportTurn['state'][],
  limit: number,
): Promise<ImportTurn | null> {
  const turn = await answerOrNone(client.rpc('next_import', { p_states: [...states], p_limit: limit }));
  return turn as unknown as ImportTurn | null;
}

/** Keeps what was found for titles. Rejects with `invalid` when the tables do not take one of them. */
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

/** Puts titles at the end which the catalogue stumbled over while it answered for others. */
export async function postponeImportTitles(
  client: Client,
  id: string,
  numbers: readonly number[],
): Promise<void> {
  await answerOrNone(client.rpc('postpone_import_titles', { p_import_id: id, p_numbers: [...numbers] }));
}

/** Notes that imports wait for the movie database. */
export async function haltImports(client: Client): Promise<void> {
  await answerOrNone(client.rpc('halt_imports'));
}

/** Notes that an import that is being saved waits for the movie database, or waits no more. */
export async function haltImport(client: Client, id: string, halted: boolean): Promise<void> {
  await answerOrNone(client.rpc('halt_import', { p_import_id: id, p_halted: halted }));
}

/** Some of the series an import has to know the episodes of before its rows are saved, but for those it is told of. */
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

/** An episode of a series by its numbers elsewhere. */
export interface EpisodeToFind {
  series: number;
  ids: NonNullable<ImportEntry['episodeIds']>;
}

/** Episodes of an import whose numbers have not been looked up yet. */
export async function episodesToFind(client: Client, id: string, limit: number): Promise<EpisodeToFind[]> {
  const answer = await answerOf(client.rpc('import_episodes_to_find', { p_import_id: id, p_limit: limit }));
  return answer as unknown as EpisodeToFind[];
}

/** Keeps where numbers of episodes lead; null leaves an episode the place its file gives it. */
export async function placeEpisodes(
  client: Client,
  id: string,
  found: readonly (EpisodeToFind & { episode: EpisodePlace | null })[],
): Promise<void> {
  await answerOrNone(client.rpc('place_import_episodes', { p_import_id: id, p_found: toJson(found) }));
}

/** Saves the next rows of an import and answers how many were looked at. */
export async function saveImportRows(client: Client, id: string, limit: number): Promise<number> {
  return answerOf(client.rpc('save_import_rows', { p_import_id: id, p_limit: limit }));
}

/** Takes back what the next rows of an import brought; answers how many that were. */
export async function undoImportRows(client: Client, id: string, limit: number): Promise<number> {
  return answerOf(client.rpc('undo_import_rows', { p_import_id: id, p_limit: limit }));
}

/** Forgets old imports, and goes on with those nobody answers; answers how many went. */
export async function trimImports(client: Client, now: Date): Promise<number> {
  return answerOf(client.rpc('trim_imports', { p_now: now.toISOString() }));
}
