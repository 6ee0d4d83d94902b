/** What share cards say, and what is said about them. */
export const SHARE_MESSAGES = {
  kinds: { movie: 'Movie', tv: 'TV series' },
  button: 'Share',
  copied: { title: 'Link copied' },
  toCopy: 'Link to copy',
  list: 'A list',
  listBy: (name: string) => `A list by ${name}`,
  watched: (titles: string) => `${titles} watched`,
  year: 'My year in movies and series',
  counted: {
    hours: (n: number) => (n === 1 ? 'hour' : 'hours'),
    movies: (n: number) => (n === 1 ? 'movie' : 'movies'),
    series: () => 'series',
    days: (n: number) => (n === 1 ? 'day' : 'days'),
  },
  cast: 'Cast and crew',
  collection: 'Collection',
  alt: (what: string) => `${what}, on Marquee`,
};
