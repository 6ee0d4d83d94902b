import type { TitleId } from '../domain/title.ts';
import { answerOf } from './answers.ts';
import type { Client } from './client.ts';

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
 * over, and nothing older takes the place of what is newer. Needs the secret key.
 */
export async function keepTitleOffers(client: Client, offers: readonly KeptOffers[]): Promise<number> {
  const rows = offers.map(({ included, free, checkedAt, ...title }) => ({
    ...title,
    included: [...included],
    free: [...free],
    checked_at: checkedAt,
  }));
  return answerOf(client.rpc('keep_title_offers', { p_offers: rows }));
}
