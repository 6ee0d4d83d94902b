import { plural } from '../../plural.ts';

/** Sentences of the pages that list titles and genres of the catalogue: nothing there, not loaded. */
export const CATALOGUE_MESSAGES = {
  list: {
    genres: { movie: 'Movie Genres', tv: 'TV Series Genres', all: 'All Genres' },
    aboutGenres: (heading: string) => `${heading} on Marquee: pick a mood and see what it holds.`,
    ofGenre: {
      movie: (name: string) => `${name} movies`,
      tv: (name: string) => `${name} TV series`,
    },
    more: 'Load More',
    moreFrom: (year: number) => `More from ${year}`,
    noMovies: 'No movies found',
    noTvSeries: 'No TV series found',
    noSeries: 'No tv series found',
    noGenreSeries: 'No series found',
    noMoviesFrom: (year: number) => `We couldn't find any movies from ${year} in this category.`,
    /** For search engines: what a page of a year, and one behind the first, says besides. */
    ofYear: (year: number) => `Those of ${year}.`,
    pageTitle: (title: string, page: number) => `${title}, page ${page}`,
    onPage: (page: number) => `Page ${page} of the list.`,
    mostPopular: (titles: string) => `${titles}, most popular first.`,
    wayOn: { first: 'First page', years: 'All years', genres: 'All genres' },
    noSeriesFrom: (year: number) => `We couldn't find any TV series from ${year} in this category.`,
  },
  loading: {
    movies: {
      title: 'Error loading movies',
      text: 'There was a problem loading movies. Please try again later.',
    },
    series: {
      title: 'Error loading tv series',
      text: 'There was a problem loading tv series. Please try again later.',
    },
    genres: {
      title: 'Error loading genres',
      text: 'There was a problem loading genre list. Please try again later.',
    },
    movieGenres: {
      title: 'Error loading genre list',
      text: 'There was a problem loading genre list. Please try again later.',
    },
    genre: {
      title: 'Error loading movies',
      text: 'There was a problem loading movies for this genre. Please try again later.',
    },
    landing: {
      title: 'Error loading data',
      text: 'There was a problem loading content. Please refresh the page.',
    },
    search: { title: 'Search failed', text: 'There was a problem searching. Please try again later.' },
  },
  genreNotFound: { title: 'Genre Not Found', text: 'There is no genre here.' },
  year: { label: 'Year', all: 'All years', apply: 'Filter', clear: 'Clear year filter' },
  search: {
    heading: 'Search',
    asked: 'What are you looking for?',
    resultsFor: (query: string) => `Search results for: ${query}`,
    found: {
      movie: (n: number) => plural(n, { one: '{n} result in Movies', other: '{n} results in Movies' }),
      tv: (n: number) => plural(n, { one: '{n} result in TV Series', other: '{n} results in TV Series' }),
      person: (n: number) => plural(n, { one: '{n} result in People', other: '{n} results in People' }),
      collection: (n: number) =>
        plural(n, { one: '{n} result in Collections', other: '{n} results in Collections' }),
    },
    find: {
      movie: 'Find Movies by name',
      tv: 'Find TV Series by name',
      person: 'Find People by name',
      collection: 'Find Collections by name',
    },
    tabNames: { movie: 'Movies', tv: 'TV Series', person: 'People', collection: 'Collections' },
    none: {
      movie: 'No movies found',
      tv: 'No TV series found',
      person: 'No people found',
      collection: 'No collections found',
    },
    tabs: 'Results by type',
    prompt: 'Type a name into the search box above.',
    better: {
      movie: (name: string) => `The best match is a movie: ${name}`,
      tv: (name: string) => `The best match is a series: ${name}`,
      person: (name: string) => `The best match is a person: ${name}`,
      collection: (name: string) => `The best match is a collection: ${name}`,
    },
    meant: 'Did you mean',
    popular: 'Or see what is popular right now:',
    browse: { movie: 'Browse movies', tv: 'Browse TV series' },
  },
} as const;

/** Sentences of appending to a list, which the page's script says. */
export const LOAD_MORE_MESSAGES = {
  loaded: (count: number) => `${count} more loaded.`,
  failed: 'Loading more failed. What is here stays; try again.',
  foreign:
    'Something other than Marquee answered, perhaps the sign-in page of this network. What is here stays; sign in there and try again.',
} as const;

/** Sentences about the cards of titles. */
export const CARD_MESSAGES = {
  /** What a card's link says besides its title. */
  keys: 'Arrow down for more',
  more: 'More',
} as const;

/** Sentences of the menu of a card, which is loaded when it is opened. */
export const CARD_MENU_MESSAGES = {
  all: 'All you are not interested in',
} as const;
