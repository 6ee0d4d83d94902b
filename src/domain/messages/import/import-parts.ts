import type { ImportPart } from '../../import/reading.ts';
import { plural } from '../../plural.ts';
import { ratings, reviews } from '../counts.ts';

/** A part of a file, counted, and what becomes of it. */
export const IMPORT_PARTS: Record<ImportPart, { counted: (count: number) => string; becomes: string }> = {
  movieWatch: {
    counted: (count) => plural(count, { one: '{n} movie watch', other: '{n} movie watches' }),
    becomes: 'Diary entries on their own days; the movies go to your watched list.',
  },
  episodeWatch: {
    counted: (count) => plural(count, { one: '{n} watched episode', other: '{n} watched episodes' }),
    becomes: 'Marked as watched on their own days; you follow their series.',
  },
  watched: {
    counted: (count) => plural(count, { one: '{n} title you have seen', other: '{n} titles you have seen' }),
    becomes: 'Your watched list, without a date: the file does not say when.',
  },
  rating: {
    counted: ratings,
    becomes: 'Your ratings, out of five stars, to the half.',
  },
  wish: {
    counted: (count) => plural(count, { one: '{n} wishlist title', other: '{n} wishlist titles' }),
    becomes: 'Your wishlist.',
  },
  review: { counted: reviews, becomes: 'Your reviews, under your name.' },
  favorite: {
    counted: (count) => plural(count, { one: '{n} favorite', other: '{n} favorites' }),
    becomes: 'Your favorites.',
  },
  follow: {
    counted: (count) => plural(count, { other: '{n} series you follow' }),
    becomes: 'Series you follow; paused and dropped ones stay so.',
  },
  dismissed: {
    counted: (count) =>
      plural(count, {
        one: '{n} title you are not interested in',
        other: '{n} titles you are not interested in',
      }),
    becomes: 'Titles you are not interested in: lists leave them out.',
  },
  list: {
    counted: (count) => plural(count, { one: '{n} list entry', other: '{n} list entries' }),
    becomes: 'Lists of your own, under their names, visible to you only.',
  },
  own: {
    counted: (count) => plural(count, { one: '{n} record', other: '{n} records' }),
    becomes: 'Exactly what they were when you exported them.',
  },
};
