import { feedYear, type FeedEntry, type FeedTitle } from './feeds.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

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
  // A review has no day; a feed's watch always has one.
  what: row.day === null ? 'review' : 'watch',
  ...{ text: row.tells_end ? null : row.text, tellsEnd: row.tells_end },
});

function toFeed(answer: unknown): FeedOf | null {
  const found = answer as { name: string | null; entries: EntryRow[] } | null;
  return found && { name: found.name, entries: found.entries.map(toEntry) };
}

/** The diary or reviews of a public profile; null otherwise. */
export async function publicFeed(client: Client, handle: string, what: string): Promise<FeedOf | null> {
  return toFeed(await answerOrNone(client.rpc('public_feed', { p_handle: handle, p_what: what })));
}

/** The same behind a secret address; null for an unknown one. */
export async function ownFeed(client: Client, secret: string, what: string): Promise<FeedOf | null> {
  return toFeed(await answerOrNone(client.rpc('own_feed', { p_secret: secret, p_what: what })));
}

/** A public list; null otherwise. */
export async function publicTitles(client: Client, address: string): Promise<FeedList | null> {
  return (await answerOrNone(
    client.rpc('public_titles', { p_address: address }),
  )) as unknown as FeedList | null;
}

/** The wishlist, a list or a saved search behind a secret address; null for an unknown one. */
export async function ownTitles(client: Client, secret: string, list: string): Promise<FeedList | null> {
  return (await answerOrNone(
    client.rpc('own_titles', { p_secret: secret, p_list: list }),
  )) as unknown as FeedList | null;
}

/** When the user's feed address was created (ISO 8601); null if there is none. */
export async function findFeedAddress(client: Client, userId: string): Promise<string | null> {
  const call = client.from('feed_addresses').select('created_at').eq('user_id', userId);
  return (await answerOrNone(call.maybeSingle()))?.created_at ?? null;
}

/** Creates a secret and revokes the old one; null if the current one was not created at `expected`. */
export async function renewFeedAddress(client: Client, expected: string | null): Promise<string | null> {
  return answerOrNone(client.rpc('renew_feed_address', expected === null ? {} : { p_expected: expected }));
}

/** Revokes the address created at `since`; false if there is none. */
export async function endFeedAddress(client: Client, userId: string, since: string): Promise<boolean> {
  const call = client.from('feed_addresses').delete().eq('user_id', userId).eq('created_at', since);
  return (await answerOf(call.select('user_id'))).length > 0;
}

/** Saves a series' TheTVDB id; null for none. Needs the secret key. */
export async function saveSeriesNumber(client: Client, series: number, tvdb: number | null): Promise<void> {
  const call = { p_series: series, ...(tvdb !== null && { p_tvdb: tvdb }) };
  await answerOrNone(client.rpc('save_series_number', call));
}

/** The number of series without a TheTVDB id, by the list's name in its address. */
export async function countSeriesWithoutNumber(client: Client): Promise<Record<string, number>> {
  return (await answerOf(client.rpc('my_series_without_number'))) as Record<string, number>;
}
