/** Byte order mark: without it Excel does not read a file as UTF-8. */
export const CSV_START = '\uFEFF';

/** Starts of spreadsheet formulas, with leading blanks and full-width forms. */
const FORMULA = /^[\s\u200B-\u200D\u2060]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

/**
 * Returns a line of a CSV file (RFC 4180). Prefixes an apostrophe to text that a spreadsheet would run as a formula
 * (CSV injection).
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const quoted = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell);
    const text = (cell ?? '').replaceAll('\0', '');
    return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
