import { HOST_PREFIX, SESSION_COOKIE } from './session-cookie.ts';

// Separate from session-cookie.ts, which every page's script loads: only backend clients need this.

/** Lifetime of the session cookie in seconds: thirty days. Each token refresh renews it, hourly in an open page. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

interface Cookie {
  name: string;
  value: string;
}

/** The name of a chunked cookie, from any of its chunks. */
const wholeOf = (name: string) => name.replace(/\.\d+$/, '');

/**
 * Reads cookies under their names in code, without the prefix. An older session cookie without it counts if there is
 * none with it: the prefix signed nobody out.
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

/** Prepares cookies for the browser: over https with the prefix, and the unprefixed one deleted. */
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
