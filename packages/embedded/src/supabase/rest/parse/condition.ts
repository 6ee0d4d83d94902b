import { Scanner } from './scanner.ts';

/** Operators with a single value. */
const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  cs: '@>',
  cd: '<@',
  ov: '&&',
} as const;

/** Values of `is`, as SQL. */
const states = {
  null: 'null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
  not_null: 'not null',
} as const;

type Comparison = (typeof comparisons)[keyof typeof comparisons];
type State = (typeof states)[keyof typeof states];

/** A condition on rows of a relation. */
export type Condition =
  | { kind: 'compare'; column: string; negated: boolean; operator: Comparison; value: string }
  | { kind: 'in'; column: string; negated: boolean; values: string[] }
  | { kind: 'is'; column: string; negated: boolean; state: State }
  | { kind: 'group'; negated: boolean; any: boolean; members: Condition[] };

const MAX_DEPTH = 8;
const MAX_VALUES = 1000;

function isOne<T extends object>(table: T, word: string): word is Extract<keyof T, string> {
  return Object.hasOwn(table, word);
}

/** Parses `[not.]operator.value`; `value` reads the value to its end. */
function operation(scan: Scanner, column: string, value: () => string): Condition {
  const negated = scan.take('not.');
  const word = scan.match(/[a-z_]+/) ?? scan.fail('expecting an operator');
  if (scan.sees('(')) scan.fail(`${word} takes no modifier here`);
  scan.expect('.');
  if (word === 'in') return { kind: 'in', column, negated, values: values(scan) };
  if (word === 'is') {
    const name = value().toLowerCase();
    if (!isOne(states, name)) return scan.fail('is takes null, not_null, true, false or unknown');
    return { kind: 'is', column, negated, state: states[name] };
  }
  if (!isOne(comparisons, word)) return scan.fail(`the operator ${word} is not supported`);
  const text = value();
  // In URLs an asterisk stands for the pattern's percent sign.
  const pattern = word === 'like' || word === 'ilike' ? text.replaceAll('*', '%') : text;
  return { kind: 'compare', column, negated, operator: comparisons[word], value: pattern };
}

function values(scan: Scanner): string[] {
  scan.expect('(');
  const found: string[] = [];
  if (!scan.sees(')')) {
    do found.push(scan.sees('"') ? scan.quoted() : (scan.match(/[^,()"]*/) ?? ''));
    while (scan.take(','));
  }
  scan.expect(')');
  if (found.length > MAX_VALUES) scan.fail(`in takes ${MAX_VALUES} values at most`);
  return found;
}

/** A value inside `or=(…)`: quoted, an array or object in braces, or up to the next comma. */
function memberValue(scan: Scanner): string {
  if (scan.sees('"')) return scan.quoted();
  return scan.match(/\{(?:"(?:[^"\\]|\\.)*"|[^{}"])*\}/su) ?? scan.match(/[^,()]*/) ?? '';
}

function member(scan: Scanner, depth: number): Condition {
  const negated = scan.match(/not\.(?=(?:and|or)\()/) !== null;
  if (scan.sees('and(') || scan.sees('or(')) {
    const any = scan.take('or');
    if (!any) scan.expect('and');
    return { kind: 'group', negated, any, members: members(scan, depth + 1) };
  }
  const column = scan.name();
  if (scan.sees('->')) scan.fail('paths into JSON are not supported');
  scan.expect('.');
  return operation(scan, column, () => memberValue(scan));
}

function members(scan: Scanner, depth: number): Condition[] {
  if (depth > MAX_DEPTH) scan.fail(`conditions can be nested ${MAX_DEPTH} deep at most`);
  scan.expect('(');
  const found = [member(scan, depth)];
  while (scan.take(',')) found.push(member(scan, depth));
  scan.expect(')');
  return found;
}

/** Parses `column=[not.]operator.value`. */
export function parseCondition(column: string, text: string): Condition {
  const scan = new Scanner(text, 'filter');
  const condition = operation(scan, column, () => scan.rest());
  scan.end();
  return condition;
}

/** Parses `or=(…)` and `and=(…)`. */
export function parseGroup(any: boolean, negated: boolean, text: string): Condition {
  const scan = new Scanner(text, 'logic tree');
  const group: Condition = { kind: 'group', negated, any, members: members(scan, 1) };
  scan.end();
  return group;
}
