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

/** Titles being looked up at once, for all people together: who comes then is told nothing of the rest. */
const AT_ONCE = 400;

/** Calls of one person, of which each may look up forty titles. */
const CALLS_PER_MINUTE = 60;

/** Rows the backend takes at once. */
const KEPT_AT_ONCE = 200;

export interface OfferService {
  /**
   * On which services titles are included in a region (titleKey to numbers). Unless it is not to be `late`, whatever
   * pages ask of the movie database goes first; a title of which nothing could be learnt is missing. What is found of titles in people's lists is kept.
   */
  included(
    titles: readonly TitleId[],
    region: string,
    options?: { late?: boolean },
  ): Promise<Map<string, number[]>>;
  /** Counts the calls of a person. */
  allow: Limit;
}

export interface OfferServiceOptions {
  catalogue: Pick<Catalogue, 'offers'>;
  /** Acts with the secret key; without it nothing is kept. */
  client: Client | undefined;
  /** Says the region of people who have chosen none. */
  config: Pick<Config, 'region'>;
  clock: Clock;
  log: Log;
  shared: { limits: Limits };
}

/** A title's offers in a region as they are kept; of a title that is gone there are none, as of now. */
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

/** Keeps any number of offers, as many at once as the backend takes. `region`: of people who have chosen none. */
export async function keepOffers(
  client: Client,
  found: readonly KeptOffers[],
  region: string,
): Promise<void> {
  for (let from = 0; from < found.length; from += KEPT_AT_ONCE) {
    await keepTitleOffers(client, found.slice(from, from + KEPT_AT_ONCE), region);
  }
}

/** Creates what tells on which services titles are included. */
export function createOfferService(options: OfferServiceOptions): OfferService {
  const { catalogue, client, config, clock, log, shared } = options;
  let underWay = 0;

  /** A title's offers; undefined when they could not be learnt, null for a title that is gone. */
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

  /** Nobody waits for this, and what cannot be kept now is found out again. */
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
