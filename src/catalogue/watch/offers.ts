import type { Clock } from '../../core/dates.ts';
import { offersIn, type TitleOffers } from '../../core/offers.ts';
import { titlePath } from '../../core/routes.ts';
import type { TitleId } from '../../core/title.ts';
import type { Loaded } from '../cache.ts';
import type { Catalogue } from '../contract.ts';
import { byRegionName, toRegions, toServices, toTitleOffers } from './map-offers.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { offersAnswer, regionsAnswer, servicesAnswer } from './wire-offers.ts';

interface Ways {
  upstream: Upstream;
  behind: Pick<Upstream, 'get'>;
  clock: Clock;
  /** Caches answers (createCache); `invented` keys have their own share of memory. */
  cached: <T>(key: string, load: () => Promise<Loaded<T>>, invented: boolean) => Promise<T>;
}

export interface OffersClient extends Pick<Catalogue, 'offers' | 'services' | 'regions'> {
  /** Caches the offers from a title's details, so that another region needs no call. */
  note: (title: TitleId, offers: TitleOffers) => void;
}

const partOf = (title: TitleId) => `${titlePath(title)}/watch/providers`;

/**
 * Creates the offers client. A title's offers of all regions are one cached answer. They are numerous and each rarely
 * used, so they are cached as `invented` and evict no title.
 */
export function createOffers({ upstream, behind, clock, cached }: Ways): OffersClient {
  async function load(title: TitleId, isLate: boolean): Promise<Loaded<TitleOffers | null>> {
    const path = partOf(title);
    try {
      const answer = readAnswer(path, offersAnswer, await (isLate ? behind : upstream).get(path, {}));
      return { value: toTitleOffers(answer, clock()), ttlMs: FRESH_MS.offers };
    } catch (error) {
      if (!(error instanceof UpstreamError) || !error.notFound) throw error;
      return { value: null, ttlMs: FRESH_MS.nothing };
    }
  }

  return {
    note(title, offers) {
      void cached(partOf(title), () => Promise.resolve({ value: offers, ttlMs: FRESH_MS.offers }), true);
    },
    async offers(kind, id, region, { late: isLate = false } = {}) {
      const title = { kind, id };
      const found = await cached(partOf(title), () => load(title, isLate), true);
      return found && offersIn(found, region);
    },
    services(kind, region) {
      const path = `/watch/providers/${kind}`;
      const loadServices = async () => {
        const answer = await upstream.get(path, { watch_region: region });
        const { results } = readAnswer(path, servicesAnswer, answer);
        return { value: toServices(results, region), ttlMs: FRESH_MS.offers };
      };
      return cached(`${path}?${region}`, loadServices, true);
    },
    async regions() {
      const path = '/watch/providers/regions';
      const loadRegions = async () => {
        const answer = readAnswer(path, regionsAnswer, await upstream.get(path, {}));
        return { value: toRegions(answer), ttlMs: FRESH_MS.offers };
      };
      // Cached for all languages.
      return byRegionName(await cached(path, loadRegions, false));
    },
  };
}
