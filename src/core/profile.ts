/** The profile of an account. The e-mail address is not part of it; the signed-in user's is in the session. */
export interface Profile {
  id: string;
  fullName: string | null;
  /** As stored; `avatarAddress` converts it to a URL. */
  avatarUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** Initial of a name, shown without a picture: its first letter or digit. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('en') ?? '★';
}

/** Longest name in code points after trimming; the database enforces it. */
export const FULL_NAME_LIMIT = 120;

/** Media types of avatars, with the file extension (docs/behaviour.md, People). */
export const AVATAR_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const satisfies Record<string, string>;

/** Maximum bytes of an avatar: the bucket's limit. */
export const AVATAR_BYTES = 2 * 1024 * 1024;

const STORED =
  /\/storage\/v1\/object\/public\/avatars\/[0-9a-f-]{36}\.(?:png|jpg|jpeg|webp|gif)(?:\?v=\w+)?$/;

/** Public path of a file in the avatars bucket; `version` busts caches. */
export const avatarFilePath = (name: string, version: string): string =>
  `/storage/v1/object/public/avatars/${name}?v=${version}`;

/**
 * The path of an avatar's URL. Profiles store the path, so that it survives a change of host. Null unless it is a file
 * of the avatars bucket.
 */
export function avatarPath(url: string): string | null {
  return STORED.exec(url)?.[0] ?? null;
}

/**
 * URL of an avatar for a browser. `base` is the backend's public URL without a trailing slash. A stored host is
 * ignored: only the backend's is used.
 */
export function avatarAddress(base: string, stored: string | null): string | null {
  const path = stored === null ? null : avatarPath(stored);
  return path && base + path;
}

/** The largest centred square of a picture, in pixels. */
export function centredSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}
