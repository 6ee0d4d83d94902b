/** Excel takes a file for UTF-8 only when it begins with this. */
export const CSV_START = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, blanks before it included, and its wide forms. */
const FORMULA = /^[\s\u200B-\u200D\u2060]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

/**
 * A line of a CSV file (RFC 4180). What people wrote stays text in a spreadsheet: an apostrophe goes before
 * whatever could be run as a formula.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const quoted = cells.map((cell) => {
    if (typeof cell === 'number') return String(cell);
    const text = (cell ?? '').replaceAll('\0', '');
    return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
