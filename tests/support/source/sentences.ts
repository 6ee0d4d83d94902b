import { parse as parseAstro } from '@astrojs/compiler-rs';
import { parseSync } from 'vite';

/** A sentence for people that stands in the source of a component. */
export interface Sentence {
  line: number;
  text: string;
}

/** Fewer words than these are a label. */
const WORDS = 3;

/** Stands in a sentence for what an expression or an element says. */
const HOLE = '…';

/** Attributes whose values people never read. */
const UNREAD =
  /^(?:class|className|class:list|\w+Class|style|sizes|srcset|srcSet|media|rel|d|viewBox|allow|cookie)$/;

/** Attributes, properties and fields whose values people read or hear, however short. */
const READ =
  /^(?:aria-label|ariaLabel|aria-description|title|label|alt|placeholder|heading|text|textContent|summary|noun|nouns|caption|again|more)$/;

/** Names are the same in every language. */
const NAMES = /^(?:Marquee|Node|TMDB|IMDb|JustWatch|Letterboxd|Trakt|Simkl|OpenAI|Gemini|Ollama)$/;

/** Methods that are given a selector. */
const SELECTING = /^(?:closest|matches|querySelector|querySelectorAll)$/;

/** A node of the ESTree that both parsers give, JSX included. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

type Finding = Pick<Node, 'start'> & { text: string };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`;
  return typeof node['name'] === 'string' ? node['name'] : nameOf(node['name']);
}

/** Whether a token is a word as people write it: letters, an apostrophe or a hyphen inside, signs around. */
function isWord(token: string): boolean {
  return /^\p{L}[\p{L}'’-]*$/u.test(token.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''));
}

/** Whether words and holes make a sentence together; two words at least are written. */
function isSentence(text: string): boolean {
  const tokens = text.trim().split(/\s+/);
  const written = tokens.filter(isWord).length;
  const holes = tokens.filter((token) => token.includes(HOLE) && !isWord(token)).length;
  return written >= 2 && written + holes >= WORDS;
}

/** Text of a string literal or of a template with a hole for each value; null for other nodes. */
function literalText(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return nodesIn(node['quasis'])
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join(HOLE);
}

/** The parts that a `+` joins to one text. */
function joined(node: Node): Node[] {
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return [node];
  return [node['left'], node['right']].flatMap((side) => joined(side as Node));
}

/** What a child says in the text of its parent: its words, a hole, or nothing. */
function saidBy(child: Node): string {
  if (child.type === 'JSXText') return String(child['value']);
  if (child.type === 'JSXElement')
    return nodesIn(child['children']).some((inner) => saidBy(inner).trim()) ? HOLE : '';
  if (child.type !== 'JSXExpressionContainer') return '';
  const expression = child['expression'] as Node;
  return expression.type === 'JSXEmptyExpression' ? '' : (literalText(expression) ?? HOLE);
}

/** Names that stand in attributes nobody reads: what they are declared as is nothing to read either. */
function unreadNames(node: Node, within = false): string[] {
  if (node.type === 'Identifier') return within ? [nameOf(node)] : [];
  const inside = within || (node.type === 'JSXAttribute' && UNREAD.test(nameOf(node['name'])));
  return childrenOf(node).flatMap((child) => unreadNames(child, inside));
}

/** What an error says is for the log: people read what a message makes of it. */
const ERROR = /^(?:\w+Error|Error|ForeignAnswer)$/;

/** Whether a node holds nothing that people read. */
function isSilent(node: Node, unread: ReadonlySet<string>): boolean {
  if (/^(?:Import|ExportAll|AstroScript|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true;
  if (node.type === 'JSXAttribute') return UNREAD.test(nameOf(node['name']));
  if (node.type === 'JSXElement')
    return /^(?:script|style)$/.test(nameOf((node['openingElement'] as Node)['name']));
  if (node.type === 'NewExpression') return ERROR.test(nameOf(node['callee']));
  if (node.type === 'CallExpression') return SELECTING.test(nameOf((node['callee'] as Node)['property']));
  if (node.type === 'AssignmentExpression') return UNREAD.test(nameOf((node['left'] as Node)['property']));
  return node.type === 'VariableDeclarator' && unread.has(nameOf(node['id']));
}

/** Whether there is anything to read in a label: a word that is no name. */
function isLabel(text: string): boolean {
  return text
    .trim()
    .split(/\s+/)
    .some((token) => isWord(token) && token.length > 1 && !token.startsWith('/') && !NAMES.test(token));
}

/** The strings an expression may come to: both sides of a choice, what follows a condition. */
function outcomes(node: Node | undefined): Node[] {
  if (!node) return [];
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
    return outcomes(node['expression'] as Node);
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap((side) => outcomes(side as Node));
  if (node.type === 'LogicalExpression')
    return [node['left'], node['right']].flatMap((side) => outcomes(side as Node));
  return [node];
}

/** What a node gives people to read, however short. */
function labelsOf(node: Node): Finding[] {
  if (node.type === 'JSXText') return [{ start: node.start, text: saidBy(node) }];
  const name = nameOf(node['name'] ?? node['key'] ?? (node['left'] as Node | undefined)?.['property']);
  const isRead =
    (node.type === 'JSXAttribute' || node.type === 'Property' || node.type === 'AssignmentExpression') &&
    (READ.test(name) ||
      (name === 'name' && /^\p{Lu}/u.test(String((node['value'] as Node | null)?.['value']))));
  const isInstead =
    node.type === 'LogicalExpression' &&
    node['operator'] === '??' &&
    /^\p{Lu}\p{Ll}/u.test(literalText(node['right'] as Node) ?? '');
  const given =
    node.type === 'JSXExpressionContainer' || isInstead
      ? node
      : isRead
        ? ((node['value'] ?? node['right']) as Node)
        : undefined;
  return outcomes(given).flatMap((one) => {
    const text = literalText(one);
    return text === null ? [] : [{ start: one.start, text }];
  });
}

function collectLabels(node: Node, unread: ReadonlySet<string>): Finding[] {
  if (isSilent(node, unread)) return [];
  // Whether an expression is read is for the attribute it stands in to say.
  const inner =
    node.type === 'JSXAttribute' ? nodesIn((node['value'] as Node | null)?.['expression']) : childrenOf(node);
  return [
    ...labelsOf(node).filter(({ text }) => isLabel(text)),
    ...inner.flatMap((child) => collectLabels(child, unread)),
  ];
}

function collect(node: Node, unread: ReadonlySet<string>): Finding[] {
  if (isSilent(node, unread)) return [];
  const found: Finding[] = [];
  const parts = joined(node).map(literalText);
  if (parts.some((part) => part !== null))
    found.push({ start: node.start, text: parts.map((part) => part ?? HOLE).join('') });
  const children = nodesIn(node['children'] ?? node['body']);
  const written = children.find((child) => child.type === 'JSXText' && saidBy(child).trim());
  if (written) found.push({ start: written.start, text: children.map(saidBy).join('') });
  return [
    ...found.filter(({ text }) => isSentence(text)),
    ...childrenOf(node).flatMap((child) => collect(child, unread)),
  ];
}

function parse(source: string, file: string): Node {
  const tree: unknown = file.endsWith('.astro') ? parseAstro(source).ast : parseSync(file, source).program;
  if (!isNode(tree)) throw new Error(`${file} could not be parsed`);
  return tree;
}

function placed(source: string, found: Finding[]): Sentence[] {
  return found.map(({ start, text }) => ({
    line: source.slice(0, start + text.search(/\S/)).split('\n').length,
    text: text.trim().replace(/\s+/g, ' '),
  }));
}

/** Labels of a word and more in a component's source: texts, and strings in the places that people read. */
export function labelsIn(source: string, file: string): Sentence[] {
  const root = parse(source, file);
  return placed(source, collectLabels(root, new Set(unreadNames(root))));
}

/** Sentences of three words and more in a component's source: texts, attributes, strings and templates. */
export function sentencesIn(source: string, file: string): Sentence[] {
  const root = parse(source, file);
  return placed(source, collect(root, new Set(unreadNames(root))));
}
