/** A stable 32-bit hash of a text (FNV-1a with a final avalanche). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A stable number from 0 up to 1 for a text. */
export function fraction(text: string): number {
  return hash(text) / 2 ** 32;
}
