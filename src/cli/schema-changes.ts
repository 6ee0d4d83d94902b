import type { SchemaObject } from './schema-objects.ts';

const TAKEN_BACK: [pattern: RegExp, ending: string][] = [
  [/^create (?:unique )?index (\S+) on (\w+)\..*/is, 'drop index $2.$1;'],
  [/^create policy (".*?"|\w+) on (\S+).*/is, 'drop policy $1 on $2;'],
  [/^create trigger (\S+) .*? on (\S+).*/is, 'drop trigger $1 on $2;'],
  [/^grant (.*) on (.*) to (\w+);$/is, 'revoke $1 on $2 from $3;'],
  [/^comment on (.*?) is .*/is, 'comment on $1 is null;'],
  [/^alter table (\S+) enable .*/is, 'alter table $1 disable row level security;'],
];

/** The statement that reverts another. */
function takeBack(statement: string): string {
  const found = TAKEN_BACK.find(([pattern]) => pattern.test(statement));
  return found ? statement.replace(...found) : `-- Take back by hand: ${statement.split('\n', 1)[0]}`;
}

/** Columns and constraints of a `create table` by name. */
function partsOf(head = ''): Map<string, string> {
  const lines = head.split('\n').slice(1, -1);
  return new Map(
    lines.map((line) => {
      const part = line.trim().replace(/,$/, '');
      return [/^(?:constraint )?(\S+)/.exec(part)![0], part];
    }),
  );
}

function changesOfTable(name: string, from: string | undefined, to: string | undefined): string[] {
  const [before, after] = [partsOf(from), partsOf(to)];
  const drop = (part: string) =>
    `alter table ${name} drop ${part.startsWith('constraint ') ? part : `column ${part}`};`;
  const gone = [...before.keys()].filter((part) => !after.has(part));
  const changed = [...after].filter(([part, text]) => before.get(part) !== text);
  return [
    ...gone.map(drop),
    ...changed.flatMap(([part, text]) => {
      if (!before.has(part)) return [`alter table ${name} add ${text};`];
      if (part.startsWith('constraint ')) return [drop(part), `alter table ${name} add ${text};`];
      return [`-- Change by hand: alter table ${name} alter column ${text}`];
    }),
  ];
}

/** What a function returns; PostgreSQL replaces a function only by one that returns the same. */
const returnsOf = ({ statements: [head = ''] }: SchemaObject) =>
  /\n RETURNS ([\s\S]*?)\n LANGUAGE/i.exec(head)?.[1];

function changesOf(from: SchemaObject, to: SchemaObject, written: Written): string[] {
  const gone = from.statements.slice(1).filter((statement) => !to.statements.includes(statement));
  const added = to.statements.slice(1).filter((statement) => !from.statements.includes(statement));
  const [before, after] = [from.statements[0] ?? '', to.statements[0] ?? ''];
  const head =
    to.kind === 'table' ? changesOfTable(to.name, before, after) : before === after ? [] : [written(to)];
  // A new comment replaces the old one.
  const subject = (statement: string) => /^comment on (.*?) is /s.exec(statement)?.[1];
  const subjects = new Set(added.map(subject));
  return [
    ...gone.filter((one) => !subject(one) || !subjects.has(subject(one))).map(takeBack),
    ...head,
    ...added,
  ];
}

/** Returns the hand-written statement that creates an object. */
type Written = (object: SchemaObject) => string;

/** The statements that migrate `from` to `to`. Changes that need a decision become comments. */
export function schemaChanges(
  from: readonly SchemaObject[],
  to: readonly SchemaObject[],
  written: Written,
): string[] {
  const key = ({ kind, name }: SchemaObject) => `${kind} ${name}`;
  const [before, after] = [new Map(from.map((one) => [key(one), one])), new Set(to.map(key))];
  const dropped = from.filter((one) => !after.has(key(one)) && one.kind !== 'platform');
  return [
    ...dropped.map(({ kind, name }) => `drop ${kind} ${name};`),
    ...to.flatMap((object) => {
      const had = before.get(key(object));
      const again = object.kind === 'function' && had && returnsOf(had) !== returnsOf(object);
      if (had && !again) return changesOf(had, object, written);
      const dropped = again ? [`drop function ${object.name};`] : [];
      const closed = object.kind === 'function' ? [`revoke all on function ${object.name} from public;`] : [];
      return [...dropped, written(object), ...closed, ...object.statements.slice(1)];
    }),
  ];
}
