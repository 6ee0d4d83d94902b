/** Advance widths of printable ASCII from the space on, in hundredths of the type size. */
const SANS_BOLD =
  '28 33 47 56 56 89 72 24 33 33 39 58 28 33 28 28 56 56 56 56 56 56 56 56 56 56 33 33 58 58 58 61 98 72 72 72 72 67 61 78 72 28 56 72 61 83 72 78 67 78 72 67 61 72 67 94 67 67 61 33 28 33 58 56 33 56 61 56 61 56 33 61 61 28 28 56 28 89 61 61 61 61 39 56 33 61 56 78 56 56 50 39 28 39 58';
const SERIF_BOLD =
  '25 33 56 50 50 100 83 28 33 33 50 57 25 33 25 28 50 50 50 50 50 50 50 50 50 50 33 33 57 57 57 50 93 72 67 72 72 67 61 78 78 39 50 78 67 94 72 78 61 78 72 56 67 72 72 100 72 72 67 33 28 33 58 50 33 50 56 44 56 44 33 50 56 28 33 56 28 83 56 50 56 56 44 39 33 56 50 72 50 50 44 39 22 39 52';

const parse = (text: string, factor: number): number[] =>
  text.split(' ').map((width) => (Number(width) * factor) / 100);

export type Face = 'narrow' | 'sans' | 'serif';

const WIDTHS: Record<Face, number[]> = {
  narrow: parse(SANS_BOLD, 0.82),
  sans: parse(SANS_BOLD, 1),
  serif: parse(SERIF_BOLD, 1),
};

const WIDE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** Estimated advance width of a text in its bold face, in type sizes; generous for unknown characters. */
export function advance(text: string, face: Face): number {
  let total = 0;
  for (const character of text.normalize('NFD')) {
    if (/\p{Mn}/u.test(character)) continue;
    const known = WIDTHS[face][character.charCodeAt(0) - 32];
    total += known ?? (WIDE.test(character) ? 1.05 : face === 'narrow' ? 0.66 : 0.74);
  }
  return total;
}
