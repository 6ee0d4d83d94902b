import type { Kind, TitleId } from '../../domain/title.ts';
import { answerOf } from '../answers.ts';
import type { Client } from '../client.ts';

/** Where a title can be seen in a region without paying again, reduced to the numbers of services. */
export interface KeptOffers extends TitleId {
  /** ISO 3166-1. */
  region: string;
  included: readonly number[];
  /** Free for anybody, with advertisements or without. */
  free: readonly number[];
  /** When the movie database was asked, ISO 8601. */
  checkedAt: string;
}

/**
 * Keeps what was found out about at most 200 titles and answers how many that were: a title in nobody's lists is passed
 * over, and nothing older takes the place of what is newer. What has come to a service of somebody who wished for it is
 * noted; `defaultRegion` is the region of people who have chosen none. Needs the secret key.
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

/** Titles of a person's list of which nobody knows where they can be seen in a region: the latest forty, and how many there are. */
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

/** A title to be looked up, with the regions (ISO 3166-1) somebody wants to know of. */
export interface OffersToCheck {
  title: TitleId;
  regions: string[];
}

/**
 * Titles in lists of people who have ticked a service that were last looked up before a moment, those wished for first;
 * at most 1,000. Needs the secret key, as all below.
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

/** Forgets a thousand offers at most of titles that have stood in no list for a month. */
export async function forgetOffers(client: Client): Promise<number> {
  return answerOf(client.rpc('forget_offers'));
}
