import { plural } from '../../plural.ts';

/**
 * What the offline recommender says of its choice in other languages than English, for which it makes sentences of its
 * own: the subjects it names in them are English words of its catalogue.
 */
export const RECOMMENDER_MESSAGES = {
  of: {
    movie: (year: number) => `Movie of ${year}`,
    tv: (year: number) => `TV series of ${year}`,
  },
  hidden: 'Little known',
  /** What it is, behind what it has understood. */
  who: {
    movie: (count: number) =>
      plural(count, {
        one: 'The offline recommender compares your words with genres, subjects, people, year and length of {n} movie that comes with Marquee.',
        other:
          'The offline recommender compares your words with genres, subjects, people, years and lengths of the {n} movies that come with Marquee.',
      }),
    tv: (count: number) =>
      plural(count, {
        one: 'The offline recommender compares your words with genres, subjects, people, year and length of {n} series that comes with Marquee.',
        other:
          'The offline recommender compares your words with genres, subjects, people, years and lengths of the {n} series that come with Marquee.',
      }),
  },
} as const;
