/**
 * Text in plain letters, as texts are compared: lower case, without accents and apostrophes, with `&` as "and";
 * all other characters stay.
 */
export function plainLetters(text: string): string {
  return (
    text
      // An acute accent that stands for an apostrophe ("I´m") is none.
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
