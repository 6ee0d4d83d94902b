import type { CsvTable } from '../csv-table.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The text of an element: without marks of CDATA, with its entities as characters. */
function textIn(inner: string): string {
  return inner
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replaceAll('&', '&amp;'))
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,5}));/gi,
      (whole, hex?: string, digits?: string, name?: string) => {
        if (hex) return character(Number.parseInt(hex, 16));
        return digits ? character(Number(digits)) : (ENTITIES[(name ?? '').toLowerCase()] ?? whole);
      },
    )
    .trim();
}

const LEAF =
  /<([A-Za-z_][\w.-]{0,60})(?:\s[^<>]{0,500})?(?:\/>|>((?:[^<]|<!\[CDATA\[[\s\S]*?\]\]>)*)<\/\1>)/g;

/** The name of the element that holds a title: the parent of the first element of that kind. */
function rowName(text: string): string | null {
  const [, name = null] =
    /<([A-Za-z_][\w.-]{0,60})(?:\s[^<>]{0,500})?>\s*(?:<[A-Za-z_][\w.-]{0,60}(?:\s[^<>]{0,500})?(?:\/>|>[^<]*(?:<!\[CDATA\[[\s\S]*?\]\]>)?[^<]*<\/[\w.-]+>)\s*){2,}<\/\1>/.exec(
      text.slice(0, 100_000),
    ) ?? [];
  return name;
}

/**
 * Parses XML of flat records, such as `<film><filmname>Dune</filmname>…</film>`, as a table: a record is a row, its
 * elements are columns. Null for anything else. There is no parser of XML in a worker.
 */
export function xmlTable(text: string): CsvTable | null {
  if (!/^\uFEFF?\s*<(?:\?xml|[a-z])/i.test(text) || /^\uFEFF?\s*<(?:!doctype )?html/i.test(text)) return null;
  const name = rowName(text);
  if (name === null) return null;
  const columns = new Set<string>();
  const records: CsvTable['records'] = [];
  const open = new RegExp(`<${name}(?:\\s[^<>]{0,500})?>`, 'g');
  while (open.exec(text)) {
    const end = text.indexOf(`</${name}>`, open.lastIndex);
    if (end < 0) break;
    const cells = new Map<string, string>();
    for (const [, tag = '', inner = ''] of text.slice(open.lastIndex, end).matchAll(LEAF)) {
      const column = tag.toLowerCase();
      columns.add(column);
      if (!cells.get(column)) cells.set(column, textIn(inner));
    }
    records.push({
      line: records.length + 1,
      get: (...wanted) => wanted.map((column) => cells.get(column) ?? '').find((cell) => cell !== '') ?? '',
    });
    open.lastIndex = end;
  }
  return { columns, header: [...columns], records, before: [], torn: [] };
}
