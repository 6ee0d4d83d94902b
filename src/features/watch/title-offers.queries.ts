import type { Kind, TitleId } from '../../core/title.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The services that offer a title in a region at no extra cost. */
export interface KeptOffers extends TitleId {
  /** ISO 3166-1. */
  region: string;
  included: readonly number[];
  /** Free for everyone, with or without ads. */
  free: readonly number[];
  /** When the movie database was queried (ISO 8601). */
  checkedAt: string;
}

/**
 * Saves the offers of at most 200 titles; returns how many. Skips titles in nobody's lists and never replaces newer
 * data. Records arrivals on services of users who have the title on the wishlist; `defaultRegion` applies to users
 * without a region. Needs the secret key.
 */
export async function keepTitleOffers(
  client: Client,
  offers: readonly KeptOffers[],
  defaultRegion: string,
): Promise<number> {
  const rows = offers.map(({ included, free, checkedAt, ...title }) => ({
    ...title,
    included: [...included],
    free: [...free],
    checked_at: checkedAt,
  }));
  return answerOf(client.rpc('keep_title_offers', { p_offers: rows, p_default_region: defaultRegion }));
}

/** Titles of a list without known offers in a region: the latest forty, and the total. */
export async function loadUncheckedTitles(
  client: Client,
  list: 'wishlist' | 'watched',
  kind: Kind,
  region: string,
): Promise<{ titles: TitleId[]; total: number }> {
  const query = { p_list: list, p_kind: kind, p_region: region };
  const rows = await answerOf(client.rpc('my_unchecked_titles', query));
  return { titles: rows.map(({ title_id: id }) => ({ kind, id })), total: rows[0]?.total ?? 0 };
}

/** A title to look up, with the requested regions (ISO 3166-1). */
export interface OffersToCheck {
  title: TitleId;
  regions: string[];
}

/**
 * Titles in lists of users with services, last looked up before `olderThan`, wishlist titles first; at most 1,000. This
 * and the following need the secret key.
 */
export async function offersToCheck(
  client: Client,
  defaultRegion: string,
  olderThan: Date,
  limit: number,
): Promise<OffersToCheck[]> {
  const rows = await answerOf(
    client.rpc('offers_to_check', {
      p_default_region: defaultRegion,
      p_older_than: olderThan.toISOString(),
      p_limit: limit,
    }),
  );
  return rows.map(({ kind, title_id: id, regions }) => ({
    title: { kind: kind === 'tv' ? 'tv' : 'movie', id },
    regions,
  }));
}

/** Deletes at most a thousand offers of titles that have been in no list for a month. */
export async function forgetOffers(client: Client): Promise<number> {
  return answerOf(client.rpc('forget_offers'));
}
