import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One statement of `supabase/schema`, with the comments that stand before it. */
interface Statement {
  text: string;
  /** Its words alone. */
  bare: string;
}

/** What a statement makes, in the order of making. Functions and views stand with the tables, which may name them. */
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

/** Where a quoted part that begins here ends; `undefined` where none begins. */
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

/** The statements of a text, each up to its semicolon. */
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

/** The type, sequence, table, view or function that a statement makes. */
function nameOf({ bare }: Statement): string | undefined {
  return /^create (?:or replace )?(?:type|sequence|table|view|function)\s+([\w.]+)/.exec(bare)?.[1];
}

/** What has to be there before: the names in it, of a function those outside of its body. */
function namesIn({ bare }: Statement): string[] {
  const text = bare.startsWith('create or replace function') ? bare.replace(/\bas \$.*/s, '') : bare;
  return [...text.matchAll(/\b(?:public|private)\.\w+/g)].map(([name]) => name);
}

/** Each statement after those that make what it names. */
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

/** The statements of `supabase/schema`, in an order in which an empty database takes them. */
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

/** The statement among these that makes what has this name, or undefined where none or several do. */
export function makerOf(name: string, statements: readonly string[]): string | undefined {
  const [bare] = name.split('(');
  const found = statements.filter((text) => nameOf({ text, bare: withoutComments(text) }) === bare);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * One migration of these statements. Bodies of functions are not checked, since they may name what comes after them.
 */
export function migrationOf(statements: readonly string[]): string {
  return ['set check_function_bodies = off;', ...statements, 'reset check_function_bodies;', ''].join('\n\n');
}
