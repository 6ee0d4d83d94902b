import { prefixOf } from './language/prefix.ts';
import { currentLanguage } from './language/current.ts';

// Where Marquee stands below the root of its site (BASE_PATH). Code writes addresses as if it stood at the root, and so do
// pages: the host puts the base before what it sends (src/host/mount.ts), the browser before what it asks for, goes to and draws.

const page = typeof document === 'undefined' ? undefined : document.documentElement;

/** `/apps/marquee`, as the host says in the page; nothing at the root of a site, and on the server, where addresses are bare. */
export const BASE: string = page?.dataset['base'] ?? '';

/** The same with the language of the page, before which its paths are bare: `/apps/marquee/de`. */
const SPOKEN_BASE = BASE + (page ? prefixOf(currentLanguage()) : '');

/** What names of cookies begin with for a base, so that two Marquees of one site leave each other's alone. */
export const cookieMark = (base: string): string => base && `${base.slice(1).replaceAll('/', '~')}~`;

/** The address in the browser of a path of this site. */
export const placed = (path: string): string => SPOKEN_BASE + path;

/** The path of this site that an address of the browser stands for. */
export const bare = (address: string): string => address.slice(SPOKEN_BASE.length) || '/';
