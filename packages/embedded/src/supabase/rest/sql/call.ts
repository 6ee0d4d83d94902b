import type { Callable, Catalog } from '../catalog/catalog.ts';
import type { Query } from '../parse/query.ts';
import { RestError } from '../rest-error.ts';
import { readSql, type ReadOptions } from './read.ts';
import { listSql, MAX_ROWS, type Context } from './rows.ts';
import { quote } from './statement.ts';

/** Arguments from a JSON body, or as text from the query string. */
export type Arguments =
  | { kind: 'json'; text: string; names: string[] }
  | { kind: 'text'; values: Map<string, string> };

export function argumentNames(given: Arguments): string[] {
  return given.kind === 'json' ? given.names : [...given.values.keys()];
}

/** The function of a name with these arguments; throws PGRST202 for none, PGRST203 for several. */
export function findCallable(catalog: Catalog, name: string, given: string[]): Callable {
  const fitting = (catalog.callables.get(name) ?? []).filter(
    ({ arguments: known }) =>
      given.every((one) => known.some((argument) => argument.name === one)) &&
      known.every((argument) => argument.optional || given.includes(argument.name)),
  );
  const [callable, ...others] = fitting;
  if (callable === undefined) {
    const call =
      given.length === 0 ? `public.${name} without parameters` : `public.${name}(${given.join(', ')})`;
    throw new RestError(404, {
      code: 'PGRST202',
      message: `Could not find the function ${call} in the schema cache`,
      details: `Searched for the function public.${name} with ${given.length === 0 ? 'no' : 'these'} parameters, but no matches were found in the schema cache.`,
    });
  }
  if (others.length > 0) {
    throw new RestError(300, {
      code: 'PGRST203',
      message: `Could not choose the best candidate function between: ${fitting.map(signature).join(', ')}`,
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    });
  }
  return callable;
}

function signature({ name, arguments: known }: Callable): string {
  return `public.${name}(${known.map((argument) => `${argument.name} => ${argument.type}`).join(', ')})`;
}

/** `public.f("a" => …)`, and the source of its arguments. */
function callSql(
  { statement }: Context,
  callable: Callable,
  given: Arguments,
): { call: string; body: string } {
  const used = callable.arguments.filter(({ name }) => argumentNames(given).includes(name));
  const call = (value: (name: string, type: string) => string) => {
    const passed = used.map(({ name, type }) => `${quote(name)} => ${value(name, type)}`);
    return `public.${quote(callable.name)}(${passed.join(', ')})`;
  };
  if (given.kind === 'text') {
    return { call: call((name, type) => statement.bind(given.values.get(name) ?? null, type)), body: '' };
  }
  if (used.length === 0) return { call: call(() => ''), body: '' };
  const bound = `$${statement.parameters.push(given.text)}::text::jsonb`;
  const definitions = used.map(({ name, type }) => `${quote(name)} ${type}`).join(', ');
  return {
    call: call((name) => `_b.${quote(name)}`),
    body: `jsonb_to_record(${bound}) as _b (${definitions})`,
  };
}

/**
 * The statement that calls a function. Its rows can be filtered, sorted, paged and embedded like a table's; a
 * value cannot.
 */
export function rpcSql(
  context: Context,
  callable: Callable,
  given: Arguments,
  query: Query,
  options: ReadOptions,
): string {
  const { call, body } = callSql(context, callable, given);
  if (callable.result.kind === 'rows') {
    const lateral =
      body === '' ? `(select * from ${call})` : `(select _f.* from ${body}, lateral ${call} _f)`;
    return readSql(context, callable.result.rows, query, options, lateral);
  }
  if (callable.result.kind === 'void') {
    const calls = body === '' ? call : `${body}, lateral ${call}`;
    return `select null::text as body, count(*)::int as rows from ${calls}`;
  }
  const values = `select ${call} as _v${body === '' ? '' : ` from ${body}`}`;
  const line = 'rest.answered(to_json(_v)::text, 1, false)';
  if (!callable.setOf) return `select ${line} as body, 1 as rows from (${values}) _r`;
  const list = listSql(line, options.single);
  return `select ${list} as body, count(*)::int as rows from (${values} limit ${MAX_ROWS}) _r`;
}
