/** Sentences about collections: their pages, and the pages of their parts. */
export const COLLECTION_MESSAGES = {
  notFound: {
    title: 'Collection Not Found',
    text: 'This collection is not in the catalogue, or not any more.',
  },
  failed: 'Failed to load the collection',
  browse: { label: 'Browse movies', path: '/movies' },
  noParts: 'Nothing is known of its movies yet',
  more: 'Load More',
  /** For search engines, of a collection without a text. */
  description: (name: string, movies: string) =>
    `${name} on Marquee: ${movies}, in the order of their release.`,
} as const;
