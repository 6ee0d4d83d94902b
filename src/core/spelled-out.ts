/** Replaces acute accents used as apostrophes ("I´m"). Call it before decomposing accents. */
export const withApostrophes = (text: string) => text.replaceAll('´', "'");

/**
 * Transliterates letters without a decomposable accent, removes apostrophes, and writes `&` as "and". Expects lower
 * case.
 */
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
