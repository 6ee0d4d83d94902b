import { formatNumber } from '../format.ts';

/** Chooses what is said by how many it is of: `{n}` stands for the number. Every form the language has must be given. */
export function pluralIn<Form extends Intl.LDMLPluralRule>(tag: string) {
  const rules = /* @__PURE__ */ new Intl.PluralRules(tag);
  return (count: number, forms: Readonly<Record<Form, string>>, figures = formatNumber(count)): string =>
    forms[rules.select(count) as Form].replace('{n}', figures);
}
