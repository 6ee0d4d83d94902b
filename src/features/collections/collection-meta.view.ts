import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { yearOf } from '../../core/dates.ts';
import { photoUrl } from '../../core/images.ts';
import type { Collection } from '../../core/collections.ts';
import type { PageMeta } from '../../core/page-meta.ts';
import { collectionPath, pageAddress } from '../../core/routes.ts';
import { cardImage, collectionCard } from '../../core/share-cards.ts';
import type { CollectionList } from './collection.server.ts';
import { listMeta } from '../title-lists/list-meta.view.ts';

/** The first and last release date; null without any. */
function span({ parts }: Collection): { first: string; last: string } | null {
  const dates = parts.flatMap(({ date }) => date ?? []);
  const [first] = dates;
  const last = dates.at(-1);
  return first && last ? { first, last } : null;
}

/** The line below a collection's name: "3 movies · 1985 – 1990". */
export function collectionFacts(collection: Collection): string {
  const dates = span(collection);
  const years = dates && [...new Set([yearOf(dates.first), yearOf(dates.last)])].join(' – ');
  return [m.count_movies(counted(collection.parts.length)), years].filter(Boolean).join(' · ');
}

/** Metadata of a collection's page. */
export function collectionMeta(list: CollectionList, imageBase: string): PageMeta {
  const { collection } = list;
  const meta = listMeta(list);
  const image = cardImage(collectionCard(collection));
  const photo =
    photoUrl(imageBase, 'w500', collection.posterPath) ??
    photoUrl(imageBase, 'w1280', collection.backdropPath);
  const dates = span(collection);
  const series = {
    '@type': 'MovieSeries',
    name: collection.name,
    url: pageAddress(collectionPath(collection.id)),
    description: collection.overview || undefined,
    image: photo ?? image.url,
    startDate: dates?.first,
    endDate: dates?.last,
  };
  return {
    ...meta,
    largestPoster: { path: collection.posterPath, shown: 'hero' },
    image,
    structured: [series, ...(meta.structured ?? [])],
  };
}
