import { formatNumber } from './format.ts';

/** What is said by how many it is of; `{n}` stands for the number. English knows `one` and `other`. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const rules = /* @__PURE__ */ new Intl.PluralRules('en');

/** The form for a count, with the count in it: "1 vote", "26,800 votes". */
export function plural(count: number, forms: PluralForms): string {
  return (forms[rules.select(count)] ?? forms.other).replace('{n}', formatNumber(count));
}
