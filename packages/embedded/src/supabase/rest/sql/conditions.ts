import type { Relation } from '../catalog/catalog.ts';
import { noSuchColumn, parseError } from '../rest-error.ts';
import type { Condition } from '../parse/condition.ts';
import type { OrderTerm } from '../parse/order.ts';
import { quote, type Statement } from './statement.ts';

/** A relation with its name in the statement. */
export interface Source {
  relation: Relation;
  /** Its alias, or its quoted name. */
  as: string;
}

/** A column as SQL with its type; throws 42703 if it does not exist. */
export function columnOf(source: Source, name: string): { sql: string; type: string } {
  const column = source.relation.columns.get(name);
  if (column === undefined) throw noSuchColumn(source.relation.name, name);
  return { sql: `${source.as}.${quote(name)}`, type: column.type };
}

/** A condition as SQL with bound values. */
export function conditionSql(statement: Statement, source: Source, condition: Condition): string {
  const negated = (sql: string) => (condition.negated ? `(not ${sql})` : sql);
  if (condition.kind === 'group') {
    const members = condition.members.map((member) => conditionSql(statement, source, member));
    return negated(`(${members.join(condition.any ? ' or ' : ' and ')})`);
  }
  const { sql, type } = columnOf(source, condition.column);
  switch (condition.kind) {
    case 'is':
      return negated(`(${sql} is ${condition.state})`);
    case 'in':
      if (type.endsWith('[]')) throw parseError('in is not supported on array columns');
      return negated(`(${sql} = any (${statement.bind(condition.values, `${type}[]`)}))`);
    case 'compare': {
      const pattern = condition.operator === 'like' || condition.operator === 'ilike';
      const value = statement.bind(condition.value, pattern ? 'text' : type);
      return negated(`(${sql} ${condition.operator} ${value})`);
    }
  }
}

/** `where …`, or empty without conditions. */
export function whereSql(conditions: string[]): string {
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

/** `order by …`, or empty. */
export function orderSql(source: Source, terms: OrderTerm[]): string {
  if (terms.length === 0) return '';
  const parts = terms.map(({ column, descending, nulls }) => {
    const direction = descending ? ' desc' : ' asc';
    return columnOf(source, column).sql + direction + (nulls === null ? '' : ` nulls ${nulls}`);
  });
  return ` order by ${parts.join(', ')}`;
}
