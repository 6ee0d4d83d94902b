import type { LetterboxdEntry, LetterboxdFollow, LetterboxdOutcome, ReadEntry } from './letterboxd.ts';
import type { ImportCandidate } from '../import/import-job.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Json } from '../../core/backend/database.types.ts';

/** The Letterboxd account the caller follows; null for none. */
export async function loadLetterboxd(client: Client, userId: string): Promise<LetterboxdFollow | null> {
  const call = client
    .from('letterboxd_follows')
    .select('name, with_reviews, created_at, checked_at, outcome')
    .eq('user_id', userId);
  const row = await answerOrNone(call.maybeSingle());
  return (
    row && {
      ...{ name: row.name, withReviews: row.with_reviews, since: row.created_at, checkedAt: row.checked_at },
      outcome: row.outcome as LetterboxdOutcome | null,
    }
  );
}

/** The caller's fifty latest imported entries. */
export async function loadReadEntries(client: Client, userId: string): Promise<ReadEntry[]> {
  const call = client
    .from('letterboxd_entries')
    .select('guid, kind, title_id, title, day, stars, read_at, outcome')
    .eq('user_id', userId);
  const rows = await answerOf(call.order('read_at', { ascending: false }).order('guid').limit(50));
  return rows.map((row) => ({
    ...{ guid: row.guid, name: row.title, day: row.day, stars: row.stars, readAt: row.read_at },
    title: row.title_id === null ? null : { kind: row.kind as Kind, id: row.title_id },
    outcome: row.outcome as ReadEntry['outcome'],
  }));
}

/** Follows a Letterboxd diary, replacing the current one. */
export async function followLetterboxd(client: Client, name: string, withReviews: boolean): Promise<void> {
  await answerOrNone(client.rpc('follow_letterboxd', { p_name: name, p_with_reviews: withReviews }));
}

/**
 * Stops following the Letterboxd account. `takeBack` also deletes what it imported. Returns false if no account was
 * followed.
 */
export function leaveLetterboxd(client: Client, takeBack: boolean): Promise<boolean> {
  return answerOf(client.rpc('leave_letterboxd', { p_take_back: takeBack }));
}

/** A followed account due for a fetch. */
export interface DueLetterboxd {
  person: string;
  name: string;
  withReviews: boolean;
  etag: string | null;
  modified: string | null;
}

// Queries of the job. Each needs the secret key.

/** Claims followed accounts that are due. */
export async function claimLetterboxd(client: Client, most: number): Promise<DueLetterboxd[]> {
  return (await answerOf(client.rpc('claim_letterboxd', { p_limit: most }))) as unknown as DueLetterboxd[];
}

/** Guids of entries that are new, edited since, or whose title was unknown before. */
export function newLetterboxdEntries(
  client: Client,
  person: string,
  entries: readonly LetterboxdEntry[],
): Promise<string[]> {
  const asked = entries.map(({ guid, day, again, stars, title }) => ({
    ...{ guid, day, again, stars, numbered: title !== null },
  }));
  return answerOf(client.rpc('new_letterboxd_entries', { p_user: person, p_entries: asked }));
}

/** Imports an entry or its edit; null if nothing changed. */
export function keepLetterboxdEntry(
  client: Client,
  { person, name }: Pick<DueLetterboxd, 'person' | 'name'>,
  entry: Omit<LetterboxdEntry, 'title'> & { title: ImportCandidate },
): Promise<string | null> {
  return keep(client, { person, name }, entry);
}

/** Logs an entry without a watch: a list, or an unknown title. */
export async function logLetterboxdEntry(
  client: Client,
  { person, name }: Pick<DueLetterboxd, 'person' | 'name'>,
  entry: LetterboxdEntry,
): Promise<void> {
  const outcome = entry.isList ? 'list' : 'unknown';
  await keep(client, { person, name }, { ...entry, outcome, title: { title: entry.name } });
}

const keep = (client: Client, { person, name }: { person: string; name: string }, entry: object) =>
  answerOrNone(
    client.rpc('keep_letterboxd_entry', { p_user: person, p_name: name, p_entry: entry as unknown as Json }),
  );

/** Records the result of a fetch. */
export async function settleLetterboxd(
  client: Client,
  { person, name }: Pick<DueLetterboxd, 'person' | 'name'>,
  outcome: LetterboxdOutcome,
  told: { etag?: string | null; modified?: string | null; wait?: number } = {},
): Promise<void> {
  await answerOrNone(
    client.rpc('settle_letterboxd', {
      ...{ p_user: person, p_name: name, p_outcome: outcome, p_wait_seconds: told.wait ?? 0 },
      ...(told.etag && { p_etag: told.etag }),
      ...(told.modified && { p_modified: told.modified }),
    }),
  );
}
