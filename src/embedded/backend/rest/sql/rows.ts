import type { Catalog } from '../catalog/catalog.ts';
import { embedName, type Query } from '../parse/query.ts';
import { columnOf, conditionSql, orderSql, whereSql, type Source } from './conditions.ts';
import { findRelationship, parentColumns, type Relationship } from './relationship.ts';
import { quote, type Statement } from './statement.ts';

/** What SQL is made from: the catalog names are checked against, the statement values are bound to. */
export interface Context {
  catalog: Catalog;
  statement: Statement;
}

/** Rows any one list of an answer can have, as hosted Supabase is configured. */
export const MAX_ROWS = 1000;

/** An embedded relation, ready to be asked for or only to be tested for rows. */
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

function embedSql(context: Context, parent: Source, embedded: Embedded): string {
  const { relationship, source, query, from } = embedded;
  const rows = rowsSql(context, source, from, query, joinSql(parent, embedded));
  const row = context.statement.alias();
  return relationship.toOne
    ? `(select row_to_json(${row}) from (${rows}) ${row})`
    : `(select coalesce(json_agg(${row}), '[]') from (${rows}) ${row})`;
}

function existsSql(context: Context, parent: Source, embedded: Embedded): string {
  const { source, query, from } = embedded;
  return `exists (select from ${from}${filterSql(context, source, query, joinSql(parent, embedded))})`;
}

/** `where …` of a query: its own conditions, `joined` ones, and the rows that inner embeds ask for. */
export function filterSql(context: Context, source: Source, query: Query, joined: string[] = []): string {
  return whereSql([
    ...joined,
    ...query.conditions.map((condition) => conditionSql(context.statement, source, condition)),
    ...embeddedIn(context, source, query)
      .filter(({ inner }) => inner)
      .map((embedded) => existsSql(context, source, embedded)),
  ]);
}

/** What a query selects of `source`, each with the name it has in the answer. */
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

/** `limit … offset …`, never more than {@link MAX_ROWS}. */
export function pageSql({ statement }: Context, { limit, offset }: Query): string {
  const rows = Math.min(limit ?? MAX_ROWS, MAX_ROWS);
  return ` limit ${statement.bind(rows, 'bigint')} offset ${statement.bind(offset, 'bigint')}`;
}

/** The rows of one relation that a query asks for. */
export function rowsSql(
  context: Context,
  source: Source,
  from: string,
  query: Query,
  joined: string[] = [],
): string {
  const selected = selectSql(context, source, query);
  const filter = filterSql(context, source, query, joined);
  const order = orderSql(source, query.order);
  return `select ${selected} from ${from}${filter}${order}${pageSql(context, query)}`;
}

/** Columns of a relation that {@link selectSql} and the order of a query read. */
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

/** The JSON text of the rows that `rows` answers, as columns `body` and `rows` of one row. */
export function answerSql(rows: string, single: boolean, more = ''): string {
  const body = single ? `json_agg(_r) -> 0` : `coalesce(json_agg(_r), '[]')`;
  return `select (${body})::text as body, count(*)::int as rows${more} from (${rows}) _r`;
}
