import type { CsvTable } from '../csv-table.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** The text of an element, with its entities as characters. */
function textIn(inner: string): string {
  return inner
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,5}));/gi,
      (whole, hex?: string, digits?: string, name?: string) => {
        if (hex) return character(Number.parseInt(hex, 16));
        return digits ? character(Number(digits)) : (ENTITIES[(name ?? '').toLowerCase()] ?? whole);
      },
    )
    .trim();
}

/** Sections of CDATA as other text. */
const withoutSections = (text: string) =>
  text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inner: string) =>
    inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );

const LEAF = /<([A-Za-z_][\w.-]{0,60})(?:\s[^<>]{0,500})?>([^<]*)<\/\1>/g;
const TAG = /<(\/?)([A-Za-z_][\w.-]{0,60})(?:\s[^<>]{0,500})?>/g;

/** Characters that are looked at to find the records. */
const SAMPLE = 200_000;

/** The name of the element that holds most texts, two or more each, and nothing deeper. */
function rowName(text: string): string | null {
  const texts = new Map<string, number>();
  const open: { name: string; leaves: number; depth: number }[] = [];
  for (const [whole, slash, name = ''] of text.slice(0, SAMPLE).matchAll(TAG)) {
    if (whole.endsWith('/>')) continue;
    if (slash === '') {
      open.push({ name, leaves: 0, depth: 0 });
      continue;
    }
    const element = open.pop();
    if (element?.name !== name) return null;
    if (element.leaves > 1 && element.depth === 1) texts.set(name, (texts.get(name) ?? 0) + element.leaves);
    const parent = open.at(-1);
    if (parent) {
      parent.depth = Math.max(parent.depth, element.depth + 1);
      parent.leaves += Number(element.depth === 0);
    }
  }
  const [found = null] = [...texts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return found;
}

/**
 * Parses XML of flat records, such as `<film><filmname>Dune</filmname>…</film>`, as a table: a record is a row, its
 * elements are columns. Null for anything else. There is no parser of XML in a worker.
 */
export function xmlTable(given: string): CsvTable | null {
  if (!/^\uFEFF?\s*<(?:\?xml|[a-z])/i.test(given) || /^\uFEFF?\s*<(?:!doctype )?html/i.test(given))
    return null;
  const text = withoutSections(given);
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
