import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A statement of `supabase/schema` with its preceding comments. */
interface Statement {
  text: string;
  /** The statement without comments. */
  bare: string;
}

/** Kinds of statements in order of creation. Functions and views are with tables, which may refer to them. */
const STAGES = [
  /^(?:alter default|create schema|comment on schema|revoke .* on schema|grant .* on schema)/,
  /^create (?:type|sequence|table|(?:or replace )?(?:function|view))\b/,
  /^create (?:unique )?index/,
  /^alter table .* row level security/,
  /^create policy/,
  /^(?:revoke|grant)\b/,
  /^create (?:constraint )?trigger/,
  /^comment\b/,
  /./,
];

/** The end of a quoted part or comment that starts here; `undefined` if none does. */
function endOfQuoted(text: string, at: number): number | undefined {
  const rest = text.slice(at, at + 64);
  const tag = /^(?:--|\$\w*\$|[eE]?'|")/.exec(rest)?.[0];
  if (tag === undefined || (/^[eE]/.test(tag) && /\w/.test(text[at - 1] ?? ''))) return undefined;
  if (/^[eE]'/.test(tag)) {
    const end = /(?:[^'\\]|\\.|'')*'/sy;
    end.lastIndex = at + tag.length;
    return end.test(text) ? end.lastIndex : text.length;
  }
  const end = text.indexOf(tag === '--' ? '\n' : tag, at + tag.length);
  return end === -1 ? text.length : end + (tag === '--' ? 1 : tag.length);
}

/** Splits a text at semicolons outside quotes. */
function splitStatements(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    const quoted = endOfQuoted(text, at);
    if (quoted === undefined && text[at] === ';') {
      found.push(text.slice(start, at + 1).trim());
      start = at + 1;
    }
    at = quoted ?? at + 1;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? found : [...found, rest];
}

const withoutComments = (text: string) => text.replace(/^(?:\s|--[^\n]*\n)+/, '');

function stageOf({ bare }: Statement): number {
  return STAGES.findIndex((stage) => stage.test(bare));
}

/** The name of the type, sequence, table, view or function a statement creates. */
function nameOf({ bare }: Statement): string | undefined {
  return /^create (?:or replace )?(?:type|sequence|table|view|function)\s+([\w.]+)/.exec(bare)?.[1];
}

/** Names a statement depends on; for functions those outside of the body. */
function namesIn({ bare }: Statement): string[] {
  const text = bare.startsWith('create or replace function') ? bare.replace(/\bas \$.*/s, '') : bare;
  return [...text.matchAll(/\b(?:public|private)\.\w+/g)].map(([name]) => name);
}

/** Sorts statements after those they depend on. */
function inOrder(statements: Statement[]): Statement[] {
  const makers = Map.groupBy(statements, nameOf);
  const done = new Set<Statement>();
  const place = (statement: Statement, path: Statement[]): void => {
    if (done.has(statement) || path.includes(statement)) return;
    for (const name of namesIn(statement))
      for (const maker of makers.get(name) ?? []) place(maker, [...path, statement]);
    done.add(statement);
  };
  for (const statement of statements) place(statement, []);
  return [...done];
}

/** The statements of `supabase/schema`, in an order that works in an empty database. */
export async function readSchema(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const statements = files
    .flatMap(splitStatements)
    .map((text): Statement => ({ text, bare: withoutComments(text) }));
  return STAGES.flatMap((_, stage) => {
    const found = statements.filter((statement) => stageOf(statement) === stage);
    return (stage === 1 ? inOrder(found) : found).map(({ text }) => text);
  });
}

/** The statement that creates an object of this name; undefined if none or several do. */
export function makerOf(name: string, statements: readonly string[]): string | undefined {
  const [bare] = name.split('(');
  const found = statements.filter((text) => nameOf({ text, bare: withoutComments(text) }) === bare);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * A migration of these statements. Function bodies are not checked, since they may refer to later objects.
 */
export function migrationOf(statements: readonly string[]): string {
  return ['set check_function_bodies = off;', ...statements, 'reset check_function_bodies;', ''].join('\n\n');
}
