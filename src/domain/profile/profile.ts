/** The public face of an account. The e-mail is not part of it: one's own comes from the session. */
export interface Profile {
  id: string;
  fullName: string | null;
  /** As stored; `avatarAddress` makes it an address for a browser. */
  avatarUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** What stands for a picture where there is none: the first letter or digit of a name. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('en') ?? '★';
}

/** Longest name, in code points after trimming; the database refuses a longer one. */
export const FULL_NAME_LIMIT = 120;

const STORED =
  /\/storage\/v1\/object\/public\/avatars\/[0-9a-f-]{36}\.(?:png|jpg|jpeg|webp|gif)(?:\?v=\w+)?$/;

/**
 * The path of an avatar's public address, which is what a profile stores: it survives a change of host. Null
 * for anything that is not a file of the avatars bucket.
 */
export function avatarPath(url: string): string | null {
  return STORED.exec(url)?.[0] ?? null;
}

/**
 * Where a browser finds an avatar, given the backend's public base address without a trailing slash. Whatever
 * host was stored, no other than the backend's is ever named.
 */
export function avatarAddress(base: string, stored: string | null): string | null {
  const path = stored === null ? null : avatarPath(stored);
  return path && base + path;
}
