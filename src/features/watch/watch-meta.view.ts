import { isolated } from '../../core/language/inserted.ts';
import { inRegion } from '../../core/words/region-words.ts';
import { watchDescription, watchToldBy } from './watch-words.ts';
import { m } from '../../paraglide/messages.js';
import { formatList } from '../../core/listing.ts';
import { isInventedService, OFFER_KINDS, type OfferKind, type Offers } from '../../core/offers.ts';
import { shortDescription, type PageMeta } from '../../core/page-meta.ts';
import { regionPhrase } from '../../core/regions.ts';
import { pageAddress, titlePath, watchPath } from '../../core/routes.ts';
import { cardImage, titleCard } from '../../core/share-cards.ts';
import { kindCrumb } from '../../core/categories.ts';
import type { WatchPage } from './watch.server.ts';
import { breadcrumbList } from '../title-lists/list-meta.view.ts';

/** schema.org's names of the kinds (ActionAccessSpecification, category). */
const CATEGORY: Record<OfferKind, string> = {
  included: 'subscription',
  free: 'nologinrequired',
  rent: 'rental',
  buy: 'purchase',
};

/** Services per kind in the description, and in structured data. */
const NAMED = 3;
const STRUCTURED = 10;

/** The offers as half a sentence; empty without any. */
function told(offers: Offers | null): string {
  const parts = OFFER_KINDS.flatMap((kind) => {
    const names = offers?.[kind].slice(0, NAMED).map(({ name }) => name) ?? [];
    return names.length > 0 ? [watchToldBy[kind](formatList(names))] : [];
  });
  return parts.join('; ');
}

/** schema.org actions; none for invented services. */
function actions({ offers, region, path }: WatchPage): Record<string, unknown>[] {
  if (!offers) return [];
  return OFFER_KINDS.flatMap((kind) =>
    offers[kind]
      .filter((service) => !isInventedService(service))
      .slice(0, STRUCTURED)
      .map(({ name }) => ({
        '@type': 'WatchAction',
        target: offers.link ?? pageAddress(path),
        actionAccessibilityRequirement: {
          '@type': 'ActionAccessSpecification',
          category: CATEGORY[kind],
          eligibleRegion: { '@type': 'Country', name: region },
          expectsAcceptanceOf: { '@type': 'Offer', offeredBy: { '@type': 'Organization', name } },
        },
      })),
  );
}

/** Metadata of a title's page of offers; only the default region's is indexed. */
export function watchMeta(page: WatchPage): PageMeta {
  const { title, offers, region, isDefault, path } = page;
  const summary = told(offers);
  const potentialAction = actions(page);
  return {
    title: m.watch_title({
      title: isolated(title.title),
      region: regionPhrase(region),
      inRegion: inRegion(region),
    }),
    description: shortDescription(watchDescription(title.title, region, summary)),
    canonical: path,
    noindex: !isDefault || summary === '',
    image: cardImage(titleCard(title)),
    structured: [
      ...(potentialAction.length > 0
        ? [
            {
              '@type': title.kind === 'movie' ? 'Movie' : 'TVSeries',
              name: title.title,
              url: pageAddress(titlePath(title)),
              potentialAction,
            },
          ]
        : []),
      breadcrumbList([
        kindCrumb(title.kind),
        { name: title.title, path: titlePath(title) },
        { name: m.watch_heading(), path: watchPath(title, null) },
      ]),
    ],
  };
}
