import type { Relation } from '../catalog/catalog.ts';
import { bodyError, parseError, RestError } from '../rest-error.ts';
import type { Preferences } from '../parse/preferences.ts';
import type { RestQuery } from '../parse/query.ts';
import type { JsonBody } from '../read-json.ts';
import { orderSql, type Source } from './conditions.ts';
import { answerSql, columnsRead, filterSql, rowsInOne, selectSql, type Context } from './rows.ts';
import { quote } from './statement.ts';

export interface WriteOptions {
  single: boolean;
  preferences: Preferences;
  /** Maximum rows of an update; by default unlimited. */
  most?: number | undefined;
}

/** The setting in which an upsert counts existing rows, for its transaction. */
const UPDATED = 'rest.updated';

function noSuchKey(relation: Relation, column: string): RestError {
  return new RestError(400, {
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${relation.name}' in the schema cache`,
  });
}

/** The columns a body sets: `columns=`, else its keys, which all objects must share. */
function columnsSet(relation: Relation, query: RestQuery, body: JsonBody): string[] {
  const [first, ...others] = body.objects;
  const keys = query.setColumns ?? Object.keys(first ?? {});
  const differs = (object: object) => {
    const own = Object.keys(object);
    return own.length !== keys.length || keys.some((key) => !Object.hasOwn(object, key));
  };
  if (query.setColumns === null && others.some(differs)) throw bodyError('All object keys must match');
  const unknown = keys.find((key) => !relation.columns.has(key));
  if (unknown !== undefined) throw noSuchKey(relation, unknown);
  return [...new Set(keys)];
}

/** `jsonb_to_record…(body) as _b (column type, …)`: the body is one parameter, its values never SQL. */
function bodySql(
  { statement }: Context,
  relation: Relation,
  columns: string[],
  body: JsonBody,
  defaults: boolean,
) {
  const bound = `$${statement.parameters.push(body.text)}::text::jsonb`;
  const list = body.isArray ? bound : `jsonb_build_array(${bound})`;
  const definitions = columns
    .map((name) => `${quote(name)} ${relation.columns.get(name)?.type ?? ''}`)
    .join(', ');
  const withDefault = columns.filter((name) => relation.columns.get(name)?.defaultSql);
  if (!defaults || withDefault.length === 0) return `jsonb_to_recordset(${list}) as _b (${definitions})`;
  const objects = withDefault.map((name) => {
    return `jsonb_build_object('${name.replaceAll("'", "''")}', ${relation.columns.get(name)?.defaultSql ?? ''})`;
  });
  const filled = `select jsonb_agg(${objects.join(' || ')} || _e) from jsonb_array_elements(${list}) _e`;
  return `jsonb_to_recordset((${filled})) as _b (${definitions})`;
}

/** The write as a common table expression, with the requested columns. */
function answeredSql(
  context: Context,
  source: Source,
  write: string,
  query: RestQuery,
  { single, preferences }: WriteOptions,
): string {
  if (query.limit !== null || query.offset !== 0)
    throw parseError('limit and offset are not supported on writes');
  const updated = `, coalesce(nullif(current_setting('${UPDATED}', true), ''), '0')::int as updated`;
  if (preferences.return === 'representation') {
    const returned = [...columnsRead(context, source, query)].map((name) => `${source.as}.${quote(name)}`);
    const seen: Source = { relation: source.relation, as: '_s' };
    const shown = `select ${selectSql(context, seen, query)} from _s${shownFilter(context, seen, query)}${orderSql(seen, query.order)}`;
    const weight = rowsInOne(context, source.relation, query);
    // The write succeeds even if not all rows can be returned.
    const answer = answerSql(shown, { single, weight, cut: true, more: updated });
    return `with _s as (${write} returning ${returned.join(', ') || '1'}) ${answer}`;
  }
  const keys = preferences.return === 'headers-only' ? source.relation.primaryKey : [];
  const returned = keys.map((name) => `${source.as}.${quote(name)}`).join(', ') || '1 as _one';
  const answer = answerSql('select * from _s', { single: false, weight: 1, cut: true, more: updated });
  return `with _s as (${write} returning ${returned}) ${answer}`;
}

/** The filter of the answered rows: inner embeds only, since the write applied the query's conditions. */
function shownFilter(context: Context, seen: Source, query: RestQuery): string {
  return filterSql(context, seen, { ...query, conditions: [] });
}

/**
 * POST: an insert, or with `resolution` an upsert on `on_conflict` or the primary key. Null for an empty
 * list.
 */
export function insertSql(
  context: Context,
  relation: Relation,
  query: RestQuery,
  body: JsonBody,
  options: WriteOptions,
): string | null {
  if (query.conditions.length > 0) throw parseError('filters are not supported on POST');
  if (body.objects.length === 0) return null;
  const source: Source = { relation, as: context.statement.alias() };
  const columns = columnsSet(relation, query, body);
  if (columns.length === 0 && body.objects.length > 1) throw bodyError('Several objects without a key');
  const table = `insert into public.${quote(relation.name)} as ${source.as}`;
  const defaults = options.preferences.missing === 'default';
  const write =
    columns.length === 0
      ? `${table} default values`
      : `${table} (${columns.map(quote).join(', ')}) select ${columns.map((name) => `_b.${quote(name)}`).join(', ')}
         from ${bodySql(context, relation, columns, body, defaults)}`;
  return answeredSql(context, source, write + conflictSql(relation, query, columns, options), query, options);
}

function conflictSql(relation: Relation, query: RestQuery, columns: string[], { preferences }: WriteOptions) {
  if (preferences.resolution === null) return '';
  const target = query.onConflict ?? relation.primaryKey;
  const unknown = target.find((name) => !relation.columns.has(name));
  if (unknown !== undefined) throw noSuchKey(relation, unknown);
  if (target.length === 0) return '';
  const conflict = ` on conflict (${target.map(quote).join(', ')})`;
  if (preferences.resolution === 'ignore-duplicates' || columns.length === 0) return `${conflict} do nothing`;
  const sets = columns.map((name) => `${quote(name)} = excluded.${quote(name)}`);
  const before = `coalesce(nullif(current_setting('${UPDATED}', true), ''), '0')::int`;
  return `${conflict} do update set ${sets.join(', ')} where set_config('${UPDATED}', (${before} + 1)::text, true) <> ''`;
}

function needsCondition(verb: string, query: RestQuery): void {
  if (query.conditions.length > 0) return;
  throw new RestError(400, { code: '21000', message: `${verb} requires a WHERE clause` });
}

/** PATCH. Null when the body sets nothing. */
export function updateSql(
  context: Context,
  relation: Relation,
  query: RestQuery,
  body: JsonBody,
  options: WriteOptions,
): string | null {
  if (body.isArray) throw bodyError('An update takes one JSON object');
  needsCondition('UPDATE', query);
  const columns = columnsSet(relation, query, body);
  if (columns.length === 0) return null;
  const source: Source = { relation, as: context.statement.alias() };
  const sets = columns.map((name) => `${quote(name)} = _b.${quote(name)}`).join(', ');
  const rows = bodySql(context, relation, columns, body, false);
  const filter = filterSql(context, source, { ...query, embeds: [] });
  const table = `public.${quote(relation.name)} as ${source.as}`;
  const { most } = options;
  // Counts up to one row past the limit first, so that a too large update is refused before it writes.
  const reached = `(select 1 from ${table}${filter} limit ${(most ?? 0) + 1}) _n`;
  const few = most === undefined ? '' : ` and (select rest.few(count(*), ${most}) from ${reached})`;
  const write = `update ${table} set ${sets} from ${rows}${filter}${few}`;
  return answeredSql(context, source, write, query, options);
}

/** DELETE. */
export function deleteSql(
  context: Context,
  relation: Relation,
  query: RestQuery,
  options: WriteOptions,
): string {
  needsCondition('DELETE', query);
  const source: Source = { relation, as: context.statement.alias() };
  const filter = filterSql(context, source, { ...query, embeds: [] });
  const write = `delete from public.${quote(relation.name)} as ${source.as}${filter}`;
  return answeredSql(context, source, write, query, options);
}
