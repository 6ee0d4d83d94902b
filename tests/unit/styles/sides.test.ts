import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import tailwind from 'tailwindcss';
import { expect, test } from 'vitest';
import config from '../../../tailwind.config.ts';

const STYLES = 'src/styles';

/** The styles as compiled by the build. */
async function compiled() {
  const source = readFileSync(path.join(STYLES, 'global.css'), 'utf8').replaceAll(
    /@import '(.+)';/g,
    (_, file: string) => readFileSync(path.join(STYLES, file), 'utf8'),
  );
  const { root } = await postcss([tailwind(config)]).process(source, { from: undefined });
  return root;
}

const LEFT_OR_RIGHT = /(?<!inset-)\b(left|right)\b/;

/** A rule's declarations for one side only; those for both sides need no mirror. */
function sidedIn(rule: Rule): string[] {
  const all = rule.nodes.flatMap((node) => (node.type === 'decl' ? [`${node.prop}: ${node.value}`] : []));
  const other = (text: string) => text.replace(LEFT_OR_RIGHT, (side) => (side === 'left' ? 'right' : 'left'));
  const one = all.filter((text) => LEFT_OR_RIGHT.test(text) && !all.includes(other(text)));
  return one.map((text) => `${rule.selector} { ${text} }`);
}

test('Uses logical sides in styles, so that a page in Arabic is mirrored', async () => {
  const sided: string[] = [];
  (await compiled()).walkRules((rule) => {
    sided.push(...sidedIn(rule));
  });
  expect(sided.filter((rule) => !rule.includes('--end: '))).toEqual([]);
});
