/** Types an avatar may have, with the extension of the file each becomes (docs/behaviour.md, People). */
export const AVATAR_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const satisfies Record<string, string>;

/** Bytes an avatar may have: the bucket's limit. */
export const AVATAR_BYTES = 2 * 1024 * 1024;

/** The largest centred square of a picture, in its own pixels. */
export function centredSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}
