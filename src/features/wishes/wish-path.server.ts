import { today } from '../../core/dates.ts';
import { discoverAddress } from '../discover/discover.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Kind } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { nameWish } from './wish-names.server.ts';
import { ENOUGH } from './wish-partial.server.ts';
import { askedBy, partsOf } from './wish-parts.server.ts';

/**
 * The address of Discover for a wish in words. If fewer than six titles match, a mood or subject is dropped; what
 * Discover has no filter for is dropped too.
 */
export function loadWishPath(
  kind: Kind,
  text: string,
  { requestId, signal }: { requestId: string; signal: AbortSignal },
): Promise<Outcome<{ path: string }>> {
  return outcomeOf(requestId, async () => {
    const { catalogue, clock, config } = await services();
    const wish = await nameWish(kind, text, { catalogue, day: today(clock), signal });
    const all = askedBy(wish);
    const parts = partsOf(all, wish, await catalogue.genres(kind));
    const looser = parts.flatMap(({ sort, rest }) => (sort === 'theme' ? [rest] : []));
    let filters = all.filters;
    for (const asked of [all, ...looser]) {
      const found = await catalogue.discover(kind, asked.filters, { page: 1, region: config.region });
      if (found.totalResults < ENOUGH) continue;
      filters = asked.filters;
      break;
    }
    return { kind: 'ok', path: discoverAddress(kind, filters) };
  });
}
