import { dayOf, type CalendarDate } from '../dates.ts';

/** How a title can be had, in the order it is told: with a subscription, for nothing, for a while, for good. */
export const OFFER_KINDS = ['included', 'free', 'rent', 'buy'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Whoever has a service of these sees the title without paying again; what is rented or bought is nobody's service. */
export const HAD_KINDS: readonly OfferKind[] = ['included', 'free'];

/** A service that shows titles. Several may be of one family ("Plus", "Plus Premium"): each has its own id. */
export interface Service {
  id: number;
  name: string;
  logoPath: string | null;
}

/** Where a title can be had in one region; services of each kind stand in the order people of that region expect. */
export interface Offers extends Record<OfferKind, readonly Service[]> {
  /** ISO 3166-1. */
  region: string;
  /** The title's page of offers at the movie database, https. */
  link: string | null;
  /** The day these offers were asked for, and the moment (ISO 8601). */
  checkedOn: CalendarDate;
  checkedAt: string;
}

/** A country with offers (ISO 3166-1). */
export interface Region {
  code: string;
  name: string;
}

/** A title's offers in all regions, as they are kept: names once, and of each region the ids of its services by kind. */
export interface TitleOffers {
  services: readonly Service[];
  regions: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** As in {@link Offers}, for no region. */
  link: string | null;
  checkedAt: string;
}

/** The same page of offers for a region. */
function linkFor(link: string | null, region: string): string | null {
  if (link === null) return null;
  const url = new URL(link);
  url.searchParams.set('locale', region);
  return url.href;
}

/** What of a title's offers holds in a region (ISO 3166-1); a region nobody knows of has none. */
export function offersIn({ services, regions, link, checkedAt }: TitleOffers, region: string): Offers {
  const named = new Map(services.map((service) => [service.id, service]));
  const ids = Object.hasOwn(regions, region) ? regions[region] : undefined;
  const of = (kind: OfferKind) =>
    (ids?.[OFFER_KINDS.indexOf(kind)] ?? []).flatMap((id) => named.get(id) ?? []);
  return {
    ...{ region, checkedOn: dayOf(checkedAt), checkedAt, link: linkFor(link, region) },
    ...{ included: of('included'), free: of('free'), rent: of('rent'), buy: of('buy') },
  };
}

/** Whether a title can be had at all. */
export function hasOffers(offers: Offers): boolean {
  return OFFER_KINDS.some((kind) => offers[kind].length > 0);
}

/** The ids of the services that show a title to their own people, or to everybody: what is paid apart does not count. */
export function includedOn({ included, free }: Pick<Offers, 'included' | 'free'>): number[] {
  return [...new Set([...included, ...free].map(({ id }) => id))];
}

/**
 * Services from here on are made up, for the bundled catalogue: no service of the movie database has such a number.
 * Where they are shown it is said, so that nobody takes them for real ones.
 */
export const INVENTED_SERVICES = 900_000;

/** Whether a service is one of the bundled catalogue's, of which there is none in the world. */
export function isInventedService({ id }: { id: number }): boolean {
  return id >= INVENTED_SERVICES;
}
