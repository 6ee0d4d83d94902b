import { loadMyForYou } from './mine.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { STARS_NEEDED } from './address.ts';
import { rankedByFit } from './fit.ts';
import type { TitleSummary } from '../../core/title.ts';
import type { Person } from '../../server/person.ts';

/**
 * Returns a function that sorts titles by fit; null if too little is known of the user or the backend fails.
 */
export async function loadFitOrder({
  client,
  userId,
}: Pick<Person, 'client' | 'userId'>): Promise<((titles: TitleSummary[]) => TitleSummary[]) | null> {
  try {
    const { ground, given, feedback } = await loadMyForYou(client, userId);
    if (!ground || given < STARS_NEEDED) return null;
    return (titles) => rankedByFit(ground, titles, feedback);
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}
