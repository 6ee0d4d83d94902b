import type { Callable, Catalog, Relation } from './catalog/catalog.ts';
import { wantsObject } from './negotiate.ts';
import { parsePreferences, type Preferences } from './parse/preferences.ts';
import { parseQuery, type RestQuery } from './parse/query.ts';
import { readJson, type JsonBody } from './read-json.ts';
import { bodyError, parseError, RestError } from './rest-error.ts';
import { argumentNames, findCallable, rpcSql, type Arguments } from './sql/call.ts';
import { readSql } from './sql/read.ts';
import { checkShape, type ShapeLimits } from './sql/shape.ts';
import { Statement } from './sql/statement.ts';
import { deleteSql, insertSql, updateSql } from './sql/write.ts';

/** A request as one statement, and how to send its result. */
export interface Plan {
  kind: 'read' | 'insert' | 'update' | 'delete' | 'call';
  /** Returns one row: body, rows, and total or updated if applicable. Null if there is nothing to do. */
  sql: string | null;
  parameters: unknown[];
  readOnly: boolean;
  /** Whether any other row count than one is an error. */
  single: boolean;
  /** Whether the response has no body: HEAD, minimal writes, `void` functions. */
  silent: boolean;
  offset: number;
  preferences: Preferences;
  relation: Relation | null;
}

function lookUp(catalog: Catalog, name: string): Relation {
  const relation = catalog.relations.get(name);
  if (relation !== undefined) return relation;
  throw new RestError(404, {
    code: 'PGRST205',
    message: `Could not find the table 'public.${name}' in the schema cache`,
  });
}

function refuseWriteParameters(query: RestQuery): void {
  if (query.setColumns !== null) throw parseError('"columns" is for inserts and updates');
  if (query.onConflict !== null) throw parseError('"on_conflict" is for upserts');
}

/** Plans a request to a table or view. Throws RestError. */
async function planRelation(
  catalog: Catalog,
  request: Request,
  name: string,
  limits: ShapeLimits,
): Promise<Plan> {
  const relation = lookUp(catalog, name);
  const preferences = parsePreferences(request.headers.get('prefer'));
  const single = wantsObject(request.headers);
  const query = parseQuery([...new URL(request.url).searchParams]);
  checkShape(catalog, relation, query, limits);
  const statement = new Statement();
  const context = { catalog, statement };
  const options = { single: single && preferences.return === 'representation', preferences };
  const plan = {
    parameters: statement.parameters,
    single,
    offset: 0,
    preferences,
    relation,
    readOnly: false,
  };
  const silent = preferences.return !== 'representation';
  if (preferences.resolution === null && query.onConflict !== null) {
    throw parseError('"on_conflict" is for upserts: it needs Prefer: resolution=…');
  }
  switch (request.method) {
    case 'GET':
    case 'HEAD': {
      refuseWriteParameters(query);
      const sql = readSql(context, relation, query, { single, count: preferences.count !== null });
      const { offset } = query;
      return { ...plan, kind: 'read', sql, readOnly: true, offset, silent: request.method === 'HEAD' };
    }
    case 'POST': {
      const body = await readJson(request);
      return { ...plan, kind: 'insert', sql: insertSql(context, relation, query, body, options), silent };
    }
    case 'PATCH': {
      const body = await readJson(request);
      const sql = updateSql(context, relation, query, body, { ...options, most: limits.changes });
      return { ...plan, kind: 'update', sql, silent };
    }
    case 'DELETE':
      if (query.setColumns !== null) refuseWriteParameters(query);
      return { ...plan, kind: 'delete', sql: deleteSql(context, relation, query, options), silent };
    default:
      throw new RestError(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${request.method}` });
  }
}

function fromBody(body: JsonBody): Arguments {
  if (body.isArray) throw bodyError('The arguments of a function are one JSON object');
  return { kind: 'json', text: body.text, names: Object.keys(body.objects[0] ?? {}) };
}

/** Splits a query string into a function's arguments and the query of its rows. */
function fromParameters(catalog: Catalog, name: string, parameters: [string, string][]) {
  const known = new Set(
    (catalog.callables.get(name) ?? []).flatMap((callable) =>
      callable.arguments.map((argument) => argument.name),
    ),
  );
  const values = new Map<string, string>();
  const others: [string, string][] = [];
  for (const [key, value] of parameters) {
    if (!known.has(key)) others.push([key, value]);
    else if (values.has(key)) throw parseError(`"${key}" is given twice`);
    else values.set(key, value);
  }
  return { given: { kind: 'text', values } satisfies Arguments, others };
}

function checkQueried(callable: Callable, others: [string, string][]): void {
  if (callable.result.kind === 'rows' || others.length === 0) return;
  const names = others.map(([key]) => key).join(', ');
  throw new RestError(404, {
    code: 'PGRST202',
    message: `Could not find the function public.${callable.name}(${names}) in the schema cache`,
    details: 'Only functions that answer rows can be filtered, ordered and paged.',
  });
}

/** Plans a function call: POST with arguments as JSON, GET and HEAD in the query string. */
async function planCall(
  catalog: Catalog,
  request: Request,
  name: string,
  limits: ShapeLimits,
): Promise<Plan> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    throw new RestError(405, { code: 'PGRST101', message: `Cannot use the ${method} method on RPC` });
  }
  const preferences = parsePreferences(request.headers.get('prefer'));
  const single = wantsObject(request.headers);
  const parameters = [...new URL(request.url).searchParams];
  const { given, others } =
    method === 'POST'
      ? { given: fromBody(await readJson(request)), others: parameters }
      : fromParameters(catalog, name, parameters);
  const callable = findCallable(catalog, name, argumentNames(given));
  checkQueried(callable, others);
  const query = parseQuery(others);
  refuseWriteParameters(query);
  const { result } = callable;
  if (result.kind === 'rows') checkShape(catalog, result.rows, query, limits);
  const statement = new Statement();
  const oneRow = result.kind === 'rows' && !callable.setOf;
  const sql = rpcSql({ catalog, statement }, callable, given, query, {
    single: single || oneRow,
    count: preferences.count !== null,
  });
  return {
    kind: 'call',
    sql,
    parameters: statement.parameters,
    readOnly: method !== 'POST' || !callable.writes,
    single: single && result.kind !== 'void',
    silent: method === 'HEAD' || result.kind === 'void',
    offset: query.offset,
    preferences,
    relation: result.kind === 'rows' ? result.rows : null,
  };
}

/** Plans a request as one statement; `path` follows `/rest/v1/`. Throws RestError. */
export async function planRequest(
  catalog: Catalog,
  request: Request,
  path: string,
  limits: ShapeLimits,
): Promise<Plan> {
  const call = /^rpc\/([^/]+)$/.exec(path)?.[1];
  if (call !== undefined) return planCall(catalog, request, call, limits);
  if (path !== '' && !path.includes('/')) return planRelation(catalog, request, path, limits);
  throw new RestError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' });
}
