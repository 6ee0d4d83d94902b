import { HOST_PREFIX, SESSION_COOKIE } from './session-cookie.ts';

// Apart from the names, which the script of every page needs: this is for the clients of the backend.

/**
 * Seconds the session is kept in a browser nobody comes back to: thirty days, begun anew whenever its tokens are
 * renewed, which an open page does every hour.
 */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

interface Cookie {
  name: string;
  value: string;
}

/** A cookie whole, whichever of its pieces this is. */
const wholeOf = (name: string) => name.replace(/\.\d+$/, '');

/**
 * A browser's cookies under the names code knows. One kept from before the prefix counts while there is none with
 * it: nobody is signed out for a name.
 */
export function readCookies(kept: readonly { name: string; value?: string | undefined }[]): Cookie[] {
  const mine = `${HOST_PREFIX}${SESSION_COOKIE}`;
  const prefixed = kept.filter(({ name }) => name.startsWith(mine));
  const replaced = new Set(prefixed.map(({ name }) => wholeOf(name.slice(HOST_PREFIX.length))));
  const plain = kept.filter(({ name }) => !name.startsWith(mine) && !replaced.has(wholeOf(name)));
  return [
    ...plain,
    ...prefixed.map(({ name, value }) => ({ name: name.slice(HOST_PREFIX.length), value })),
  ].map(({ name, value = '' }) => ({ name, value }));
}

/** What a browser is to keep for cookies under the names code knows: by https with the prefix, and not without. */
export function keptCookies<Options extends { maxAge?: number | undefined }>(
  cookies: readonly (Cookie & { options: Options })[],
  secure: boolean,
): (Cookie & { options: Options })[] {
  return cookies.flatMap(({ name, value, options }) => {
    const shorter = options.maxAge ? { ...options, maxAge: SESSION_SECONDS } : options;
    if (!secure || !name.startsWith(SESSION_COOKIE)) return [{ name, value, options: shorter }];
    return [
      { name: HOST_PREFIX + name, value, options: shorter },
      { name, value: '', options: { ...options, maxAge: 0 } },
    ];
  });
}
