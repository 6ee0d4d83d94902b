import type {
  LetterboxdEntry,
  LetterboxdFollow,
  LetterboxdOutcome,
  ReadEntry,
} from '../../domain/connections/letterboxd.ts';
import type { ImportCandidate } from '../../domain/import/import-job.ts';
import type { Kind } from '../../domain/title.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import type { Json } from '../database.types.ts';

/** Whom the person asking follows there; null for nobody. */
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

/** The last fifty entries that were read for the person asking. */
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

/** Follows somebody's diary there, in place of another. */
export async function followLetterboxd(client: Client, name: string, withReviews: boolean): Promise<void> {
  await answerOrNone(client.rpc('follow_letterboxd', { p_name: name, p_with_reviews: withReviews }));
}

/** Ends that, and takes back what it brought, if wished; false when nobody was followed. */
export function leaveLetterboxd(client: Client, takeBack: boolean): Promise<boolean> {
  return answerOf(client.rpc('leave_letterboxd', { p_take_back: takeBack }));
}

/** A follow that is due for a look. */
export interface DueLetterboxd {
  person: string;
  name: string;
  withReviews: boolean;
  etag: string | null;
  modified: string | null;
}

// What the job asks. Each call needs the secret key.

/** Follows that are due, taken for a look. */
export async function claimLetterboxd(client: Client, most: number): Promise<DueLetterboxd[]> {
  return (await answerOf(client.rpc('claim_letterboxd', { p_limit: most }))) as unknown as DueLetterboxd[];
}

/** The guids of entries that were not read yet, have been edited since, or whose title was not known. */
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

/** Enters one where it belongs, or follows its edit; null when nothing is new. */
export function keepLetterboxdEntry(
  client: Client,
  { person, name }: Pick<DueLetterboxd, 'person' | 'name'>,
  entry: Omit<LetterboxdEntry, 'title'> & { title: ImportCandidate },
): Promise<string | null> {
  return keep(client, { person, name }, entry);
}

/** Logs an entry that is no watch: a list, or a title that is not known here. */
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

/** Notes what became of a look. */
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
