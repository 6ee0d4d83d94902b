/** A text before its accents are taken apart: an acute accent that stands for an apostrophe ("I´m") is none. */
export const withApostrophes = (text: string) => text.replaceAll('´', "'");

/** Lower-case letters that keep no accent apart as others spell them, without apostrophes, `&` as "and". */
export function spelledOut(text: string): string {
  return text
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ');
}
