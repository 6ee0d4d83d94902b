import type { Catalog, Relation } from '../catalog/catalog.ts';
import { embedName, type Query } from '../parse/query.ts';
import { columnOf, conditionSql, orderSql, whereSql, type Source } from './conditions.ts';
import { findRelationship, parentColumns, type Relationship } from './relationship.ts';
import { quote, type Statement } from './statement.ts';

/** The catalog that validates names, and the statement that binds values. */
export interface Context {
  catalog: Catalog;
  statement: Statement;
}

/** Maximum rows of a list in a response, as in hosted Supabase. */
export const MAX_ROWS = 1000;

/** An embedded relation, to be selected or only tested for rows. */
interface Embedded {
  relationship: Relationship;
  source: Source;
  query: Query;
  from: string;
  inner: boolean;
  name: string;
  visible: boolean;
}

function embeddedIn({ catalog, statement }: Context, parent: Source, query: Query): Embedded[] {
  return query.embeds.map(({ item, query: inner }) => {
    const relationship = findRelationship(catalog, parent.relation.name, item);
    const { key, forward } = relationship;
    const name = forward ? key.target : key.table;
    const relation = catalog.relations.get(name);
    if (relation === undefined)
      throw new Error(`Foreign key ${key.name} leads to no relation of the catalog`);
    const source: Source = { relation, as: statement.alias() };
    return {
      relationship,
      source,
      query: inner,
      from: `public.${quote(name)} as ${source.as}`,
      inner: item.inner,
      name: embedName(item),
      visible: item.items.length > 0,
    };
  });
}

function joinSql(parent: Source, { relationship: { key, forward }, source }: Embedded): string[] {
  const own = forward ? key.targetColumns : key.columns;
  const others = forward ? key.columns : key.targetColumns;
  return own.map((column, index) => {
    return `${source.as}.${quote(column)} = ${parent.as}.${quote(others[index] ?? '')}`;
  });
}

/** How many rows a row counts as, including embedded single rows; lists are counted separately. */
export function rowsInOne(context: Context, relation: Relation, query: Query): number {
  return embeddedIn(context, { relation, as: '' }, query)
    .filter(({ relationship }) => relationship.toOne)
    .reduce((sum, { source, query: inner }) => sum + rowsInOne(context, source.relation, inner), 1);
}

function embedSql(context: Context, parent: Source, embedded: Embedded): string {
  const { relationship, source, query, from } = embedded;
  const selected = (room?: string) =>
    rowsSql(context, { source, from, query, joined: joinSql(parent, embedded), room });
  const row = context.statement.alias();
  if (relationship.toOne) return `(select row_to_json(${row}) from (${selected()}) ${row})`;
  const weight = rowsInOne(context, source.relation, query);
  // One more than allowed shows that there are too many.
  const room = `current_setting('rest.rows_left')::bigint / ${weight} + 1`;
  return `(select rest.listed(coalesce(json_agg(${row}), '[]'), count(*) * ${weight}) from (${selected(room)}) ${row})`;
}

function existsSql(context: Context, parent: Source, embedded: Embedded): string {
  const { source, query, from } = embedded;
  return `exists (select from ${from}${filterSql(context, source, query, joinSql(parent, embedded))})`;
}

/** `where …` of a query: its conditions, `joined` ones, and those of inner embeds. */
export function filterSql(context: Context, source: Source, query: Query, joined: string[] = []): string {
  return whereSql([
    ...joined,
    ...query.conditions.map((condition) => conditionSql(context.statement, source, condition)),
    ...embeddedIn(context, source, query)
      .filter(({ inner }) => inner)
      .map((embedded) => existsSql(context, source, embedded)),
  ]);
}

/** A query's selected columns with their names in the response. */
export function selectSql(context: Context, source: Source, query: Query): string {
  const columns = query.columns.flatMap((item) => {
    if (item.kind === 'all') {
      return [...source.relation.columns.keys()].map((name) => `${source.as}.${quote(name)}`);
    }
    const { sql } = columnOf(source, item.name);
    return [`${item.cast === null ? sql : `${sql}::${item.cast}`} as ${quote(item.alias ?? item.name)}`];
  });
  const embeds = embeddedIn(context, source, query)
    .filter(({ visible }) => visible)
    .map((embedded) => `${embedSql(context, source, embedded)} as ${quote(embedded.name)}`);
  return [...columns, ...embeds].join(', ');
}

/** `limit … offset …`, at most {@link MAX_ROWS} and the SQL in `room`. */
export function pageSql({ statement }: Context, { limit, offset }: Query, room?: string): string {
  const rows = statement.bind(Math.min(limit ?? MAX_ROWS, MAX_ROWS), 'bigint');
  const most = room === undefined ? rows : `least(${rows}, ${room})`;
  return ` limit ${most} offset ${statement.bind(offset, 'bigint')}`;
}

interface RowsAsked {
  source: Source;
  from: string;
  query: Query;
  joined: string[];
  room: string | undefined;
}

/** The rows of an embedded relation. */
function rowsSql(context: Context, { source, from, query, joined, room }: RowsAsked): string {
  const selected = selectSql(context, source, query);
  const filter = filterSql(context, source, query, joined);
  const order = orderSql(source, query.order);
  return `select ${selected} from ${from}${filter}${order}${pageSql(context, query, room)}`;
}

/** Columns that {@link selectSql} and the order of a query read. */
export function columnsRead({ catalog }: Context, source: Source, query: Query): Set<string> {
  const all = [...source.relation.columns.keys()];
  const selected = query.columns.flatMap((item) => (item.kind === 'all' ? all : [item.name]));
  const joined = query.embeds.flatMap(({ item }) =>
    parentColumns(findRelationship(catalog, source.relation.name, item)),
  );
  const names = new Set([...selected, ...joined, ...query.order.map(({ column }) => column)]);
  for (const name of names) columnOf(source, name);
  return names;
}

/** How rows become a response. */
export interface AnswerOptions {
  /** Whether it is one object instead of a list. */
  single: boolean;
  /** How many rows each counts as, see {@link rowsInOne}. */
  weight: number;
  /** Whether rows beyond the limit are left out; else the request fails. */
  cut?: boolean;
  /** Further columns beside `body` and `rows`. */
  more?: string;
}

/** SQL for the JSON text of rows, as columns `body` and `rows` of one row. */
export function answerSql(rows: string, { single, weight, cut = false, more = '' }: AnswerOptions): string {
  const line = `rest.answered(row_to_json(_r)::text, ${weight}, ${cut})`;
  return `select ${listSql(line, single)} as body, count(*)::int as rows${more} from (${rows}) _r`;
}

/** Joins JSON texts of rows to a list, or takes the first. */
export function listSql(line: string, single: boolean): string {
  return single ? `(array_agg(${line}))[1]` : `'[' || coalesce(string_agg(${line}, ','), '') || ']'`;
}
