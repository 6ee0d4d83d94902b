import type { UnpackedFile } from '../archive.ts';
import { readCsv } from '../csv-table.ts';
import { plainText } from '../facts.ts';
import { parsedJson } from '../json-facts.ts';
import type { OpenedFile } from '../reading.ts';
import { titleLines } from '../sites/plain-list.ts';
import { decoded } from '../tables/encoding.ts';
import { xmlTable } from '../tables/xml-table.ts';
import { isOfAny, isOfSite } from './known-files.ts';

export const fileName = (name: string) => plainText(name) || 'file';

/** Parses a file by its content, whatever its name; null if it could not be unpacked or is broken JSON. */
export function openedFile({ name, bytes }: UnpackedFile): OpenedFile | null {
  if (!bytes) return null;
  const text = decoded(bytes);
  const isJson = /^\s*[[{]/.test(text);
  const json = isJson ? parsedJson(text) : undefined;
  if (json !== undefined) return { name: fileName(name), json };
  if (isJson && !/\.csv$/i.test(name)) return null;
  const xml = xmlTable(text);
  if (xml) return { name: fileName(name), table: xml };
  const lines = titleLines(text);
  if (lines) return { name: fileName(name), lines };
  return { name: fileName(name), table: readCsv(text, linesAbove(fileName(name), text)) };
}

/** Maximum lines ignored above a header, as people and programs add them. */
const MOST_ABOVE = 8;

/** Number of lines before the first known header; 0 if that is the first line, or there is none. */
function linesAbove(name: string, text: string): number {
  const lines = text.slice(0, 20_000).split(/\r\n?|\n/, MOST_ABOVE + 1);
  for (const isKnown of [isOfSite, isOfAny]) {
    // Letterboxd's lists start with a block that is parsed.
    if (isKnown({ name, table: readCsv(lines.join('\n')) })) return 0;
    const found = lines.findIndex((line) => isKnown({ name, table: readCsv(line) }));
    if (found >= 0) return found;
  }
  return 0;
}
