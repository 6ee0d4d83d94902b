import { cutText } from '../../core/bounds.ts';
import {
  isInventedService,
  OFFER_KINDS,
  type OfferKind,
  type Offers,
  type Service,
} from '../../core/offers.ts';

/** Services per kind on a title's page; the page of offers has all. */
const MOST_SHOWN: Record<OfferKind, number> = { included: 4, free: 2, rent: 2, buy: 2 };

/** Maximum characters of a service's name there. */
const LONGEST_NAME = 28;

/** The offers shown on a title's page, and the number of others. */
export function shownOffers(offers: Offers): {
  kinds: { kind: OfferKind; services: readonly Service[] }[];
  more: number;
} {
  const kinds = OFFER_KINDS.map((kind) => ({
    kind,
    services: offers[kind]
      .slice(0, MOST_SHOWN[kind])
      .map((service) => ({ ...service, name: cutText(service.name, LONGEST_NAME) })),
  }));
  const more = OFFER_KINDS.reduce(
    (sum, kind) => sum + Math.max(0, offers[kind].length - MOST_SHOWN[kind]),
    0,
  );
  return { kinds: kinds.filter(({ services }) => services.length > 0), more };
}

/** Whether offers come from the bundled catalogue, which has no source to credit. */
export function areInvented(offers: Offers): boolean {
  return OFFER_KINDS.some((kind) => offers[kind].some(isInventedService));
}
