// Below which path of its site Marquee is (BASE_PATH).

const page = typeof document === 'undefined' ? undefined : document.documentElement;

/** `/apps/marquee`, as the page says; empty at the root of a site, and on the server. */
export const BASE: string = page?.dataset['base'] ?? '';

let read = (): string => BASE;

/** The base of this moment: that of the request on the server, that of the page in a browser. */
export function currentBase(): string {
  return read();
}

/** Says where the base of the request is known. */
export function readBaseFrom(source: () => string): void {
  read = source;
}

/** The base of a site by its public address: empty at its root. */
export const baseOf = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/$/, '');

/** What names of cookies begin with for a base, so that two Marquees of one site leave each other's alone. */
export const cookieMark = (base: string): string => base && `${base.slice(1).replaceAll('/', '~')}~`;
