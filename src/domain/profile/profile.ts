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

/** Types an avatar may have, with the extension of the file each becomes (docs/behaviour.md, People). */
export const AVATAR_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const satisfies Record<string, string>;

/** Bytes an avatar may have: the bucket's limit. */
export const AVATAR_BYTES = 2 * 1024 * 1024;

const STORED =
  /\/storage\/v1\/object\/public\/avatars\/[0-9a-f-]{36}\.(?:png|jpg|jpeg|webp|gif)(?:\?v=\w+)?$/;

/** Where the avatars bucket shows a file to everybody; `version` keeps caches from showing the one before. */
export const avatarFilePath = (name: string, version: string): string =>
  `/storage/v1/object/public/avatars/${name}?v=${version}`;

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

/** The largest centred square of a picture, in its own pixels. */
export function centredSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}
