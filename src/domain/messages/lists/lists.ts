import type { ListName } from '../../lists/lists.ts';
import type { Kind } from '../../title.ts';
import { formatNumber } from '../../format.ts';
import { plural } from '../../plural.ts';

/** Title and text of a toast (docs/behaviour.md, Words and errors). */
interface Toast {
  title: string;
  text: string;
}

interface ListSentences {
  /** What its button is called. */
  button: string;
  /** Refusal of a signed-out person. */
  signIn: Record<Kind, Toast>;
  added: (title: string) => Toast;
  /** The title is in the list already (database code 23505). */
  duplicate: (title: string) => Toast;
  /** Whether the title is in the list could not be found out. */
  unknown: (title: string) => Toast;
  addFailed: Record<Kind, Toast>;
  removed: (title: string) => Toast;
  removeFailed: Record<Kind, Toast>;
  loadFailed: Record<Kind, Toast>;
}

const signIn = (text: string): Toast => ({ title: 'Please sign in', text });
const failed = (text: string): Toast => ({ title: 'Error', text });

/** Two of them by name, and how many more. */
function some([first, second, ...more]: readonly string[]): string {
  if (more.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${formatNumber(more.length)} more`;
}

const LISTS: Record<ListName, ListSentences> = {
  wishlist: {
    button: 'Wishlist',
    signIn: {
      movie: signIn('You need to be signed in to add movies to your wishlist'),
      tv: signIn('You need to be signed in to add TV series to your wishlist'),
    },
    added: (title) => ({ title: 'Added to wishlist', text: `${title} has been added to your wishlist` }),
    duplicate: (title) => ({ title: 'Already in wishlist', text: `${title} is already in your wishlist` }),
    unknown: (title) => failed(`We could not check whether ${title} is in your wishlist. Please try again.`),
    addFailed: {
      movie: failed('Failed to add movie to wishlist'),
      tv: failed('Failed to add TV series to wishlist'),
    },
    removed: (title) => ({ title: 'Removed from wishlist', text: title }),
    removeFailed: {
      movie: failed('Failed to remove movie from wishlist'),
      tv: failed('Failed to remove TV series from wishlist'),
    },
    loadFailed: { movie: failed('Failed to load wishlist'), tv: failed('Failed to load wishlist') },
  },
  watched: {
    button: 'Watched',
    signIn: {
      movie: signIn('You need to be signed in to mark movies as watched'),
      tv: signIn('You need to be signed in to mark TV series as watched'),
    },
    added: (title) => ({ title: 'Marked as watched', text: `${title} has been added to your watched list` }),
    duplicate: (title) => ({ title: 'Already watched', text: `${title} is already in your watched list` }),
    unknown: (title) =>
      failed(`We could not check whether ${title} is in your watched list. Please try again.`),
    addFailed: {
      movie: failed('Failed to add movie to watched list'),
      tv: failed('Failed to add TV series to watched list'),
    },
    removed: (title) => ({ title: 'Removed from watched list', text: title }),
    removeFailed: {
      movie: failed('Failed to remove movie from watched list'),
      tv: failed('Failed to remove TV series from watched list'),
    },
    loadFailed: {
      movie: failed('Failed to load watched list'),
      tv: failed('Failed to load watched TV series list'),
    },
  },
  favorite: {
    button: 'Favorite',
    signIn: {
      movie: signIn('You need to be signed in to add movies to your favorites'),
      tv: signIn('You need to be signed in to add TV series to your favorites'),
    },
    added: (title) => ({ title: 'Added to favorites', text: title }),
    duplicate: (title) => ({ title: 'Already favorited', text: `${title} is already in your favorites` }),
    unknown: (title) => failed(`We could not check whether ${title} is in your favorites. Please try again.`),
    addFailed: {
      movie: failed('Failed to add movie to favorites'),
      tv: failed('Failed to add TV series to favorites'),
    },
    removed: (title) => ({ title: 'Removed from favorites', text: title }),
    removeFailed: {
      movie: failed('Failed to remove movie from favorites'),
      tv: failed('Failed to remove TV series from favorites'),
    },
    loadFailed: { movie: failed('Failed to load favorites'), tv: failed('Failed to load favorites') },
  },
  dismissed: {
    button: 'Not interested',
    signIn: {
      movie: signIn('You need to be signed in to hide movies you are not interested in'),
      tv: signIn('You need to be signed in to hide TV series you are not interested in'),
    },
    added: (title) => ({ title: 'Not interested', text: `You will not see ${title} again` }),
    duplicate: (title) => ({ title: 'Not interested', text: `${title} is already hidden` }),
    unknown: (title) => failed(`We could not check whether you have hidden ${title}. Please try again.`),
    addFailed: { movie: failed('Failed to hide movie'), tv: failed('Failed to hide TV series') },
    removed: (title) => ({ title: 'Taken back', text: `${title} is shown again` }),
    removeFailed: {
      movie: failed('Failed to show movie again'),
      tv: failed('Failed to show TV series again'),
    },
    loadFailed: {
      movie: failed('Failed to load what you are not interested in'),
      tv: failed('Failed to load what you are not interested in'),
    },
  },
};

/** Sentences about the lists of a person: by list, then what happened, then kind or title. */
export const LIST_MESSAGES = {
  ...LISTS,
  /** Leads from a mark as watched to what can be said of it. */
  details: 'Day, stars, note',
  /** The name of a list button that cannot tell whether its list holds the title. */
  unknownState: (button: string) => `${button} (unknown, press to try again)`,
  /** Remove All of the watched list, for the tab it was called in. */
  removeAll: {
    done: {
      movie: (count: number) => ({
        title: 'All movies removed',
        text: plural(count, { other: '{n} removed' }),
      }),
      tv: (count: number) => ({
        title: 'All TV series removed',
        text: plural(count, { other: '{n} removed' }),
      }),
    },
    failed: {
      movie: failed('Failed to remove all watched movies'),
      tv: failed('Failed to remove all watched TV series'),
    },
  },
  /** Two titles and more that left their lists while a toast about the first was still to be read; the last first. */
  several: {
    removed: (titles: string[]) => ({
      title: plural(titles.length, { other: '{n} titles removed' }),
      text: some(titles),
    }),
    entered: {
      wishlist: (titles: string[]) => ({
        title: plural(titles.length, { other: '{n} titles added to wishlist' }),
        text: some(titles),
      }),
      watched: (titles: string[]) => ({
        title: plural(titles.length, { other: '{n} titles marked as watched' }),
        text: some(titles),
      }),
      dismissed: (titles: string[]) => ({
        title: plural(titles.length, { other: '{n} titles hidden' }),
        text: some(titles),
      }),
    },
    takenBack: (titles: string[]) => ({
      title: plural(titles.length, { other: '{n} titles taken back' }),
      text: some(titles),
    }),
  },
} as const;
