import type { DiaryPlay, NameAnswer, OwnConnections, PlayedTitle, PlayProgress } from './connections.ts';
import type { PlaySource } from './delivery.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { TitleId } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** All data of the caller's connections page. */
export async function loadConnections(client: Client): Promise<OwnConnections> {
  return (await answerOf(client.rpc('my_connections'))) as unknown as OwnConnections;
}

/**
 * Creates a webhook secret for a media server and revokes the old one. Returns null, changing nothing, if the current
 * address was not created at `expected`: another tab was first.
 */
export async function renewConnection(
  client: Client,
  source: PlaySource,
  expected: string | null,
): Promise<string | null> {
  const call = { p_source: source, ...(expected !== null && { p_expected: expected }) };
  return answerOrNone(client.rpc('renew_connection', call));
}

/** Deletes the connection created at `since`, with its accounts and log; false if there is none. */
export async function endConnection(
  client: Client,
  userId: string,
  source: PlaySource,
  since: string,
): Promise<boolean> {
  const call = client.from('connections').delete().eq('user_id', userId).eq('source', source);
  return (await answerOf(call.eq('created_at', since).select('id'))).length > 0;
}

/** Assigns an account of the caller's connection to the caller; false if it is taken. */
export function takeAccount(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('take_account', { p_id: id }));
}

/** Excludes an account of the caller's connection, or unassigns the caller's; false if neither applies. */
export function leaveAccount(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('leave_account', { p_id: id }));
}

/** A secret with which another user may claim an account; null if it is taken. */
export async function inviteToAccount(client: Client, id: string): Promise<string | null> {
  return answerOrNone(client.rpc('invite_to_account', { p_id: id }));
}

export interface InvitedAccount {
  name: string;
  source: PlaySource;
  ownerName: string | null;
  /** The caller's own connection. */
  own: boolean;
}

/** The account a secret offers the caller; null if it has ended. */
export async function findInvitedAccount(client: Client, secret: string): Promise<InvitedAccount | null> {
  const [row] = await answerOf(client.rpc('invited_account', { p_secret: secret }));
  if (!row) return null;
  const { name, source, owner_name: ownerName, own } = row;
  return { name, source: source as PlaySource, ownerName, own };
}

/** Claims the account a secret offers; false if it has ended. */
export function acceptAccount(client: Client, secret: string): Promise<boolean> {
  return answerOf(client.rpc('accept_account', { p_secret: secret }));
}

/** Resolves an ambiguous delivery to a title (null: none of them); false if it is not pending any more. */
export function choosePlayed(client: Client, number: number, title: TitleId | null): Promise<boolean> {
  const picked = title === null ? {} : { p_kind: title.kind, p_title_id: title.id };
  return answerOf(client.rpc('choose_played', { p_number: number, ...picked }));
}

/** The caller's choices for ambiguous names, latest first. */
export async function loadNameAnswers(client: Client, userId: string, most: number): Promise<NameAnswer[]> {
  const call = client.from('play_names').select('kind, name, year, title').eq('user_id', userId);
  const rows = await answerOf(call.order('chosen_at', { ascending: false }).order('name').limit(most));
  return rows.map(({ kind, name, year, title }) => ({
    ...{ kind: kind === 'tv' ? ('tv' as const) : ('movie' as const), name, year },
    title: title as PlayedTitle | null,
  }));
}

/** Deletes the caller's choice for a name, so that it is asked again; false if there was none. */
export async function forgetNameAnswer(
  client: Client,
  userId: string,
  answer: Pick<NameAnswer, 'kind' | 'name' | 'year'>,
): Promise<boolean> {
  const { kind, name, year } = answer;
  const call = client.from('play_names').delete().match({ user_id: userId, kind, name, year });
  return (await answerOf(call.select('kind'))).length > 0;
}

/** Undoes a play's effects; a repeated delivery is not recorded again. False if already undone. */
export function undoPlay(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('undo_play', { p_id: id }));
}

/** Redoes an undone play; false if it was not undone. */
export function redoPlay(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('redo_play', { p_id: id }));
}

/** The media servers that recorded diary entries, by entry id; at most 200 ids. */
export async function loadDiaryPlays(
  client: Client,
  entries: readonly string[],
): Promise<Map<string, DiaryPlay>> {
  const rows = await answerOf(client.rpc('diary_plays', { p_entries: [...entries] }));
  return new Map(
    rows.map(({ entry, play, source, device }) => [
      entry,
      { id: play, source: source as PlaySource, device: device },
    ]),
  );
}

interface UnfinishedRow {
  kind: string;
  title_id: number;
  title: string;
  poster_path: string | null;
  season: number | null;
  number: number | null;
  percent: number;
}

/** Plays the caller has not finished since a day, nor marked as watched, latest first. */
export async function loadPlayProgress(
  client: Client,
  since: CalendarDate,
  most: number,
): Promise<PlayProgress[]> {
  const rows: UnfinishedRow[] = await answerOf(
    client.rpc('unfinished_plays', { p_since: since, p_limit: most }),
  );
  return rows.map(({ kind, title_id: id, title, poster_path: posterPath, season, number, percent }) => ({
    ...{ kind: kind === 'tv' ? ('tv' as const) : ('movie' as const), id, title, posterPath, percent },
    episode: season === null || number === null ? null : { season, number },
  }));
}

/** Deletes the caller's progress in a title. */
export async function forgetProgress(client: Client, userId: string, { kind, id }: TitleId): Promise<void> {
  const call = client.from('play_progress').delete();
  await answerOrNone(call.match({ user_id: userId, kind, title_id: id }));
}
