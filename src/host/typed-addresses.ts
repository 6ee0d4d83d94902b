import { SIGN_IN_HASH, SIGN_UP_HASH } from '../core/account.ts';
import { discoverPath } from '../features/discover/discover.ts';

/** Addresses people know from other sites, and the page they mean here. */
const TYPED: Readonly<Record<string, string>> = {
  '/discover': discoverPath('movie'),
  '/login': `/${SIGN_IN_HASH}`,
  '/signup': `/${SIGN_UP_HASH}`,
  '/settings': '/profile',
  '/account': '/profile',
  '/series': '/tv-series',
  '/stats': '/numbers',
  '/help': '/terms',
  '/about': '/terms',
};

/** The path a typed address means; undefined if there is none. */
export function meantBy(target: string): string | undefined {
  const path = target.replace(/\/?(?:\?.*)?$/s, '');
  return Object.hasOwn(TYPED, path) ? TYPED[path] : undefined;
}
