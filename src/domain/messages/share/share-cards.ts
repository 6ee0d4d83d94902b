import { plural } from '../../plural.ts';

/** What share cards say, and what is said about them. */
export const SHARE_CARD_MESSAGES = {
  kinds: { movie: 'Movie', tv: 'TV series' },
  list: 'A list',
  listBy: (name: string) => `A list by ${name}`,
  watched: (count: number) => plural(count, { one: '{n} title watched', other: '{n} titles watched' }),
  year: 'My year in movies and series',
  counted: {
    hours: (n: number) => plural(n, { one: 'hour', other: 'hours' }),
    movies: (n: number) => plural(n, { one: 'movie', other: 'movies' }),
    series: (n: number) => plural(n, { other: 'series' }),
    days: (n: number) => plural(n, { one: 'day', other: 'days' }),
  },
  cast: 'Cast and crew',
  collection: 'Collection',
  alt: (what: string) => `${what}, on Marquee`,
};
