/** Sentences of the site as a whole: what every page has, and the pages that stand for another. */
export const SITE_MESSAGES = {
  tagline: 'Marquee: discover movies and TV series',
  description:
    'Discover movies and TV series: browse, search, keep a wishlist, rate, review, and be reminded of releases.',
  /** What a browser calls its search engine. */
  searchEngine: 'Search movies on Marquee',
  home: 'Marquee home',
  main: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  aiSearch: 'AI Search',
  allGenres: 'All Genres',
  searchBar: 'Search bar',
  closeSearch: 'Close search',
  kinds: { movie: 'Movies', tv: 'TV Series' },
  languages: 'Languages',
  legal: { name: 'Legal', terms: 'Terms', privacy: 'Privacy' },
  crumbs: { name: 'Breadcrumb', home: 'Home' },
  skip: 'Skip to content',
  browseGenres: 'Browse by genres →',
  tmdbNotice:
    'This website uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.',
  justWatchNotice: (source: string) => `${source} provides the data on where to watch.`,
  notFound: {
    title: '404',
    text: 'Oops! Page not found',
    search: 'Search titles and people',
    instead: 'Or see what is trending today',
  },
  searchButton: 'Search',
  failed: {
    title: 'Error',
    description: 'Something went wrong.',
    text: 'Something went wrong on our side. It has been noted.',
  },
} as const;

/** The keys that the whole site knows; their code comes when they are asked for. */
export const SHORTCUT_MESSAGES = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  keys: [
    ['/', 'Search'],
    ['↓ on a card', 'Go to its buttons'],
    ['← →', 'Move between buttons, tabs and stars'],
    ['Esc', 'Close what is open'],
    ['?', 'Show these shortcuts'],
  ],
} as const;
