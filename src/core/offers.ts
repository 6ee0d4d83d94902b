import { dayOf, type CalendarDate } from './dates.ts';

/** Kinds of offers in display order: subscription, free, rent, buy. */
export const OFFER_KINDS = ['included', 'free', 'rent', 'buy'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** With a service of these kinds a title costs nothing extra. */
export const HAD_KINDS: readonly OfferKind[] = ['included', 'free'];

/** A streaming service. Tiers ("Plus", "Plus Premium") have separate ids. */
export interface Service {
  id: number;
  name: string;
  logoPath: string | null;
}

/** A service as a user names it. */
export type NamedService = Pick<Service, 'id' | 'name'>;

/** A title's offers in one region; services are sorted by TMDB's priority in that region. */
export interface Offers extends Record<OfferKind, readonly Service[]> {
  /** ISO 3166-1. */
  region: string;
  /** The title's page of offers at TMDB, https. */
  link: string | null;
  /** Day and time (ISO 8601) of the request for these offers. */
  checkedOn: CalendarDate;
  checkedAt: string;
}

/** A country with offers (ISO 3166-1). */
export interface Region {
  code: string;
  name: string;
}

/** A title's offers in all regions, as stored: each service once, and per region the ids of its services by kind. */
export interface TitleOffers {
  services: readonly Service[];
  regions: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** As in {@link Offers}, without a region. */
  link: string | null;
  checkedAt: string;
}

/** The page of offers for a region. */
function linkFor(link: string | null, region: string): string | null {
  if (link === null) return null;
  const url = new URL(link);
  url.searchParams.set('locale', region);
  return url.href;
}

/** Extracts a region's offers (ISO 3166-1); empty for an unknown region. */
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

/** Whether there is any offer. */
export function hasOffers(offers: Offers): boolean {
  return OFFER_KINDS.some((kind) => offers[kind].length > 0);
}

/** Ids of services that include a title at no extra cost. */
export function includedOn({ included, free }: Pick<Offers, 'included' | 'free'>): number[] {
  return [...new Set([...included, ...free].map(({ id }) => id))];
}

/**
 * Ids from here on are invented services of the bundled catalogue; TMDB uses no such ids. The product labels them as
 * invented.
 */
export const INVENTED_SERVICES = 900_000;

/** Whether a service is invented. */
export function isInventedService({ id }: { id: number }): boolean {
  return id >= INVENTED_SERVICES;
}
