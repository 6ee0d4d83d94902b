import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import { byName } from '../../core/listing.ts';
import { regionName, readRegion } from '../../core/regions.ts';
import {
  OFFER_KINDS,
  type OfferKind,
  type Region,
  type Service,
  type TitleOffers,
} from '../../core/offers.ts';
import { safeAddress } from '../numbers/title-facts.ts';
import {
  countryOffers,
  type CountryOffers,
  type ListedService,
  type Provider,
  type offersAnswer,
  type regionsAnswer,
} from './wire-offers.ts';
import type { z } from 'zod';

const serviceOf = (provider: Provider): Service => ({
  id: provider.provider_id,
  name: cutText(provider.provider_name, LONGEST.name),
  logoPath: provider.logo_path,
});

/** Ad-supported viewing is free too. */
const LISTED: Record<OfferKind, (country: CountryOffers) => Provider[]> = {
  included: ({ flatrate }) => flatrate,
  free: ({ free, ads }) => [...free, ...ads],
  rent: ({ rent }) => rent,
  buy: ({ buy }) => buy,
};

const byRank = (a: { rank: number | null }, b: { rank: number | null }) =>
  (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0;

function inOrder(providers: readonly Provider[]): Provider[] {
  const ranked = providers.map((provider) => ({ provider, rank: provider.display_priority }));
  const sorted = ranked.toSorted(byRank).map(({ provider }) => provider);
  return [...new Map(sorted.map((provider) => [provider.provider_id, provider])).values()];
}

/** The link to all countries' offers: each country's differs only by a parameter. */
function linkOf(text: string): string | null {
  const address = safeAddress(text);
  if (address === null) return null;
  const url = new URL(address);
  url.search = '';
  return url.href;
}

/**
 * Reduces a title's offers, loaded at a time, to the displayed data: the raw answer is a hundred kilobytes of repeated
 * names. Drops unknown countries and implausibly many services.
 */
export function toTitleOffers({ results }: z.infer<typeof offersAnswer>, at: Date): TitleOffers {
  const services = new Map<number, Service>();
  const regions: Record<string, number[][]> = {};
  let link: string | null = null;
  const known = Object.entries(results).filter(([code]) => readRegion(code) === code);
  for (const [code, value] of known.slice(0, MOST.regions)) {
    const country = countryOffers.safeParse(value);
    if (!country.success) continue;
    link ??= linkOf(country.data.link);
    const kinds = OFFER_KINDS.map((kind) => {
      const listed = inOrder(LISTED[kind](country.data)).slice(0, MOST.offers);
      return listed.flatMap((provider) => {
        const id = provider.provider_id;
        if (!services.has(id) && services.size < MOST.titleServices) services.set(id, serviceOf(provider));
        return services.has(id) ? id : [];
      });
    });
    if (kinds.some((ids) => ids.length > 0)) regions[code] = kinds;
  }
  return { services: [...services.values()], regions, link, checkedAt: at.toISOString() };
}

/** A region's services by local rank. */
export function toServices(listed: readonly ListedService[], region: string): Service[] {
  const ranked = listed.map((service) => {
    const ranks = service.display_priorities;
    const own = ranks && Object.hasOwn(ranks, region) ? ranks[region] : undefined;
    return { service, rank: ranks ? (own ?? null) : service.display_priority };
  });
  const sorted = ranked
    .toSorted(byRank)
    .map(({ service }) => [service.provider_id, serviceOf(service)] as const);
  return [...new Map(sorted).values()].slice(0, MOST.services);
}

/** Titles have offers in Guernsey, although TMDB's list of regions lacks it. */
const UNLISTED = ['GG'];

/** Distinct regions; empty if the upstream lists none. */
export function toRegions({ results }: z.infer<typeof regionsAnswer>): Region[] {
  const listed = results.flatMap(({ iso_3166_1: code }) => readRegion(code) ?? []);
  const codes = new Set(listed.length > 0 ? [...listed, ...UNLISTED] : []);
  return byRegionName([...codes].slice(0, MOST.regions).map((code) => ({ code })));
}

/** Regions sorted by name in the current language. */
export function byRegionName(found: readonly Pick<Region, 'code'>[]): Region[] {
  const regions = found.map(({ code }) => ({ code, name: regionName(code) }));
  return regions.sort((a, b) => byName(a.name, b.name));
}
