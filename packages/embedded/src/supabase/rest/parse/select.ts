import { parseError } from '../rest-error.ts';
import { Scanner } from './scanner.ts';

export interface ColumnItem {
  kind: 'column';
  name: string;
  alias: string | null;
  /** SQL type from the allow-list; null without a cast. */
  cast: string | null;
}

export interface EmbedItem {
  kind: 'embed';
  relation: string;
  alias: string | null;
  /** Foreign key or column that selects the relationship. */
  hint: string | null;
  inner: boolean;
  items: SelectItem[];
}

/** An entry of `select`; `*` is every column. */
export type SelectItem = ColumnItem | EmbedItem | { kind: 'all' };

const MAX_DEPTH = 5;
const MAX_ITEMS = 200;

/** Types for casts, by all names clients use. */
const casts = new Map([
  ...['text', 'date', 'uuid', 'json', 'jsonb', 'numeric', 'timestamp', 'timestamptz'].map(
    (t) => [t, t] as const,
  ),
  ...['int', 'integer', 'int4'].map((t) => [t, 'integer'] as const),
  ...['bigint', 'int8'].map((t) => [t, 'bigint'] as const),
  ...['smallint', 'int2'].map((t) => [t, 'smallint'] as const),
  ...['bool', 'boolean'].map((t) => [t, 'boolean'] as const),
  ...['float8', 'real', 'float4'].map((t) => [t, 'double precision'] as const),
]);

function embed(scan: Scanner, relation: string, alias: string | null, depth: number): EmbedItem {
  let hint: string | null = null;
  let inner = false;
  while (scan.take('!')) {
    const word = scan.name();
    if (word === 'inner') inner = true;
    else if (word !== 'left') {
      if (hint !== null) scan.fail('a second hint');
      hint = word;
    }
  }
  scan.expect('(');
  if (depth >= MAX_DEPTH) scan.fail(`relations can be embedded ${MAX_DEPTH} deep at most`);
  const items = scan.sees(')') ? [] : list(scan, depth + 1);
  scan.expect(')');
  return { kind: 'embed', relation, alias, hint, inner, items };
}

function item(scan: Scanner, depth: number): SelectItem {
  if (scan.take('*')) return { kind: 'all' };
  if (scan.sees('...')) scan.fail('spreading an embedded relation is not supported');
  let name = scan.name();
  let alias: string | null = null;
  if (!scan.sees('::') && scan.take(':')) {
    alias = name;
    name = scan.name();
  }
  if (scan.sees('->')) scan.fail('paths into JSON are not supported');
  if (scan.sees('.') || (scan.sees('()') && name === 'count')) scan.fail('aggregates are not supported');
  if (scan.sees('!') || scan.sees('(')) return embed(scan, name, alias, depth);
  let cast: string | null = null;
  if (scan.take('::')) {
    const type = scan.name();
    cast = casts.get(type) ?? scan.fail(`casting to ${type} is not supported`);
  }
  return { kind: 'column', name, alias, cast };
}

function list(scan: Scanner, depth: number): SelectItem[] {
  const items = [item(scan, depth)];
  while (scan.take(',')) items.push(item(scan, depth));
  return items;
}

function size(items: SelectItem[]): number {
  return items.reduce((sum, entry) => sum + 1 + (entry.kind === 'embed' ? size(entry.items) : 0), 0);
}

/** Parses `select=`; empty or absent is every column. Ignores spaces between entries, as PostgREST does. */
export function parseSelect(text: string | null): SelectItem[] {
  const compact = (text ?? '').replace(/("(?:[^"\\]|\\.)*")|\s+/gsu, '$1');
  if (compact === '') return [{ kind: 'all' }];
  const scan = new Scanner(compact, 'select parameter');
  const items = list(scan, 0);
  scan.end();
  if (size(items) > MAX_ITEMS) throw parseError(`select names more than ${MAX_ITEMS} columns and relations`);
  return items;
}

/** Parses `columns=` or `on_conflict=`: names separated by commas. */
export function parseNames(text: string, parameter: string): string[] {
  const scan = new Scanner(text, `${parameter} parameter`);
  if (scan.done) return [];
  const names = [scan.name()];
  while (scan.take(',')) names.push(scan.name());
  scan.end();
  return names;
}
