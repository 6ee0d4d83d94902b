import type { Client } from '../core/backend/client.ts';
import { BackendError } from '../core/backend/errors.ts';
import { keepTitleOffers, type KeptOffers } from '../features/watch/title-offers.queries.ts';
import type { Catalogue } from '../catalogue/contract.ts';
import type { Config } from '../contract/config.ts';
import type { Limit, Limits } from '../contract/limits.ts';
import type { Clock } from '../core/dates.ts';
import { CatalogueError } from '../core/errors.ts';
import { includedOn, type Offers } from '../core/offers.ts';
import { titleKey, type TitleId } from '../core/title.ts';
import type { Log } from './log.ts';

/** Maximum concurrent look-ups of all users; further titles stay unknown. */
const AT_ONCE = 400;

/** Calls per user and minute; each may look up forty titles. */
const CALLS_PER_MINUTE = 60;

/** Rows per backend call. */
const KEPT_AT_ONCE = 200;

export interface OfferService {
  /**
   * The services that include titles in a region: titleKey to service ids. Has lower priority than pages
   * unless `late` is false. Titles whose look-up failed are missing. Stores results for saved titles.
   */
  included(
    titles: readonly TitleId[],
    region: string,
    options?: { late?: boolean },
  ): Promise<Map<string, number[]>>;
  /** Counts a user's calls. */
  allow: Limit;
}

export interface OfferServiceOptions {
  catalogue: Pick<Catalogue, 'offers'>;
  /** Acts with the secret key; without it nothing is stored. */
  client: Client | undefined;
  /** Has the region of users without one. */
  config: Pick<Config, 'region'>;
  clock: Clock;
  log: Log;
  shared: { limits: Limits };
}

/** A title's offers as stored; none for a title removed from the catalogue. */
export function toKept(
  { kind, id }: TitleId,
  region: string,
  offers: Offers | null,
  clock: Clock,
): KeptOffers {
  const ids = (services: Offers['included'] = []) => services.map((service) => service.id);
  const checkedAt = offers?.checkedAt ?? clock().toISOString();
  return { kind, id, region, included: ids(offers?.included), free: ids(offers?.free), checkedAt };
}

/** Stores offers in batches. `region`: of users without one. */
export async function keepOffers(
  client: Client,
  found: readonly KeptOffers[],
  region: string,
): Promise<void> {
  for (let from = 0; from < found.length; from += KEPT_AT_ONCE) {
    await keepTitleOffers(client, found.slice(from, from + KEPT_AT_ONCE), region);
  }
}

/** Creates the service that finds which services include titles. */
export function createOfferService(options: OfferServiceOptions): OfferService {
  const { catalogue, client, config, clock, log, shared } = options;
  let underWay = 0;

  /** A title's offers; undefined if the look-up failed, null for a removed title. */
  async function look(
    { kind, id }: TitleId,
    region: string,
    late: boolean,
  ): Promise<Offers | null | undefined> {
    if (underWay >= AT_ONCE) return undefined;
    underWay += 1;
    try {
      return await catalogue.offers(kind, id, region, { late });
    } catch (error) {
      if (error instanceof CatalogueError) return undefined;
      throw error;
    } finally {
      underWay -= 1;
    }
  }

  /** In the background; on failure they are looked up again later. */
  async function keep(found: readonly KeptOffers[]): Promise<void> {
    if (!client || found.length === 0) return;
    try {
      await keepOffers(client, found, config.region);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      log.warn({ err: error.cause }, 'offers of saved titles could not be kept');
    }
  }

  return {
    allow: shared.limits('offers', CALLS_PER_MINUTE),
    async included(titles, region, { late = true } = {}) {
      const found = await Promise.all(
        titles.map(async (title) => ({ title, offers: await look(title, region, late) })),
      );
      const known = found.flatMap(({ title, offers }) =>
        offers === undefined ? [] : [toKept(title, region, offers, clock)],
      );
      await keep(known);
      const ids = found.flatMap(({ title, offers }) =>
        offers === undefined ? [] : [[titleKey(title), offers ? includedOn(offers) : []] as const],
      );
      return new Map(ids);
    },
  };
}
