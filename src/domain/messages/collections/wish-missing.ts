import { plural } from '../../plural.ts';

/** Adding what one misses of a collection to the wishlist. */
export const WISH_MISSING_MESSAGES = {
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
} as const;
