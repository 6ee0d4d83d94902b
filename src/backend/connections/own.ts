import type {
  DiaryPlay,
  NameAnswer,
  OwnConnections,
  PlayedTitle,
  PlayProgress,
} from '../../domain/connections/connections.ts';
import type { PlaySource } from '../../domain/connections/delivery.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import type { TitleId } from '../../domain/title.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** All that the page of connections shows to the person asking. */
export async function loadConnections(client: Client): Promise<OwnConnections> {
  return (await answerOf(client.rpc('my_connections'))) as unknown as OwnConnections;
}

/**
 * A new secret for a kind of program, which ends the one before. Null, and nothing done, when the address there is was not
 * made at the expected moment: another tab was quicker.
 */
export async function renewConnection(
  client: Client,
  source: PlaySource,
  expected: string | null,
): Promise<string | null> {
  const call = { p_source: source, ...(expected !== null && { p_expected: expected }) };
  return answerOrNone(client.rpc('renew_connection', call));
}

/** Ends the connection whose address was made at this moment, with its accounts and log; false when there is none. */
export async function endConnection(
  client: Client,
  userId: string,
  source: PlaySource,
  since: string,
): Promise<boolean> {
  const call = client.from('connections').delete().eq('user_id', userId).eq('source', source);
  return (await answerOf(call.eq('created_at', since).select('id'))).length > 0;
}

/** Takes an account of one's own connection; false when it is somebody's. */
export function takeAccount(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('take_account', { p_id: id }));
}

/** Leaves an account of one's own connection out, or gives one back; false when it is neither. */
export function leaveAccount(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('leave_account', { p_id: id }));
}

/** A secret by which somebody else may take an account; null when it is somebody's. */
export async function inviteToAccount(client: Client, id: string): Promise<string | null> {
  return answerOrNone(client.rpc('invite_to_account', { p_id: id }));
}

/** What the secret of an invitation offers. */
export interface InvitedAccount {
  name: string;
  source: PlaySource;
  ownerName: string | null;
  /** It is of the person's own connection. */
  own: boolean;
}

/** Which account a secret offers to the person asking; null when it is over. */
export async function findInvitedAccount(client: Client, secret: string): Promise<InvitedAccount | null> {
  const [row] = await answerOf(client.rpc('invited_account', { p_secret: secret }));
  if (!row) return null;
  const { name, source, owner_name: ownerName, own } = row;
  return { name, source: source as PlaySource, ownerName, own };
}

/** Takes the account a secret offers; false when it is over. */
export function acceptAccount(client: Client, secret: string): Promise<boolean> {
  return answerOf(client.rpc('accept_account', { p_secret: secret }));
}

/** Says which title a doubtful delivery means, null for neither; false when nothing is asked (any more). */
export function choosePlayed(client: Client, number: number, title: TitleId | null): Promise<boolean> {
  const picked = title === null ? {} : { p_kind: title.kind, p_title_id: title.id };
  return answerOf(client.rpc('choose_played', { p_number: number, ...picked }));
}

/** What the person asking said of names, the latest first. */
export async function loadNameAnswers(client: Client, userId: string, most: number): Promise<NameAnswer[]> {
  const call = client.from('play_names').select('kind, name, year, title').eq('user_id', userId);
  const rows = await answerOf(call.order('chosen_at', { ascending: false }).order('name').limit(most));
  return rows.map(({ kind, name, year, title }) => ({
    ...{ kind: kind === 'tv' ? ('tv' as const) : ('movie' as const), name, year },
    title: title as PlayedTitle | null,
  }));
}

/** Forgets what the person asking said of a name, which is asked about anew; false when nothing was said. */
export async function forgetNameAnswer(
  client: Client,
  userId: string,
  answer: Pick<NameAnswer, 'kind' | 'name' | 'year'>,
): Promise<boolean> {
  const { kind, name, year } = answer;
  const call = client.from('play_names').delete().match({ user_id: userId, kind, name, year });
  return (await answerOf(call.select('kind'))).length > 0;
}

/** Takes back what a play changed; told again, it is not noted again. False when it was taken back before. */
export function undoPlay(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('undo_play', { p_id: id }));
}

/** Enters a play again that was taken back; false when it was not. */
export function redoPlay(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('redo_play', { p_id: id }));
}

/** Which program noted some entries of the diary, by their ids; at most 200. */
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

/** What the person asking did not finish since a day, nor marked as watched since, the latest first. */
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

/** Forgets how far the person asking is in a title. */
export async function forgetProgress(client: Client, userId: string, { kind, id }: TitleId): Promise<void> {
  const call = client.from('play_progress').delete();
  await answerOrNone(call.match({ user_id: userId, kind, title_id: id }));
}
