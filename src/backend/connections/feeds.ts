import { feedYear, type FeedEntry, type FeedTitle } from '../../domain/connections/feeds.ts';
import type { Kind } from '../../domain/title.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

interface EntryRow {
  id: string;
  kind: Kind;
  title_id: number;
  title: string;
  release_date: string | null;
  day: string | null;
  again: boolean;
  stars: number | null;
  liked: boolean;
  text: string | null;
  tells_end: boolean;
  episodes: number;
  at: string;
}

/** Somebody's entries, and what they are called. */
export interface FeedOf {
  name: string | null;
  entries: FeedEntry[];
}

/** Titles of a list, or the search that finds them. */
export interface FeedList {
  name: string;
  search: { kind: Kind; query: string } | null;
  titles: FeedTitle[];
}

const toEntry = (row: EntryRow): FeedEntry => ({
  ...{ key: row.id, kind: row.kind, id: row.title_id, title: row.title, year: feedYear(row.release_date) },
  ...{
    day: row.day,
    again: row.again,
    stars: row.stars,
    liked: row.liked,
    episodes: row.episodes,
    at: row.at,
  },
  // A review has no day, and a watch of a feed always has one.
  what: row.day === null ? 'review' : 'watch',
  ...{ text: row.tells_end ? null : row.text, tellsEnd: row.tells_end },
});

function toFeed(answer: unknown): FeedOf | null {
  const found = answer as { name: string | null; entries: EntryRow[] } | null;
  return found && { name: found.name, entries: found.entries.map(toEntry) };
}

/** The diary or the reviews of a public page; null for any other. */
export async function publicFeed(client: Client, handle: string, what: string): Promise<FeedOf | null> {
  return toFeed(await answerOrNone(client.rpc('public_feed', { p_handle: handle, p_what: what })));
}

/** The same of whoever has a secret address; null for nobody's. */
export async function ownFeed(client: Client, secret: string, what: string): Promise<FeedOf | null> {
  return toFeed(await answerOrNone(client.rpc('own_feed', { p_secret: secret, p_what: what })));
}

/** A list that everybody may read; null for any other. */
export async function publicTitles(client: Client, address: string): Promise<FeedList | null> {
  return (await answerOrNone(
    client.rpc('public_titles', { p_address: address }),
  )) as unknown as FeedList | null;
}

/** The wishlist, a list or a saved search of whoever has a secret address; null for nobody's. */
export async function ownTitles(client: Client, secret: string, list: string): Promise<FeedList | null> {
  return (await answerOrNone(
    client.rpc('own_titles', { p_secret: secret, p_list: list }),
  )) as unknown as FeedList | null;
}

/** When the address of somebody's feeds was made (ISO 8601); null when they have none. */
export async function findFeedAddress(client: Client, userId: string): Promise<string | null> {
  const call = client.from('feed_addresses').select('created_at').eq('user_id', userId);
  return (await answerOrNone(call.maybeSingle()))?.created_at ?? null;
}

/** A new secret, which ends the one before; null when the one there is was not made at the expected moment. */
export async function renewFeedAddress(client: Client, expected: string | null): Promise<string | null> {
  return answerOrNone(client.rpc('renew_feed_address', expected === null ? {} : { p_expected: expected }));
}

/** Ends the address that was made at this moment; false when there is none. */
export async function endFeedAddress(client: Client, userId: string, since: string): Promise<boolean> {
  const call = client.from('feed_addresses').delete().eq('user_id', userId).eq('created_at', since);
  return (await answerOf(call.select('user_id'))).length > 0;
}

/** Keeps what TheTVDB calls a series; null for nothing. `client` has the secret key. */
export async function saveSeriesNumber(client: Client, series: number, tvdb: number | null): Promise<void> {
  const call = { p_series: series, ...(tvdb !== null && { p_tvdb: tvdb }) };
  await answerOrNone(client.rpc('save_series_number', call));
}

/** How many series are known to have no number at TheTVDB, by the part of the list's address. */
export async function countSeriesWithoutNumber(client: Client): Promise<Record<string, number>> {
  return (await answerOf(client.rpc('my_series_without_number'))) as Record<string, number>;
}
