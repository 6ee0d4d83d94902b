import { plural } from '../../plural.ts';
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
  noParts: 'Nothing is known of its movies yet',
  more: 'Load More',
  /** Adding what one misses to the wishlist. */
  wishMissing: {
    button: 'Add the missing ones to my wishlist',
    counted: (count: number) =>
      plural(count, {
        one: 'Add the missing one to my wishlist',
        other: 'Add the {n} missing ones to my wishlist',
      }),
    complete: 'All of them are watched or on my wishlist',
    signIn: { title: 'Please sign in', text: 'You need to be signed in to add movies to your wishlist' },
    added: (count: number) => ({
      title: 'Added to wishlist',
      text: plural(count, { one: '{n} movie has been added', other: '{n} movies have been added' }),
    }),
    none: { title: 'Nothing to add', text: 'All of them are watched or on your wishlist already' },
    undone: (count: number) => ({
      title: 'Removed from wishlist',
      text: plural(count, { one: '{n} movie is off it again', other: '{n} movies are off it again' }),
    }),
    failed: { title: 'Error', text: 'Failed to add the missing movies to your wishlist. Please try again.' },
  },
  /** For search engines, of a collection without a text. */
  description: (name: string, count: number) =>
    `${name} on Marquee: ${movies(count)}, in the order of their release.`,
} as const;
