/** Sentences of home. */
export const HOME_MESSAGES = {
  trending: { movie: 'Trending Movies', tv: 'Trending TV Series' },
  /** A link to all of a row; its words name which, for those who hear links one by one. */
  seeAll: (heading: string) => `See all: ${heading}`,
} as const;

/** Sentences of the page that visitors come to first. */
export const LANDING_MESSAGES = {
  heading: 'Your next favorite is on tonight.',
  text: 'Browse movies and TV series, keep what you want to see, rate what you have seen, and ask for more like it.',
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
