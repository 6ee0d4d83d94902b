import { cutText } from '../../core/bounds.ts';
import {
  isInventedService,
  OFFER_KINDS,
  type OfferKind,
  type Offers,
  type Service,
} from '../../core/offers.ts';

/** Services of each kind that a title's page shows; all of them have a page of their own. */
const MOST_SHOWN: Record<OfferKind, number> = { included: 4, free: 2, rent: 2, buy: 2 };

/** Letters of a name there. It stands whole on the page it leads to. */
const LONGEST_NAME = 28;

/** What of a title's offers stands on its page, and how many others there are. */
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

/** Whether offers are those of the bundled catalogue, which says so instead of naming a source. */
export function areInvented(offers: Offers): boolean {
  return OFFER_KINDS.some((kind) => offers[kind].some(isInventedService));
}
