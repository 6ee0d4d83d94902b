import { movies } from '../counts.ts';

/** Sentences about collections: their pages, and the pages of their parts. */
export const COLLECTION_MESSAGES = {
  /** Of a movie: what it is part of. */
  partOf: (name: string) => (/^the /i.test(name) ? 'Part of ' : 'Part of the '),
  notFound: {
    title: 'Collection Not Found',
    text: 'This collection is not in the catalogue, or not any more.',
  },
  failed: 'Failed to load the collection',
  browse: { label: 'Browse movies', path: '/movies' },
  noParts: 'No movies are known yet',
  more: 'Load More',
  /** For search engines, of a collection without a text. */
  description: (name: string, count: number) =>
    `${name} on Marquee: ${movies(count)}, in the order of their release.`,
} as const;
