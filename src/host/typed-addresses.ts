import { SIGN_IN_HASH, SIGN_UP_HASH } from '../core/account.ts';
import { discoverPath } from '../features/discover/discover.ts';
import { categoryPath, searchPath } from '../core/routes.ts';

const SERIES = '/tv-series';
const PROFILE = '/profile';
const SIGN_IN = `/${SIGN_IN_HASH}`;
const SIGN_UP = `/${SIGN_UP_HASH}`;

/** Paths that other sites have, and the path of the page here that has the same. */
const TYPED: Readonly<Record<string, string>> = {
  '/discover': discoverPath('movie'),
  '/tv': SERIES,
  '/series': SERIES,
  '/shows': SERIES,
  '/movie': '/movies',
  '/films': '/movies',
  '/film': '/movies',
  '/popular': categoryPath('movie', 'popular'),
  '/people': searchPath('', 'person'),
  '/login': SIGN_IN,
  '/signin': SIGN_IN,
  '/sign-in': SIGN_IN,
  '/signup': SIGN_UP,
  '/sign-up': SIGN_UP,
  '/register': SIGN_UP,
  '/forgot-password': '/reset-password',
  // Signing out is an act, which the account menu of every page has, and no address may do by itself.
  '/logout': PROFILE,
  '/settings': PROFILE,
  '/account': PROFILE,
  '/stats': '/numbers',
  '/watchlist': '/wishlist',
  '/favorites': '/watched?show=favorites',
  '/history': '/diary',
  '/notifications': '/notices',
  '/faq': '/help',
};

/** The path that a typed one means, or a search with the parameter of other sites (`?q=`); undefined for every other. */
export function meantBy(target: string): string | undefined {
  const [path = '', search] = target.split('?', 2);
  const bare = path.replace(/\/$/, '');
  if (bare === '/search' && search !== undefined) {
    const given = new URLSearchParams(search);
    const words = given.get('q');
    return words !== null && !given.has('query') ? searchPath(words, null) : undefined;
  }
  return Object.hasOwn(TYPED, bare) ? TYPED[bare] : undefined;
}
