/** Sentences of home. */
export const HOME_MESSAGES = {
  trending: { movie: 'Trending Movies', tv: 'Trending TV Series' },
  /** Over the title that leads. */
  banner: 'Trending now',
  details: 'View Details',
  /** Of the tabs. */
  tabs: 'Trending',
  popular: 'Popular Movies',
  topRated: 'Top Rated',
  upcoming: 'Upcoming Movies',
  /** Rails of one's own. */
  wishes: 'From your wishlist',
  liked: (name: string) => `Because you liked ${name}`,
  /** While a rail is on its way, and when it did not come. */
  loading: 'Loading…',
  later: 'These titles were not ready when this page loaded.',
  failed: 'This could not be loaded.',
  again: 'Try again',
  /** A link to all of a row; its words name which, for those who hear links one by one. */
  seeAll: (heading: string) => `See all: ${heading}`,
} as const;

/** Sentences of the page that visitors come to first. */
export const LANDING_MESSAGES = {
  heading: 'Your next favorite is on tonight.',
  text: 'Know where to watch. Follow every episode. Keep a diary with numbers. Bring your history along, and take everything out again.',
  search: 'Where can I watch …',
  /** What it does better, each with a picture of it or a way in. */
  better: {
    label: 'Why Marquee',
    watch: {
      title: 'Know where to watch',
      text: 'In your country, on your services.',
      all: (region: string) => `All of it in ${region}`,
    },
    next: { title: 'Every episode', text: 'One press marks it, and the next one is up.' },
    numbers: {
      title: 'A diary with numbers',
      text: 'Your hours, genres and people, year by year.',
      counted: (n: number) => `Trending today by genre, of ${n} movies`,
    },
    bring: 'Ratings, reviews, dates and lists come along. Take everything out again, any day.',
  },
  trending: 'Trending Now',
  features: {
    label: 'What Marquee does',
    explore: {
      title: 'Explore Vast Library',
      text: 'Movies and series by category, genre and year, with cast, trailers and similar titles.',
    },
    ask: {
      title: 'AI-Powered Suggestions',
      text: 'Describe what you are in the mood for and get titles with reasons, with your own AI key.',
    },
    keep: {
      title: 'Curate Your Wishlist',
      text: 'Keep what you want to see and what you have seen, and be reminded on release day.',
    },
    join: {
      title: 'Join the Community',
      text: 'Rate with stars, write reviews, and read what other people thought.',
    },
  },
} as const;
