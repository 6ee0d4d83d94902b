import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import tailwind from 'tailwindcss';
import type { SheetName } from '../../../src/styles/sheet-names.ts';
import config from '../../../src/styles/configs/tailwind.config.ts';

/** A class of Tailwind's in a sheet. */
interface Utility {
  /** The cascade layer its rule stands in. */
  layer: string;
  properties: string[];
  /** Whether they are those of the element itself, not of what is in it. */
  own: boolean;
}

export interface CompiledSheet {
  utilities: Map<string, Utility>;
  /** Classes that the sheet's source names itself. */
  parts: Set<string>;
  /** Those of them that a rule is about by themselves, not only together with another. */
  alone: Set<string>;
  /** Selectors of rules outside every cascade layer, print and motion left out. */
  unlayered: string[];
  /** Declarations about left or right, which Arabic mirrors. */
  sided: string[];
}

/** The names of the classes in a selector. */
function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  );
}

/** The class that Tailwind made a rule for; null for another rule. */
function utilityOf(rule: Rule): string | null {
  const { classCandidate } = (rule.raws['tailwind'] ?? {}) as { classCandidate?: string };
  if (!classCandidate) return null;
  return classesIn(rule.selector).find((name) => name.endsWith(classCandidate)) ?? null;
}

/** The at-rules around a rule, outermost last: name and parameters. */
function surroundings(rule: Rule): string[] {
  const found: string[] = [];
  for (let at = rule.parent; at && at.type === 'atrule'; at = at.parent) {
    found.push(`${'name' in at ? String(at.name) : ''} ${'params' in at ? String(at.params) : ''}`);
  }
  return found;
}

const LEFT_OR_RIGHT = /(?<!inset-)\b(left|right)\b/;

/** What a rule says of one side alone: both sides alike need no mirror. */
function sidedIn(rule: Rule): string[] {
  const all = rule.nodes.flatMap((node) => (node.type === 'decl' ? [`${node.prop}: ${node.value}`] : []));
  const other = (text: string) => text.replace(LEFT_OR_RIGHT, (side) => (side === 'left' ? 'right' : 'left'));
  const one = all.filter((text) => LEFT_OR_RIGHT.test(text) && !all.includes(other(text)));
  return one.map((text) => `${rule.selector} { ${text} }`);
}

const propertiesOf = (rule: Rule) => rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));

/** A sheet as the build makes it. */
export async function compileSheet(name: SheetName): Promise<CompiledSheet> {
  const file = `src/styles/${name}.css`;
  const source = readFileSync(file, 'utf8');
  const { root } = await postcss([tailwind()]).process(source, { from: file });
  const utilities = new Map<string, Utility>();
  const unlayered: string[] = [];
  const sided: string[] = [];
  root.walkRules((rule) => {
    sided.push(...sidedIn(rule));
    const around = surroundings(rule);
    const layer = around.find((text) => text.startsWith('layer '))?.slice(6);
    if (!layer && !around.some((text) => /^keyframes|print|reduced-motion/.test(text))) {
      unlayered.push(rule.selector);
    }
    // What @apply brought into a part is the part's.
    const utility = layer === 'parts' ? null : utilityOf(rule);
    if (!utility) return;
    const before = utilities.get(utility)?.properties ?? [];
    const last = classesIn(rule.selector.split(/(?<!\\)[\s>~+]+(?!.*\\\])/).at(-1) ?? '');
    const own = last.includes(utility);
    utilities.set(utility, { layer: layer ?? '', properties: [...before, ...propertiesOf(rule)], own });
  });
  const parts = new Set<string>();
  const alone = new Set<string>();
  postcss.parse(source).walkRules((rule) => {
    for (const part of classesIn(rule.selector)) parts.add(part);
    for (const one of rule.selectors) if (/^\.[\w-]+$/.test(one)) alone.add(one.slice(1));
  });
  return { utilities, parts, alone, unlayered, sided };
}

/** The order in which Tailwind would write classes if they all stood in one sheet. */
export async function orderOf(candidates: string[]): Promise<Map<string, number>> {
  const content = [{ raw: candidates.join('\n') }];
  const { root } = await postcss([tailwind({ ...config, content })]).process('@tailwind utilities;', {
    from: undefined,
  });
  const order = new Map<string, number>();
  root.walkRules((rule) => {
    const utility = utilityOf(rule);
    if (utility) order.set(utility, order.size);
  });
  return order;
}
