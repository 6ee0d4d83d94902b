import type { Relation } from '../catalog/catalog.ts';
import type { Query } from '../parse/query.ts';
import { orderSql, type Source } from './conditions.ts';
import { answerSql, filterSql, pageSql, rowsInOne, selectSql, type Context } from './rows.ts';
import { quote } from './statement.ts';

export interface ReadOptions {
  /** Whether the response is one object instead of a list. */
  single: boolean;
  /** Whether all matching rows are counted, as column `total`. */
  count: boolean;
}

/** The statement that reads rows of a table or view, or of the call in `from`. */
export function readSql(
  context: Context,
  relation: Relation,
  query: Query,
  { single, count }: ReadOptions,
  from = `public.${quote(relation.name)}`,
): string {
  const source: Source = { relation, as: context.statement.alias() };
  const selected = selectSql(context, source, query);
  // Used twice, so that page and count have the same conditions and bound values.
  const matching = `from ${from} as ${source.as}${filterSql(context, source, query)}`;
  const rows = `select ${selected} ${matching}${orderSql(source, query.order)}${pageSql(context, query)}`;
  const more = count ? `, (select count(*)::int ${matching}) as total` : '';
  return answerSql(rows, { single, weight: rowsInOne(context, relation, query), more });
}
