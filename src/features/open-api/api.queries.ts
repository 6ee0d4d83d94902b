import type { ApiChange, ApiCursor, ApiItem, ApiPlayback, ApiWhat, ApiWritten } from './api.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { Delivery } from '../connections/delivery.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Json } from '../../core/backend/database.types.ts';

// Queries of the public API as a user. The functions are granted to users only: called by the server itself, where a
// hosted data API cannot read whom a token stands for, they refuse.

type Asker = Pick<Client, 'rpc'>;

/** Items of one kind, latest first, after a cursor. */
export async function apiPage(
  client: Asker,
  what: ApiWhat,
  limit: number,
  after: ApiCursor | null,
): Promise<ApiItem[]> {
  const behind = after === null ? {} : { p_at: after.at, p_id: after.id };
  return (await answerOf(
    client.rpc('api_page', { p_what: what, p_limit: limit, ...behind }),
  )) as unknown as ApiItem[];
}

/** Items of one kind by id. */
export async function apiItems(client: Asker, what: ApiWhat, ids: readonly string[]): Promise<ApiItem[]> {
  return (await answerOf(client.rpc('api_items', { p_what: what, p_ids: [...ids] }))) as unknown as ApiItem[];
}

/** Changes after a number. Rejects with BackendError `invalid` if later ones were already deleted. */
export async function apiChanges(client: Asker, since: number, limit: number): Promise<ApiChange[]> {
  return (await answerOf(
    client.rpc('api_changes', { p_since: since, p_limit: limit }),
  )) as unknown as ApiChange[];
}

/** Today in the caller's time zone. */
export function apiDay(client: Asker): Promise<CalendarDate> {
  return answerOf(client.rpc('api_day'));
}

/** Plays the caller has not finished since a day, nor marked as watched, latest first. */
export async function apiPlayback(client: Asker, since: CalendarDate, most: number): Promise<ApiPlayback[]> {
  return (await answerOf(
    client.rpc('api_playback', { p_since: since, p_limit: most }),
  )) as unknown as ApiPlayback[];
}

/** Writes each entry independently; returns each result. */
export async function apiWrite(client: Asker, entries: readonly unknown[]): Promise<ApiWritten[]> {
  return (await answerOf(
    client.rpc('api_write', { p_entries: entries as unknown as Json }),
  )) as unknown as ApiWritten[];
}

/** Numbers a user's new changes and returns the latest number. Needs the secret key. */
export function numberChanges(client: Client, userId: string): Promise<number> {
  return answerOf(client.rpc('number_changes', { p_user: userId }));
}

/** Deletes tombstones older than ninety days; returns how many. Needs the secret key. */
export function trimChanges(client: Client, now: Date): Promise<number> {
  return answerOf(client.rpc('trim_changes', { p_now: now.toISOString() }));
}

/** Receives a play reported with a token. Needs the secret key. */
export async function receiveScrobble(client: Client, userId: string, delivery: Delivery): Promise<boolean> {
  return (
    (await answerOrNone(
      client.rpc('receive_scrobble', { p_user: userId, p_delivery: delivery as unknown as Json }),
    )) ?? false
  );
}

/** The state of a call with an idempotency key. */
export interface BegunCall {
  state: 'new' | 'running' | 'done' | 'other';
  status: number | null;
  answer: string | null;
}

/** Begins a call under its idempotency key; `asked` is a hash of the request. Needs the secret key. */
export async function beginCall(
  client: Client,
  token: string,
  key: string,
  asked: string,
): Promise<BegunCall> {
  const call = client.rpc('begin_api_call', { p_token: token, p_key: key, p_asked: asked });
  return (await answerOf(call)) as unknown as BegunCall;
}

/**
 * Stores a call's answer for retries; null for a call that failed on our side and may be retried. Needs the secret key.
 */
export async function endCall(
  client: Client,
  token: string,
  key: string,
  answer: { status: number; text: string } | null,
): Promise<void> {
  const kept = answer === null ? {} : { p_status: answer.status, p_answer: answer.text };
  await answerOrNone(client.rpc('end_api_call', { p_token: token, p_key: key, ...kept }));
}
