/**
 * Normalizes text for comparison: lower case, without accents and apostrophes, with `&` as "and". Other
 * characters stay.
 */
export function plainLetters(text: string): string {
  return (
    text
      // An acute accent used as an apostrophe ("I´m") is treated as one.
      .replaceAll('´', "'")
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/ß/g, 'ss')
      .replace(/æ/g, 'ae')
      .replace(/œ/g, 'oe')
      .replace(/['’‘`´]/g, '')
      .replace(/&/g, ' and ')
  );
}
