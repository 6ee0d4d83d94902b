import { settleArrivals, untoldArrivals, type Arrival } from '../watch/service-arrivals.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { tellOnce } from './notices.queries.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import type { Clock } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import { noticeKey, type Telling } from './notices.ts';

const WEEK_MS = 7 * 86_400_000;

export interface TellArrivalsOptions {
  client: Client;
  catalogue: Pick<Catalogue, 'services'>;
  /** Region of users without one (ISO 3166-1). */
  region: string;
  clock: Clock;
}

/**
 * Notifies users of wished titles that arrived on their services; returns how many users. Arrivals older than
 * a week are dropped.
 */
export async function tellArrivals({
  client,
  catalogue,
  region,
  clock,
}: TellArrivalsOptions): Promise<number> {
  /** A service's name; null if the catalogue fails. */
  async function nameOf({ kind, serviceId, region: own }: Arrival): Promise<string | null> {
    try {
      const services = await catalogue.services(kind, own ?? region);
      return services.find(({ id }) => id === serviceId)?.name ?? null;
    } catch (error) {
      if (error instanceof CatalogueError) return null;
      throw error;
    }
  }

  async function toTelling([first, ...others]: [Arrival, ...Arrival[]]): Promise<Telling> {
    const { kind, id, serviceId, title: name, posterPath } = first;
    const service = await nameOf(first);
    return {
      users: [first, ...others].map(({ userId }) => userId),
      key: noticeKey({ kind, id }, 'on', serviceId),
      title: { kind, id, name, posterPath },
      data: { services: service === null ? [] : [service] },
    };
  }

  let told = 0;
  let arrivals: Arrival[];
  do {
    arrivals = await untoldArrivals(client, new Date(clock().getTime() - WEEK_MS));
    const groups = Map.groupBy(arrivals, ({ kind, id, serviceId, region: own }) =>
      [kind, id, serviceId, own].join(),
    );
    const tellings = await Promise.all([...groups.values()].map((group) => toTelling(group as [Arrival])));
    told += await tellOnce(client, 'on_service', tellings, clock());
    await settleArrivals(client, arrivals);
  } while (arrivals.length > 0);
  return told;
}
