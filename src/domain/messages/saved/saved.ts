import type { SavedList } from '../../saved/saved-titles.ts';
import type { ExchangedList, ListSort } from '../../lists/lists.ts';
import type { Kind } from '../../title.ts';
import { formatDate, type CalendarDate } from '../../dates.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../../plural.ts';

interface SavedSentences {
  heading: string;
  description: string;
  signIn: { heading: string; text: string };
  empty: Record<Kind, { heading: string; text: string }>;
}

const LISTS: Record<SavedList, SavedSentences> = {
  wishlist: {
    heading: ACCOUNT_MENU_MESSAGES.wishlist,
    description: 'Movies and TV series you want to see.',
    signIn: {
      heading: 'Sign in to see your wishlist',
      text: 'Keep the movies and TV series you want to see in one place.',
    },
    empty: {
      movie: {
        heading: 'No movies in your wishlist yet',
        text: 'Add the ones you want to see, and they wait for you here.',
      },
      tv: {
        heading: 'No TV series in your wishlist yet',
        text: 'Add the ones you want to see, and they wait for you here.',
      },
    },
  },
  watched: {
    heading: ACCOUNT_MENU_MESSAGES.watched,
    description: 'Movies and TV series you have seen.',
    signIn: {
      heading: 'Sign in to see your watched list',
      text: 'Keep track of the movies and TV series you have seen.',
    },
    empty: {
      movie: { heading: 'No watched movies yet', text: 'Mark movies as watched, and they are kept here.' },
      tv: { heading: 'No watched TV series yet', text: 'Mark TV series as watched, and they are kept here.' },
    },
  },
  dismissed: {
    heading: ACCOUNT_MENU_MESSAGES.dismissed,
    description: 'Movies and TV series that lists leave out for you.',
    signIn: {
      heading: 'Sign in to see what you are not interested in',
      text: 'Hide movies and TV series you do not want to be shown again.',
    },
    empty: {
      movie: {
        heading: 'You have hidden no movies',
        text: 'Say “Not interested” on a movie’s card or page, and lists leave it out.',
      },
      tv: {
        heading: 'You have hidden no TV series',
        text: 'Say “Not interested” on a series’ card or page, and lists leave it out.',
      },
    },
  },
};

/** Sentences of the pages that show a person's lists. */
export const SAVED_MESSAGES = {
  ...LISTS,
  tabs: { movie: 'Movies', tv: 'TV Series' },
  browse: {
    movie: { label: 'Browse Movies', path: '/movies' },
    tv: { label: 'Browse TV Series', path: '/tv-series' },
  },
  sorts: {
    added: { wishlist: 'Date added', watched: 'Date watched', dismissed: 'Date hidden' },
    title: 'Title',
    year: 'Year',
    rating: 'Rating',
  } satisfies Record<ListSort, string | Record<SavedList, string>>,
  favoritesOnly: { name: 'Which titles', yes: 'Favorites Only', no: 'All' },
  layout: { name: 'Layout', grid: 'Grid', list: 'List' },
  choices: 'Which titles, and how',
  menu: 'More',
  more: 'Load More',
  loading: 'Loading…',
  page: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  dateUnknown: 'Date unknown',
  /** Of the buttons below a title. */
  short: { watched: 'Watched', favorite: 'Favorite', remove: 'Remove' },
  filter: { name: 'Filter titles', apply: 'Filter' },
  favoriteOf: (title: string) => `Favorite: ${title}`,
  rated: (vote: string) => `Rated ${vote}`,
  sortBy: 'Sort by',
  filterBy: 'Filter by title',
  markWatched: (title: string) => `Watched: mark ${title} as watched`,
  remove: {
    wishlist: (title: string) => `Remove ${title} from your wishlist`,
    watched: (title: string) => `Remove ${title} from your watched list`,
  } satisfies Record<ExchangedList, (title: string) => string>,
  /** By the diary; null for some time. */
  watchedOn: (day: CalendarDate | null) => (day === null ? 'Watched, no date' : `Watched ${formatDate(day)}`),
  takeBack: 'Take back',
  takeBackTitle: (title: string) => `Take back: show ${title} again`,
  showing: (count: number) => plural(count, { one: 'Showing {n} result', other: 'Showing {n} results' }),
  noMatch: (text: string) => `No titles match “${text}”`,
  noFavoriteMatch: (text: string) => `No favorites match “${text}”`,
  noFavorites: {
    heading: 'No favorites among them yet',
    text: 'Mark the ones you love with the heart, and find them here.',
  },
  services: {
    which: 'Where to watch',
    anywhere: 'Anywhere',
    mine: 'On my services',
    choose: 'Choose my services',
    none: {
      heading: 'None of these are on your services right now',
      text: 'Marquee looks again every night.',
    },
    noneTicked: {
      heading: 'Pick your services first',
      text: 'Then find here what is included with them.',
    },
    lookingUp: (count: number) =>
      plural(count, {
        one: 'Checking where to watch {n} more title…',
        other: 'Checking where to watch {n} more titles…',
      }),
    notKnown: (count: number) =>
      plural(count, {
        one: 'We do not know yet where to watch {n} more title.',
        other: 'We do not know yet where to watch {n} more titles.',
      }),
    lookUp: 'Check now',
  },
  clear: 'Clear filter',
  showAll: 'Show All',
  /** On the page of a title the catalogue has lost. */
  gone: {
    kept: (title: string) => `You keep it as “${title}”.`,
    unknown: 'We could not check whether it is in your lists.',
    tryAgain: 'Try Again',
    remove: {
      wishlist: 'Remove from wishlist',
      watched: 'Remove from watched list',
      favorite: 'Remove from favorites',
      dismissed: 'Forget that you are not interested',
    },
  },
  removeAll: {
    label: 'Remove All',
    working: 'Removing...',
    /** Names the number and the tab. */
    question: (count: number, kind: Kind) =>
      kind === 'movie'
        ? plural(count, {
            one: 'Remove {n} movie from your watched list?',
            other: 'Remove {n} movies from your watched list?',
          })
        : plural(count, { other: 'Remove {n} TV series from your watched list?' }),
    text: {
      movie:
        'Everything in the tab Movies is removed, whatever is filtered. Favorites, ratings and reviews stay.',
      tv: 'Everything in the tab TV Series is removed, whatever is filtered. Favorites, ratings and reviews stay.',
    },
    forGood: 'This many cannot be brought back.',
  },
} as const;
