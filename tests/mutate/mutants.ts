import { parseSync } from 'vite';

/** One small change of a file that some test should notice. */
export interface Mutant {
  line: number;
  start: number;
  end: number;
  /** What stands in place of what is between `start` and `end`. */
  by: string;
  was: string;
}

/** A node of the ESTree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Methods that take another's place; those with nothing are left out. */
const METHODS: Readonly<Record<string, string | null>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  filter: null,
  sort: null,
  toSorted: null,
  reverse: null,
  slice: null,
  trim: null,
};

/** A changed bound of these does not end. */
const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

/** Types, and what only names something. */
const SILENT = /^(?:TS|Import|ExportAll)/;

/** Says of what type an expression is. */
const ASSERTED = /^TS(?:As|Satisfies|NonNull)/;

type Change = Pick<Mutant, 'start' | 'end' | 'by'>;

function changesOf(node: Node, source: string): Change[] {
  const whole = (by: string): Change => ({ start: node.start, end: node.end, by });
  const { left, right, operator, test, callee, value, argument, body } = node;
  const text = (of: unknown) => source.slice((of as Node).start, (of as Node).end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const [from, to] = [(left as Node).end, (right as Node).start];
      const at = from + source.slice(from, to).indexOf(operator as string);
      const end = at + (operator as string).length;
      return (OPERATORS[operator as string] ?? []).map((by) => ({ start: at, end, by }));
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((by) => ({ start: (test as Node).start, end: (test as Node).end, by }));
    case 'UnaryExpression':
      return operator === '!' || operator === '-' ? [whole(text(argument))] : [];
    case 'Literal':
      return typeof value === 'boolean' ? [whole(String(!value))] : [];
    case 'FunctionDeclaration':
    case 'ArrowFunctionExpression':
      return isNode(body) && body.type === 'BlockStatement' && nodesIn(body['body']).length > 0
        ? [{ start: body.start, end: body.end, by: '{}' }]
        : [];
    case 'CallExpression': {
      if (!isNode(callee) || callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
      const property = callee['property'] as Node;
      const other = METHODS[property['name'] as string];
      if (other === undefined) return [];
      if (other === null) return [whole(text(callee['object']))];
      return [{ start: property.start, end: property.end, by: other }];
    }
    default:
      return [];
  }
}

/** Every small change of a source, in the order in which they stand. */
export function mutantsOf(source: string, file: string): Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: Node): void => {
    if (ASSERTED.test(node.type)) return visit(node['expression'] as Node);
    if (SILENT.test(node.type)) return;
    for (const change of changesOf(node, source)) {
      const line = source.slice(0, change.start).split('\n').length;
      found.push({ ...change, line, was: source.slice(change.start, change.end) });
    }
    for (const [name, part] of Object.entries(node)) {
      if (LOOPS.has(node.type) && name !== 'body') continue;
      nodesIn(part).forEach(visit);
    }
  };
  visit(parseSync(file, source).program as unknown as Node);
  return found.sort((a, b) => a.start - b.start);
}
