import { parseError, RestError } from '../rest-error.ts';
import { parseCondition, parseGroup, type Condition } from './condition.ts';
import { parseOrder, type OrderTerm } from './order.ts';
import { Scanner } from './scanner.ts';
import { parseNames, parseSelect, type ColumnItem, type EmbedItem, type SelectItem } from './select.ts';

/** The query of a relation: the request's own, or an embedded one. */
export interface Query {
  columns: (ColumnItem | { kind: 'all' })[];
  embeds: { item: EmbedItem; query: Query }[];
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | null;
  offset: number;
}

/** A whole query string. */
export interface RestQuery extends Query {
  /** `columns`: the columns an insert or update may set. */
  setColumns: string[] | null;
  onConflict: string[] | null;
}

const MAX_PARAMETERS = 200;

function toQuery(items: SelectItem[]): Query {
  return {
    columns: items.filter((item) => item.kind !== 'embed'),
    embeds: items
      .filter((item) => item.kind === 'embed')
      .map((item) => ({ item, query: toQuery(item.items) })),
    conditions: [],
    order: [],
    limit: null,
    offset: 0,
  };
}

/** An embedded relation's name in the response and in parameters. */
export function embedName(item: EmbedItem): string {
  return item.alias ?? item.relation;
}

/** Splits `embed.embed.name`; the last part is the parameter. */
function keyPath(key: string): [path: string[], last: string] {
  const scan = new Scanner(key, 'parameter name');
  const parts = [scan.name()];
  while (scan.take('.')) parts.push(scan.name());
  scan.end();
  return [parts, parts.pop() ?? ''];
}

function embedded(query: Query, path: string[]): Query {
  let current = query;
  for (const name of path) {
    const next = current.embeds.find(({ item }) => embedName(item) === name);
    if (next === undefined) {
      throw new RestError(400, {
        code: 'PGRST108',
        message: `'${name}' is not an embedded resource in this request`,
        hint: `Verify that '${name}' is included in the 'select' query parameter.`,
      });
    }
    current = next.query;
  }
  return current;
}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw parseError(`"${name}" must be a whole number from 0 on`);
  return Number(text);
}

function apply(query: Query, path: string[], name: string, value: string): void {
  const negated = path.at(-1) === 'not' && (name === 'or' || name === 'and');
  const target = embedded(query, negated ? path.slice(0, -1) : path);
  if (name === 'or' || name === 'and') target.conditions.push(parseGroup(name === 'or', negated, value));
  else if (name === 'order') target.order = parseOrder(value);
  else if (name === 'limit') target.limit = wholeNumber(value, name);
  else if (name === 'offset') target.offset = wholeNumber(value, name);
  else target.conditions.push(parseCondition(name, value));
}

const once = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset']);

/**
 * Parses a query string without ignoring anything. Throws PGRST100 for invalid syntax, and PGRST108 for a
 * parameter of a relation that is not embedded.
 */
export function parseQuery(parameters: [key: string, value: string][]): RestQuery {
  if (parameters.length > MAX_PARAMETERS) throw parseError(`more than ${MAX_PARAMETERS} parameters`);
  const seen = new Set<string>();
  for (const [key] of parameters) {
    const isOnce = once.has(key.slice(key.lastIndexOf('.') + 1));
    if (isOnce && seen.has(key)) throw parseError(`"${key}" is given twice`);
    seen.add(key);
  }
  const whole = new Map(parameters.filter(([key]) => ['select', 'columns', 'on_conflict'].includes(key)));
  const names = (key: string) => {
    const text = whole.get(key);
    return text === undefined ? null : parseNames(text, key);
  };
  const query: RestQuery = {
    ...toQuery(parseSelect(whole.get('select') ?? null)),
    setColumns: names('columns'),
    onConflict: names('on_conflict'),
  };
  for (const [key, value] of parameters) {
    if (!whole.has(key)) apply(query, ...keyPath(key), value);
  }
  return query;
}
