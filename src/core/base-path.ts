// The path below which Marquee is deployed (BASE_PATH).

const page = typeof document === 'undefined' ? undefined : document.documentElement;

/** The base path from the page, as in `/apps/marquee`; empty at the root of a site, and on the server. */
export const BASE: string = page?.dataset['base'] ?? '';

let read = (): string => BASE;

/** The current base path: the request's on the server, the page's in a browser. */
export function currentBase(): string {
  return read();
}

/** Sets the source of the request's base path. */
export function readBaseFrom(source: () => string): void {
  read = source;
}

/** Base path of a site's public URL; empty at its root. */
export const baseOf = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/$/, '');

/** Prefix of cookie names for a base path, so that two installations on one host do not share cookies. */
export const cookieMark = (base: string): string => base && `${base.slice(1).replaceAll('/', '~')}~`;
